import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, run } from "../run.ts";

const GIT = [
  "git",
  "-c",
  "user.name=release check",
  "-c",
  "user.email=release@localhost",
  "-c",
  "commit.gpgsign=false",
];

/**
 * Copies the working tree into an empty folder as a repository of one commit on `main`, so that a release can be
 * rehearsed without touching the real one. Works in a shallow clone too, where `main` may not exist.
 * With `built`, what `pnpm build` made and the installed dependencies come along, so that packages can be packed.
 */
export async function copyForRelease(folder: string, options: { built?: boolean } = {}): Promise<void> {
  const listed = await run(["git", "ls-files", "-co", "--exclude-standard", "-z"], { output: "collect" });
  if (listed.code !== 0) throw new Error(`git could not list the working tree: ${listed.output}`);
  for (const path of listed.output.split("\0")) {
    // The site is not released; its pictures would make most of the copy.
    if (path === "" || path.startsWith("apps/site/demo/") || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path));
  }
  for (const step of [
    ["init", "-q", "-b", "main"],
    ["add", "-A"],
    ["commit", "-q", "-m", "Release rehearsal"],
  ]) {
    const done = await run([...GIT, ...step], { cwd: folder, output: "collect" });
    if (done.code !== 0) throw new Error(`git ${step[0]} failed in the copy: ${done.output}`);
  }
  if (!options.built) return;
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const name of readdirSync(join(ROOT, "packages"))) {
    for (const part of ["node_modules", "dist"]) {
      const from = join(ROOT, "packages", name, part);
      if (existsSync(from))
        cpSync(from, join(folder, "packages", name, part), { recursive: true, verbatimSymlinks: true });
    }
  }
}
