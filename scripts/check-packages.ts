/**
 * Each package is packed, installed alone by npm into an empty project, and its README example's twin,
 * `examples/smoke.ts`, runs there. publint and attw read the packed file first.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, run } from "./run.ts";
import { log } from "./log.ts";

const work = mkdtempSync(join(tmpdir(), "forecourt-packages-"));
const bin = (name: string): string => join(ROOT, "node_modules/.bin", name);
const names = readdirSync(join(ROOT, "packages"));
const failures: string[] = [];

async function step(what: string, command: string[], cwd = ROOT): Promise<boolean> {
  const done = await run(command, { cwd, output: "collect" });
  if (done.code === 0) return true;
  failures.push(what);
  process.stderr.write(`${what} failed:\n${done.output}\n`);
  return false;
}

const pnpm = ["npx", "--yes", "pnpm@12.21.0", "--config.verify-deps-before-run=false"];
for (const name of names) {
  mkdirSync(join(work, name), { recursive: true });
  await step(
    `${name}: pack`,
    [...pnpm, "pack", "--pack-destination", join(work, name)],
    join(ROOT, "packages", name),
  );
}
const tarball = (name: string): string | undefined => {
  const file = readdirSync(join(work, name)).find((entry) => entry.endsWith(".tgz"));
  return file && join(work, name, file);
};
/** What a package needs of ours, so that npm takes the packed files and not a registry's. */
const needs = (name: string): string[] => {
  const manifest = JSON.parse(readFileSync(join(ROOT, "packages", name, "package.json"), "utf8")) as {
    dependencies?: object;
  };
  const direct = Object.keys(manifest.dependencies ?? {}).flatMap((entry) =>
    entry.startsWith("@forecourt/") ? [entry.replace("@forecourt/", "")] : [],
  );
  return [...new Set([...direct, ...direct.flatMap(needs)])];
};

for (const name of names) {
  const own = tarball(name);
  if (!own) {
    failures.push(`${name}: nothing was packed`);
    continue;
  }
  await step(`${name}: publint`, [bin("publint"), "run", own, "--strict"]);
  await step(`${name}: attw`, [
    bin("attw"),
    own,
    "--profile",
    "esm-only",
    "--exclude-entrypoints",
    "./styles.css",
    "./tokens.css",
  ]);
  const project = join(work, `project-${name}`);
  mkdirSync(project);
  const packed = [name, ...needs(name)].flatMap((part) => tarball(part) ?? []);
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ name: "empty", private: true, type: "module" }),
  );
  const installed = await step(
    `${name}: npm install`,
    ["npm", "install", "--no-audit", "--no-fund", "--prefer-offline", ...packed],
    project,
  );
  const example = join(ROOT, "packages", name, "examples/smoke.ts");
  if (!existsSync(example)) failures.push(`${name}: examples/smoke.ts is missing`);
  else if (installed) {
    cpSync(example, join(project, "smoke.ts"));
    if (await step(`${name}: example`, [process.execPath, "smoke.ts"], project))
      log(`${name} packs, installs alone and runs`);
  }
}
rmSync(work, { recursive: true, force: true });
if (failures.length > 0) {
  log(`packages: ${failures.join("; ")}`);
  process.exitCode = 1;
}
