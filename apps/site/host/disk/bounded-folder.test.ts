import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boundedFolder } from "./bounded-folder.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "forecourt-bounded-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const bytes = (size: number) => new Uint8Array(size).fill(7);
const open = (room = true) => boundedFolder({ directory, maxBytes: 100, hasRoom: async () => room });
const kept = (): string[] => readdirSync(directory).toSorted();

describe("boundedFolder", () => {
  it("makes a file once, also when many ask at a time and after a restart", async () => {
    const make = vi.fn(async () => bytes(10));
    const folder = open();
    const asked = await Promise.all([1, 2, 3].map(() => folder.get("a.webp", make)));
    expect(asked.map(({ length }) => length)).toEqual([10, 10, 10]);
    expect(await open().get("a.webp", make)).toEqual(bytes(10));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("reads what another process on the same folder has made since", async () => {
    const [one, other] = [open(), open()];
    const make = vi.fn(async () => bytes(10));
    await Promise.all([one.get("first", make), other.get("second", make)]);
    expect(make).toHaveBeenCalledTimes(2);
    expect(await other.get("first", make)).toEqual(bytes(10));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("counts what it read of another process, so that the two do not fill the folder beyond its bound", async () => {
    const [one, other] = [open(), open()];
    await Promise.all([one.get("a", async () => bytes(40)), other.get("b", async () => bytes(40))]);
    for (const name of ["a", "c"]) await other.get(name, async () => bytes(40));
    await expect.poll(() => kept()).toEqual(["a", "c"]);
  });

  it("keeps what is made again after another process has removed it", async () => {
    const folder = open();
    await folder.get("a", async () => bytes(10));
    rmSync(join(directory, "a"));
    await folder.get("a", async () => bytes(20));
    await folder.get("b", async () => bytes(10));
    expect(kept()).toEqual(["a", "b"]);
  });

  it("never holds more than its bound; what was asked for the longest ago goes first", async () => {
    const folder = open();
    for (const name of ["a", "b", "a", "c"]) await folder.get(name, async () => bytes(40));
    await expect.poll(() => kept()).toEqual(["a", "c"]);
  });

  it("counts what lay there before, and removes what was half-written", async () => {
    for (const [name, at] of [
      ["z-old", 1],
      ["a-young", 2],
    ] as const) {
      writeFileSync(join(directory, name), bytes(50));
      utimesSync(join(directory, name), at, at);
    }
    writeFileSync(join(directory, "x.123.tmp"), "half");
    await open().get("new", async () => bytes(50));
    await expect.poll(() => kept()).toEqual(["a-young", "new"]);
  });

  it("gives what it cannot keep: too large, no room, no folder", async () => {
    expect(await open().get("large", async () => bytes(101))).toHaveLength(101);
    expect(await open(false).get("late", async () => bytes(10))).toHaveLength(10);
    expect(kept()).toEqual([]);
    const nowhere = boundedFolder({ directory: "/dev/null/x", maxBytes: 100, hasRoom: async () => true });
    expect(await nowhere.get("a", async () => bytes(10))).toHaveLength(10);
  });

  it("keeps a file as large as its bound, readable by this process's user alone", async () => {
    await open().get("whole", async () => bytes(100));
    expect(kept()).toEqual(["whole"]);
    expect(statSync(join(directory, "whole")).mode & 0o777).toBe(0o600);
  });

  it("makes its folder, closed to other users", async () => {
    const inside = join(directory, "drawn");
    const folder = boundedFolder({ directory: inside, maxBytes: 100, hasRoom: async () => true });
    await folder.get("a", async () => bytes(1));
    expect(statSync(inside).mode & 0o777).toBe(0o700);
    expect(readdirSync(inside)).toEqual(["a"]);
  });

  it("makes anew what was removed from the disk meanwhile", async () => {
    const folder = open();
    const make = vi.fn(async () => bytes(10));
    await folder.get("a", make);
    rmSync(join(directory, "a"));
    expect(await folder.get("a", make)).toEqual(bytes(10));
    expect(make).toHaveBeenCalledTimes(2);
    expect(kept()).toEqual(["a"]);
  });

  it("leaves nothing half-written where a file cannot take its name", async () => {
    mkdirSync(join(directory, "a/taken"), { recursive: true });
    expect(await open().get("a", async () => bytes(10))).toEqual(bytes(10));
    expect(kept()).toEqual(["a"]);
  });

  it("tries again what could not be made", async () => {
    const folder = open();
    await expect(folder.get("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await folder.get("a", async () => bytes(1))).toHaveLength(1);
  });

  it("takes no name that could lead elsewhere", async () => {
    for (const name of ["../a", "a/b", "", ".", "..", "a..b", "a.", ".a", "a b"])
      await expect(open().get(name, async () => bytes(1))).rejects.toThrow("no file name");
  });
});
