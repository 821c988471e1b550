/**
 * `pnpm release:rehearse`, a step of `pnpm check:full`: publishes all six packages to a registry on loopback, as `pnpm release`
 * does to a real one, and uses each from there as a stranger would: by its README, by `require`, by types under two
 * compilers, and in applications built by Vite and by Next.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fail, log } from "./log.ts";
import { CONSUMER_PAGE } from "./release/consumer-page.ts";
import { prepareRelease } from "./release/packed-packages.ts";
import { startRegistry } from "./release/start-registry.ts";
import { tryPackage } from "./release/try-package.ts";
import { bin, ROOT, run } from "./run.ts";

const work = mkdtempSync(join(tmpdir(), "forecourt-rehearsal-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
const tree = join(work, "tree");
const packages = await prepareRelease(tree);
const registry = await startRegistry(join(work, "registry"));
const { env } = registry;

/** Provenance is signed by a CI's identity, which a rehearsal does not have. */
for (const { folder } of packages.values()) {
  const file = join(tree, folder, "package.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"provenance": true', '"provenance": false'));
}
const published = await run([bin("changeset"), "publish", "--no-git-tag"], {
  cwd: tree,
  env,
  output: "collect",
});
if (published.code !== 0) fail(`changeset publish exits ${published.code}:\n${published.output}`);
log(`${packages.size} packages are published to ${registry.url}`);

const failures: string[] = [];
for (const released of packages.values()) {
  const project = join(work, released.folder.replace("packages/", "project-"));
  const tried = await tryPackage(released, project, (name) => [name], env);
  failures.push(...tried.failures);
  if (tried.failures.length === 0) log(`${released.name} ${released.version} installs and runs`);
}

const version = (name: string): string =>
  new RegExp(`^ {2}"?${name}"?: (\\S+)$`, "m").exec(
    readFileSync(join(ROOT, "pnpm-workspace.yaml"), "utf8"),
  )?.[1] ?? "latest";
const ALL = [...packages.keys()];
const REACT = [`react@${version("react")}`, `react-dom@${version("react-dom")}`];

/** An application in an empty folder that installs from the registry and runs one command; warnings of a build count. */
async function tryConsumer(
  name: string,
  install: readonly string[],
  files: Record<string, string>,
  command: readonly string[],
): Promise<void> {
  const project = join(work, name);
  for (const [file, text] of Object.entries({
    "package.json": `{"private":true,"type":"module"}`,
    ...files,
  })) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  for (const step of [
    ["npm", "install", "--no-audit", "--no-fund", "--prefer-offline", ...install],
    command,
  ]) {
    const done = await run(step, { cwd: project, env, output: "collect" });
    const warned = step === command && /externalized for browser|\bwarning\b/i.test(done.output);
    if (done.code === 0 && !warned) continue;
    failures.push(`${name}: ${step.join(" ")}: ${done.output.trim().slice(-2000)}`);
    return;
  }
  log(`${name}: all six packages in one application`);
}

await tryConsumer(
  "vite",
  [...ALL, ...REACT, "vite"],
  {
    "index.html": `<script type="module" src="/main.js"></script>`,
    "main.js": `${CONSUMER_PAGE}console.log(used, Notice);\n`,
  },
  ["npx", "vite", "build"],
);
await tryConsumer(
  "next",
  [...ALL, ...REACT, `next@${version("next")}`],
  {
    "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n`,
    "app/page.jsx":
      `${CONSUMER_PAGE}export default function Page() { return <Notice>{used.length} work</Notice>; }\n`.replace(
        "export const used",
        "const used",
      ),
  },
  ["npx", "next", "build"],
);
const typed = [...packages.values()].flatMap(({ name, entries }) =>
  entries.filter((entry) => !entry.endsWith(".css")).map((entry) => join(name, entry)),
);
await tryConsumer(
  "typescript-5.9",
  [...ALL, ...REACT, "typescript@5.9", "vitest", "fast-check", "@types/react@19", "@types/node@22"],
  {
    "types.ts": typed.map((entry, at) => `export * as entry${at} from ${JSON.stringify(entry)};\n`).join(""),
  },
  "npx tsc --noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --target es2023 --lib es2023,dom --module esnext --moduleResolution bundler types.ts".split(
    " ",
  ),
);

registry.stop();
for (const failure of failures) log(failure);
log(
  failures.length === 0
    ? "rehearsed: the release can be published"
    : `rehearsed with ${failures.length} failures`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
