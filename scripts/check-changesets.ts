/**
 * `pnpm check:changesets`: every changeset can be read, and `changeset version` raises exactly the packages they name.
 * Both run in a copy of the tree, because `changeset status` compares with a `main` that a CI clone may not have.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, log } from "./log.ts";
import { copyForRelease } from "./release/release-copy.ts";
import { packageVersions } from "./release/package-versions.ts";
import { bin, run } from "./run.ts";

interface ReleasePlan {
  releases: { name: string; type: "major" | "minor" | "patch" | "none"; newVersion: string }[];
  changesets: { id: string; summary: string }[];
}

const folder = mkdtempSync(join(tmpdir(), "forecourt-changesets-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const changeset = (...args: string[]) => run([bin("changeset"), ...args], { cwd: folder, output: "collect" });

await copyForRelease(folder);
const status = await changeset("status", "--output", "release-plan.json");
if (status.code !== 0) fail(`changeset status exits ${status.code}:\n${status.output}`);
const plan = JSON.parse(readFileSync(join(folder, "release-plan.json"), "utf8")) as ReleasePlan;
const silent = plan.changesets.filter(({ summary }) => summary.trim() === "");
if (silent.length > 0)
  fail(`Changesets without a sentence: ${silent.map(({ id }) => `${id}.md`).join(", ")}`);

// Right after a release there are none, and changeset takes that for a mistake.
const version = plan.changesets.length > 0 ? await changeset("version") : status;
if (version.code !== 0) fail(`changeset version exits ${version.code}:\n${version.output}`);
const raised = packageVersions(folder);
const releases = plan.releases.filter(({ type }) => type !== "none");
for (const { name, newVersion } of releases) {
  const { version, folder: own = "" } = raised.get(name) ?? {};
  if (version !== newVersion) fail(`${name} should be ${newVersion} and is ${version}.`);
  if (!existsSync(join(folder, own, "CHANGELOG.md")))
    fail(`changeset version wrote no CHANGELOG.md for ${name}.`);
}
log(`${plan.changesets.length} changesets raise ${releases.length} packages`);
