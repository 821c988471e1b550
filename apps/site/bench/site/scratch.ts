import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SITE } from "#host/testing/built-site.ts";
import { NODE } from "#host/testing/site-process.ts";

/** A folder of this bench alone, which is removed when the bench ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with the demo dealers' stock. */
export function seededStock(): string {
  const folder = scratchFolder();
  const env = { ...process.env, FORECOURT_ENV: "test", FORECOURT_DATA: folder };
  execFileSync(process.execPath, [...NODE, "demo/seed.ts"], { cwd: SITE, stdio: "ignore", env });
  return folder;
}
