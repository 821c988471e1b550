import { describe, expect, it } from "vitest";
import { patience } from "./patience.ts";

const silence = new Promise<false>(() => undefined);
/** Far longer than a test may take: whoever waits it out is told by vitest. */
const FOREVER = 600_000;

describe("patience", () => {
  it("takes an answer that comes", async () => {
    expect(await patience(FOREVER)("x", Promise.resolve({ models: 3 }))).toEqual({ models: 3 });
  });

  it("gives false for one that does not", async () => {
    expect(await patience(0)("x", silence)).toBe(false);
  });

  it("waits for a question once, and again after it was answered", async () => {
    const wait = patience(FOREVER);
    expect(await wait("x", Promise.resolve(false))).toBe(false);
    expect(await wait("x", silence)).toBe(false);
    expect(await wait("x", Promise.resolve(1))).toBe(1);
  });

  it("does not hold one question's silence against another", async () => {
    const wait = patience(FOREVER);
    await wait("x", Promise.resolve(false));
    expect(await wait("y", Promise.resolve(1))).toBe(1);
  });
});
