import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { hasFiles } from "./has-files.ts";

it("finds no file in a folder that only holds folders, as looking at stock before the first start leaves it", () => {
  const folder = mkdtempSync(join(tmpdir(), "has-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(hasFiles(join(folder, "stock"))).toBe(false);
  mkdirSync(join(folder, "stock", "southgate"), { recursive: true });
  expect(hasFiles(join(folder, "stock"))).toBe(false);
  writeFileSync(join(folder, "stock", "southgate", "cars.json"), "{}");
  expect(hasFiles(join(folder, "stock"))).toBe(true);
});
