import { copyTree } from "../copy-tree.ts";
import { run } from "../run.ts";

const GIT = [
  "git",
  "-c",
  "user.name=release",
  "-c",
  "user.email=release@localhost",
  "-c",
  "commit.gpgsign=false",
];

/** The site is not released; its pictures would make most of the copy. */
const isDemo = (path: string): boolean => path.startsWith("apps/site/demo/");

/**
 * Copies the working tree as a repository of one commit on `main`, so that a release can be rehearsed without touching
 * the real one. Works from a shallow clone too, where `main` may not exist. With `installed`, the packages' libraries
 * come along, so that packages can be built and packed.
 */
export async function copyForRelease(folder: string, options: { installed?: boolean } = {}): Promise<void> {
  await copyTree(folder, { except: isDemo, installed: options.installed === true });
  for (const step of [
    ["init", "-q", "-b", "main"],
    ["add", "-A"],
    ["commit", "-q", "-m", "Release rehearsal"],
  ]) {
    const done = await run([...GIT, ...step], { cwd: folder, output: "collect" });
    if (done.code !== 0) throw new Error(`git ${step[0]} failed in the copy: ${done.output}`);
  }
}
