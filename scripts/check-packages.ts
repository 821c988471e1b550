/**
 * `pnpm check:packages`: rehearses a release. In a copy of the tree, where nothing is built, the versions are raised and
 * every package is packed; publint and attw read the packed file; npm installs it into an empty folder by its README's
 * install line, the code under that line runs there and prints what it says; every entry is read by `require` and by types.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { log } from "./log.ts";
import { packAll, prepareRelease, type ReleasedPackage, tarballOf } from "./release/packed-packages.ts";
import { tryPackage } from "./release/try-package.ts";
import { bin, run } from "./run.ts";

const work = mkdtempSync(join(tmpdir(), "forecourt-packages-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
const tree = join(work, "tree");
const packed = join(work, "packed");
const failures: string[] = [];

const packages = await prepareRelease(tree);
await packAll(tree, packed);

/** The tarballs of a package and of those of ours that it needs; the name itself where it is not ours. */
function tarballs(name: string): string[] {
  const wanted = packages.get(name);
  if (wanted === undefined) return [name];
  return [name, ...wanted.needs].flatMap((each) => {
    const released = packages.get(each);
    return released ? [tarballOf(packed, released)] : [];
  });
}

async function check(released: ReleasedPackage): Promise<void> {
  const file = tarballOf(packed, released);
  const styles = ["./styles.css", "./tokens.css"];
  const readers: readonly (readonly string[])[] = [
    [bin("publint"), "run", file, "--strict"],
    [bin("attw"), file, "--profile", "esm-only", "--exclude-entrypoints", ...styles],
  ];
  for (const reader of readers) {
    const done = await run(reader, { output: "collect" });
    if (done.code !== 0) failures.push(`${released.name}: ${reader[0]} says\n${done.output}`);
  }
  const project = join(work, released.folder.replace("packages/", "project-"));
  const tried = await tryPackage(released, project, tarballs);
  failures.push(...tried.failures);
  if (tried.failures.length === 0)
    log(`${released.name} ${released.version} packs, installs alone and runs as its README says`);
}

/** Two at once: much of the time goes to installs that wait for the disk or a registry. */
const waiting = packages.values();
async function checkWaiting(): Promise<void> {
  for (const released of waiting) await check(released);
}
await Promise.all([checkWaiting(), checkWaiting()]);
for (const failure of failures) log(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
