import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { diskReserve } from "./disk-reserve.ts";

const roomWith = (free: number): Promise<boolean> =>
  diskReserve("/data", { reserve: 100, free: async () => free })();

describe("diskReserve", () => {
  it("has room only while more than the reserve is free", async () => {
    expect([await roomWith(101), await roomWith(100), await roomWith(0)]).toEqual([true, false, false]);
  });

  it("looks again after two seconds, not before", async () => {
    let now = 0;
    let free = 1000;
    const hasRoom = diskReserve("/data", { reserve: 100, clock: () => now, free: async () => free });
    expect(await hasRoom()).toBe(true);
    free = 0;
    now = 1999;
    expect(await hasRoom()).toBe(true);
    now = 2000;
    expect(await hasRoom()).toBe(false);
  });

  it("asks the real disk, and takes one that cannot be asked for full", async () => {
    expect(await diskReserve(tmpdir(), { reserve: 0 })()).toBe(true);
    expect(await diskReserve("/no/such/folder", { reserve: 0 })()).toBe(false);
  });
});
