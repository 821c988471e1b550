import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { removeFile } from "./remove-file.ts";
import { sweepUnfinished } from "./sweep-unfinished.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-sweep-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("removeFile", () => {
  it("removes a file, and takes one that is gone already for removed", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "x");
    await removeFile(file);
    expect(readdirSync(folder)).not.toContain("a-file");
    await expect(removeFile(file)).resolves.toBeUndefined();
  });
});

describe("sweepUnfinished", () => {
  it("removes what dead uploads left, not one that runs and not what is whole", async () => {
    mkdirSync(join(folder, "north"));
    for (const [name, seconds] of [
      ["old.jpg.part", 0],
      ["running.jpg.part", 900],
      ["whole.jpg", 0],
    ] as const) {
      writeFileSync(join(folder, "north", name), "x");
      utimesSync(join(folder, "north", name), seconds, seconds);
    }
    expect(await sweepUnfinished(folder, 1_000_000)).toBe(1);
    expect(readdirSync(join(folder, "north")).toSorted()).toEqual(["running.jpg.part", "whole.jpg"]);
  });

  it("removes an upload that nothing was written to for ten minutes, not a second earlier", async () => {
    mkdirSync(join(folder, "edge"));
    for (const [name, seconds] of [
      ["ten-minutes.part", 400],
      ["younger.part", 401],
    ] as const) {
      writeFileSync(join(folder, "edge", name), "x");
      utimesSync(join(folder, "edge", name), seconds, seconds);
    }
    expect(await sweepUnfinished(join(folder, "edge"), 1_000_000)).toBe(1);
    expect(readdirSync(join(folder, "edge"))).toEqual(["younger.part"]);
  });

  it("has nothing to do where no file ever came", async () => {
    expect(await sweepUnfinished(join(folder, "none"), 0)).toBe(0);
  });
});
