import { statfs } from "node:fs/promises";
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
    let now = 10_000;
    let free = 1000;
    const hasRoom = diskReserve("/data", { reserve: 100, clock: () => now, free: async () => free });
    expect(await hasRoom()).toBe(true);
    free = 0;
    now = 11_999;
    expect(await hasRoom()).toBe(true);
    now = 12_000;
    expect(await hasRoom()).toBe(false);
  });

  it("does not ask the disk twice in a moment of the real clock", async () => {
    let asked = 0;
    const hasRoom = diskReserve("/data", { reserve: 0, free: async () => (asked += 1) });
    expect([await hasRoom(), await hasRoom(), asked]).toEqual([true, true, 1]);
  });

  it("counts the real disk's free space in bytes", async () => {
    const { bavail, bsize } = await statfs(tmpdir());
    expect(await diskReserve(tmpdir(), { reserve: (bavail * bsize) / 2 })()).toBe(true);
    expect(await diskReserve(tmpdir(), { reserve: bavail * bsize * 2 })()).toBe(false);
  });

  it("asks the real disk, and takes one that cannot be asked for full", async () => {
    expect(await diskReserve(tmpdir(), { reserve: 0 })()).toBe(true);
    expect(await diskReserve("/no/such/folder", { reserve: 0 })()).toBe(false);
  });
});
