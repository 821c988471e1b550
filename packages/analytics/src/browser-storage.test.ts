import { describe, expect, it } from "vitest";
import { readJson, readText, writeText } from "./browser-storage.ts";

const holding = (text: string | null) => ({
  getItem: () => text,
  setItem: () => undefined,
  removeItem: () => undefined,
});
const refuse = () => {
  throw new DOMException("denied", "SecurityError");
};
const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse };

describe("readJson", () => {
  it("is what was stored", () => expect(readJson(holding('{"a":[1]}'), "key")).toEqual({ a: [1] }));
  it("is undefined where nothing is stored", () => expect(readJson(holding(null), "key")).toBeUndefined());
  it("is undefined where it is broken", () => expect(readJson(holding('{"a":'), "key")).toBeUndefined());
  it("is undefined where the browser refuses", () => expect(readJson(blocked, "key")).toBeUndefined());
});

describe("a browser that blocks storage", () => {
  it("holds no text and takes none, without an error", () => {
    expect(readText(blocked, "key")).toBeNull();
    expect(() => writeText(blocked, "key", "text")).not.toThrow();
  });
});
