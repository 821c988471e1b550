import { describe, expect, it } from "vitest";
import { rateLimit } from "./rate-limit.ts";

describe("rateLimit", () => {
  it("lets each shopper do a thing so often in a window, and says how long the next must wait", () => {
    let now = 0;
    const limit = rateLimit({ times: 2, windowMs: 10_000 }, () => now);
    expect([limit.take("a"), limit.take("a"), limit.take("a"), limit.take("b")]).toEqual([
      null,
      null,
      10,
      null,
    ]);
    now = 9001;
    expect(limit.take("a")).toBe(1);
    now = 10_000;
    expect(limit.take("a")).toBeNull();
  });

  it("counts what comes without an address as one shopper", () => {
    const limit = rateLimit({ times: 1, windowMs: 1000 }, () => 0);
    expect([limit.take(null), limit.take(null)]).toEqual([null, 1]);
  });

  it("stays small in a flood of addresses", () => {
    const limit = rateLimit({ times: 1, windowMs: 1000 }, () => 0);
    limit.take("first");
    for (let n = 0; n < 20_000; n += 1) limit.take(`flood ${n}`);
    expect(limit.take("first")).toBeNull();
  });
});
