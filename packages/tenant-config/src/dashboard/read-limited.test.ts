import { describe, expect, it } from "vitest";
import { readLimited } from "./read-limited.ts";

const inParts = (...parts: Uint8Array[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    }),
  );

describe("readLimited", () => {
  it("reads a body of exactly the limit, and none of one byte more", async () => {
    expect(await readLimited(new Response("12345"), 5)).toEqual({ text: "12345", bytes: 5 });
    expect(await readLimited(new Response("123456"), 5)).toBeNull();
  });

  it("puts together a letter that came in two parts, and counts its bytes", async () => {
    const [first, second] = new TextEncoder().encode("é");
    const body = inParts(Uint8Array.of(first ?? 0), Uint8Array.of(second ?? 0));
    expect(await readLimited(body, 5)).toEqual({ text: "é", bytes: 2 });
  });

  it("marks a letter that was cut off, and reads nothing of an answer without a body", async () => {
    expect(await readLimited(inParts(Uint8Array.of(0xc3)), 5)).toEqual({ text: "\uFFFD", bytes: 1 });
    expect(await readLimited(new Response(null), 5)).toEqual({ text: "", bytes: 0 });
  });
});
