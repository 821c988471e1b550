import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { backUp } from "./back-up.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "forecourt-back-up-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it("leaves out files that are still being written, which may be gone before they are copied", async () => {
  const data = join(directory, "data");
  mkdirSync(join(data, "files"), { recursive: true });
  for (const name of ["whole", "coming.part"]) writeFileSync(join(data, "files", name), name);
  const target = join(directory, "copy");
  await backUp({ dataDirectory: data, target, now: new Date(0) });
  expect(readdirSync(join(target, "files"))).toEqual(["whole"]);
});
