import { describe, expect, it } from "vitest";
import { problemOf } from "./problem-of.ts";

describe("problemOf", () => {
  it.each([
    ["its code", Object.assign(new Error("to ada@example.com"), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
    [
      "the code of its cause",
      new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ETIMEDOUT" }) }),
      "ETIMEDOUT",
    ],
    ["its name, where its words could hold an address", new TypeError("to ada@example.com"), "TypeError"],
    ["its name, where its code is no text", Object.assign(new RangeError("x"), { code: 5 }), "RangeError"],
    ["its name, where its cause is a text", new TypeError("x", { cause: "ada@example.com" }), "TypeError"],
    ["our own words", new Error("The mail server took no recipient."), "The mail server took no recipient."],
    ["nothing of what is no error", "ada@example.com", "The other side failed."],
  ])("remembers %s", (_, reason, problem) => expect(problemOf(reason)).toBe(problem));
});
