import { describe, expect, it } from "vitest";
import { withTimeout } from "./with-timeout.ts";

const silence = new Promise<false>(() => undefined);
/** Far longer than a test may take: vitest stops a test that waits it out. */
const FOREVER = 600_000;

describe("withTimeout", () => {
  it("takes an answer that comes", async () => {
    expect(await withTimeout(FOREVER)("x", Promise.resolve({ models: 3 }))).toEqual({ models: 3 });
  });

  it("gives false for one that does not", async () => {
    expect(await withTimeout(0)("x", silence)).toBe(false);
  });

  it("waits for a call once, and again after it was answered", async () => {
    const wait = withTimeout(FOREVER);
    expect(await wait("x", Promise.resolve(false))).toBe(false);
    expect(await wait("x", silence)).toBe(false);
    expect(await wait("x", Promise.resolve(1))).toBe(1);
  });

  it("is as patient as before with a call that was answered after being late", async () => {
    const wait = withTimeout(FOREVER);
    await wait("x", Promise.resolve(false));
    await wait("x", Promise.resolve(1));
    const soon = new Promise<number>((give) => setTimeout(give, 5, 2));
    expect(await wait("x", soon)).toBe(2);
  });

  it("does not hold one call's silence against another", async () => {
    const wait = withTimeout(FOREVER);
    await wait("x", Promise.resolve(false));
    expect(await wait("y", Promise.resolve(1))).toBe(1);
  });
});
