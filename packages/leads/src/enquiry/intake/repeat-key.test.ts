import { describe, expect, it } from "vitest";
import { repeatKey } from "./repeat-key.ts";

const post = { form: "general", drawn_at: "2026-11-22T06:30Z", name: "Ada", message: "Hello" };

describe("repeatKey", () => {
  it("is the same for the same answers, in whatever order they come", () => {
    expect(repeatKey({ ...post })).toBe(repeatKey(Object.fromEntries(Object.entries(post).toReversed())));
  });

  it.each([
    ["another answer", { ...post, message: "Hello!" }],
    ["another shopper", { ...post, name: "Bea" }],
    ["a page drawn in another minute", { ...post, drawn_at: "2026-11-22T06:31Z" }],
    ["one question more", { ...post, phone: "" }],
  ])("is another one for %s", (_, other) => {
    expect(repeatKey(other)).not.toBe(repeatKey(post));
  });

  it("is a key that a lead may have", () => {
    expect(repeatKey(post)).toMatch(/^[\w-]{8,100}$/);
  });

  it.each([[null], ["text"], [{ lead: post }], [{ ...post, drawn_at: "" }], [{ ...post, drawn_at: 7 }]])(
    "is none for %j, which names no minute",
    (body) => {
      expect(repeatKey(body)).toBeNull();
    },
  );
});
