import { cpSync, existsSync, globSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, run } from "./run.ts";

/**
 * Copies the working tree, as git sees it, into an empty folder: something can be tried there without touching the real
 * one. With `installed`, packages find their dependencies as they do here, and one another inside the copy.
 */
export async function copyTree(
  folder: string,
  options: { except?: (path: string) => boolean; installed?: boolean } = {},
): Promise<void> {
  const listed = await run(["git", "ls-files", "-co", "--exclude-standard", "-z"], { output: "collect" });
  if (listed.code !== 0) throw new Error(`git could not list the working tree: ${listed.output}`);
  for (const path of listed.output.split("\0")) {
    // A file deleted but not yet committed is still listed.
    if (path === "" || options.except?.(path) || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path));
  }
  if (!options.installed) return;
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const modules of globSync("{apps,packages}/*/node_modules", { cwd: ROOT })) {
    // These hold links only, relative to where they lie.
    cpSync(join(ROOT, modules), join(folder, modules), { recursive: true, verbatimSymlinks: true });
  }
}
