import { afterEach, describe, expect, it, vi } from "vitest";
import { type Meter, provideMeter } from "#host/metrics/meter.ts";
import { testSite } from "#server/testing/test-site.ts";
import { rateLimit } from "./rate-limit.ts";

const world = await testSite();
afterEach(() => provideMeter(null));

describe("rateLimit", () => {
  it("lets each shopper go on so often, and says and counts when one must wait", async () => {
    const count = vi.fn<Meter["count"]>();
    provideMeter({ count, responded: () => undefined, connections: () => undefined });
    const limit = rateLimit({ name: "leads", times: 2, windowMs: 600_000 });
    expect([
      await limit.take(world.wiring, "a"),
      await limit.take(world.wiring, "a"),
      await limit.take(world.wiring, "b"),
    ]).toEqual([null, null, null]);
    expect(count).not.toHaveBeenCalled();
    const wait = (await limit.take(world.wiring, "a")) ?? 0;
    expect(wait).toSatisfy((seconds: number) => seconds > 590 && seconds <= 600);
    expect(count.mock.calls).toEqual([["rateLimited", { limit: "leads" }]]);
  });

  it("says whole seconds, the one that has begun among them", async () => {
    const take = vi.spyOn(world.wiring.counters, "take").mockResolvedValue(1_001);
    const limit = rateLimit({ name: "leads", times: 1, windowMs: 5_000 });
    expect(await limit.take(world.wiring, "a")).toBe(2);
    expect(take).toHaveBeenCalledWith("leads", "a", { times: 1, windowMs: 5_000 }, expect.any(Number));
    await limit.take(world.wiring, null);
    expect(take).toHaveBeenLastCalledWith("leads", "", { times: 1, windowMs: 5_000 }, expect.any(Number));
    take.mockRestore();
  });
});
