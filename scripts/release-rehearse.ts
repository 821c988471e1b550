/**
 * `pnpm release:rehearse`, a step of `pnpm check:full`: publishes the packages, the built site and `create-forecourt` to a registry
 * on loopback, as `pnpm release` does to a real one, and uses them from there as a stranger would: each package by its README,
 * by `require`, by types under two compilers, and in applications built by Vite and by Next; the rest by the guides, from
 * an empty folder to a delivered lead. `--route` leaves the packages' own trials out.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyTree } from "./copy-tree.ts";
import { fail, log } from "./log.ts";
import { packageVersions } from "./release/package-versions.ts";
import { prepareRelease } from "./release/packed-packages.ts";
import { secondPerson } from "./release/second-person.ts";
import { startRegistry } from "./release/start-registry.ts";
import { tryApplications } from "./release/try-applications.ts";
import { tryImage } from "./release/try-image.ts";
import { tryPackage } from "./release/try-package.ts";
import { bin, ROOT, run } from "./run.ts";

const work = mkdtempSync(join(tmpdir(), "forecourt-rehearsal-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
const tree = join(work, "tree");
const packages = await prepareRelease(tree);
const registry = await startRegistry(join(work, "registry"));
const { env } = registry;

/** What is published as it was staged: the site that was built last, and the template of a platform. */
const STAGED = ["apps/site-package", "apps/create-forecourt"];
for (const folder of ["apps/site/.next", "apps/site/demo"])
  cpSync(join(ROOT, folder), join(tree, folder), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.includes("/.next/cache"),
  });
for (const folder of STAGED) {
  const { stage } = JSON.parse(readFileSync(join(tree, folder, "package.json"), "utf8")).scripts as {
    stage: string;
  };
  const staged = await run(stage.split(" "), { cwd: join(tree, folder), output: "collect" });
  if (staged.code !== 0) fail(`${folder} cannot be staged:\n${staged.output}`);
}

/** Provenance is signed by a CI's identity, which a rehearsal does not have. */
for (const folder of [...packages.values()]
  .map((each) => each.folder)
  .concat(STAGED.map((each) => `${each}/dist`))) {
  const file = join(tree, folder, "package.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"provenance": true', '"provenance": false'));
}
const committer = { GIT_COMMITTER_NAME: "release", GIT_COMMITTER_EMAIL: "release@localhost" };
const published = await run([bin("changeset"), "publish"], {
  cwd: tree,
  env: { ...env, ...committer },
  output: "collect",
});
if (published.code !== 0) fail(`changeset publish exits ${published.code}:\n${published.output}`);
const tagged = (await run(["git", "tag"], { cwd: tree, output: "collect" })).output.split("\n");
const folders = new Set([...[...packages.values()].map(({ folder }) => folder), ...STAGED]);
for (const [name, { version, folder }] of packageVersions(tree))
  if (folders.has(folder) && !tagged.includes(`${name}@${version}`))
    fail(`${name}@${version} is published without a tag:\n${published.output}`);
log(`${folders.size} packages are published to ${registry.url} and tagged`);

const failures: string[] = [];
const { problems, took } = await secondPerson(join(work, "second-person"), env);
failures.push(...problems);
log(`from an empty folder to a delivered lead by the guides: ${took.join(", ")}`);

const repository = join(work, "repository");
await copyTree(repository);
const images = {
  "a platform": {
    context: join(work, "second-person/my-platform"),
    page: { host: "sample-yard.localhost", has: "Sample Yard" },
    registry: registry.url,
  },
  "this repository": {
    context: repository,
    page: { host: "harbourside.localhost", has: "Harbourside" },
    volumes: [`${join(repository, "apps/site/tenants")}:/tenants:ro`],
  },
};
for (const [name, trial] of Object.entries(images)) {
  const image = await tryImage({ ...trial, work: join(work, "images") });
  if (image.ok === false) failures.push(`the image of ${name}: ${image.problem}`);
  else
    log(
      image.ok
        ? `the image of ${name} is built and serves`
        : `the image of ${name}: SKIPPED, ${image.skipped}`,
    );
}

if (!process.argv.includes("--route")) {
  for (const released of packages.values()) {
    const project = join(work, released.folder.replace("packages/", "project-"));
    const tried = await tryPackage(released, project, (name) => [name], env);
    failures.push(...tried.failures);
    if (tried.failures.length === 0) log(`${released.name} ${released.version} installs and runs`);
  }
  failures.push(...(await tryApplications([...packages.values()], work, env)));
}
registry.stop();
for (const failure of failures) log(failure);
log(
  failures.length === 0
    ? "rehearsed: the release can be published"
    : `rehearsed with ${failures.length} failures`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
