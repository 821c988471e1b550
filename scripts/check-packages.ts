/**
 * `pnpm check:packages`: rehearses a release. In a copy of the tree the versions are raised and every package is packed;
 * publint and attw read the packed file; npm installs it alone into an empty project; and its README example's twin,
 * `examples/smoke.ts`, runs there. Needs `pnpm build` first.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { log } from "./log.ts";
import { copyForRelease } from "./release/release-copy.ts";
import { packageVersions } from "./release/package-versions.ts";
import { bin, PNPM, ROOT, run } from "./run.ts";

const work = mkdtempSync(join(tmpdir(), "forecourt-packages-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
const tree = join(work, "tree");
const packed = join(work, "packed");
const names = readdirSync(join(ROOT, "packages"));
const failures: string[] = [];

async function step(what: string, command: readonly string[], cwd = ROOT): Promise<boolean> {
  const done = await run(command, { cwd, output: "collect" });
  if (done.code === 0) return true;
  failures.push(what);
  process.stderr.write(`${what} failed:\n${done.output}\n`);
  return false;
}

await copyForRelease(tree, { built: true });
await step("changeset version", [bin("changeset"), "version"], tree);
await step(
  "pack",
  [...PNPM, "--recursive", "--filter", "./packages/*", "pack", "--pack-destination", packed],
  tree,
);

const versions = packageVersions(tree);
const tarball = (name: string): string =>
  join(packed, `forecourt-${name}-${versions.get(`@forecourt/${name}`)}.tgz`);

/** The packages of ours that a package needs, so that npm takes the packed files and not a registry's. */
function needs(name: string): string[] {
  const manifest = JSON.parse(readFileSync(join(tree, "packages", name, "package.json"), "utf8")) as {
    dependencies?: object;
  };
  const direct = Object.keys(manifest.dependencies ?? {}).flatMap((entry) =>
    entry.startsWith("@forecourt/") ? [entry.replace("@forecourt/", "")] : [],
  );
  return [...new Set([...direct, ...direct.flatMap(needs)])];
}

async function tryPackage(name: string): Promise<void> {
  if (!existsSync(tarball(name))) {
    failures.push(`${name}: nothing was packed`);
    return;
  }
  await step(`${name}: publint`, [bin("publint"), "run", tarball(name), "--strict"]);
  const styles = ["./styles.css", "./tokens.css"];
  const attw = [bin("attw"), tarball(name), "--profile", "esm-only", "--exclude-entrypoints", ...styles];
  await step(`${name}: attw`, attw);
  const project = join(work, `project-${name}`);
  mkdirSync(project);
  const manifest = { name: "empty", private: true, type: "module" };
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest));
  const npm = ["npm", "install", "--no-audit", "--no-fund", "--prefer-offline"];
  const installed = await step(
    `${name}: npm install`,
    [...npm, ...[name, ...needs(name)].map(tarball)],
    project,
  );
  const example = join(ROOT, "packages", name, "examples/smoke.ts");
  if (!existsSync(example)) failures.push(`${name}: examples/smoke.ts is missing`);
  else if (installed) {
    cpSync(example, join(project, "smoke.ts"));
    if (await step(`${name}: example`, [process.execPath, "smoke.ts"], project))
      log(`${name} ${versions.get(`@forecourt/${name}`)} packs, installs alone and runs`);
  }
}

/** Two at once: much of the time goes to installs that wait for the disk or a registry. */
const waiting = (failures.length === 0 ? names : []).values();
async function tryWaiting(): Promise<void> {
  for (const name of waiting) await tryPackage(name);
}
await Promise.all([tryWaiting(), tryWaiting()]);
if (failures.length > 0) {
  log(`packages: ${failures.join("; ")}`);
  process.exitCode = 1;
}
