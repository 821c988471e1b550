import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { askForReload, reloadFile, watchReload } from "./watch-reload.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "forecourt-reload-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const watching = () => {
  let reloads = 0;
  const watch = watchReload({ file: reloadFile(directory), onReload: () => (reloads += 1), everyMs: 5 });
  return { ...watch, reloads: () => reloads };
};

describe("watchReload", () => {
  it("calls back once for each time it is asked, in every process that watches", async () => {
    const [site, worker] = [watching(), watching()];
    await askForReload(directory, new Date(1_000));
    await expect.poll(() => [site.reloads(), worker.reloads()]).toEqual([1, 1]);
    await askForReload(directory, new Date(2_000));
    await expect.poll(() => [site.reloads(), worker.reloads()]).toEqual([2, 2]);
    site.stop();
    worker.stop();
  });

  it("takes a word from before it started for old news", async () => {
    await askForReload(directory, new Date(1_000));
    const late = watching();
    // Some looks, in which the old word would have been taken for a new one.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await askForReload(directory, new Date(2_000));
    await expect.poll(() => late.reloads()).toBeGreaterThan(0);
    expect(late.reloads()).toBe(1);
    late.stop();
  });
});
