import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { log } from "../log.ts";
import { ROOT, run } from "../run.ts";
import { CONSUMER_PAGE } from "./consumer-page.ts";
import type { ReleasedPackage } from "./packed-packages.ts";

const version = (name: string): string =>
  new RegExp(`^ {2}"?${name}"?: (\\S+)$`, "m").exec(
    readFileSync(join(ROOT, "pnpm-workspace.yaml"), "utf8"),
  )?.[1] ?? "latest";
const REACT = [`react@${version("react")}`, `react-dom@${version("react-dom")}`];

/** Uses all packages together in applications of Vite and Next, and by their types under TypeScript 5.9; gives the failures. */
export async function tryApplications(
  packages: readonly ReleasedPackage[],
  work: string,
  env: Record<string, string>,
): Promise<string[]> {
  const failures: string[] = [];
  const all = packages.map(({ name }) => name);
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
    [...all, ...REACT, "vite"],
    {
      "index.html": `<script type="module" src="/main.js"></script>`,
      "main.js": `${CONSUMER_PAGE}console.log(used, Notice);\n`,
    },
    ["npx", "vite", "build"],
  );
  await tryConsumer(
    "next",
    [...all, ...REACT, `next@${version("next")}`],
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
  const typed = packages.flatMap(({ name, entries }) =>
    entries.filter((entry) => !entry.endsWith(".css")).map((entry) => join(name, entry)),
  );
  await tryConsumer(
    "typescript-5.9",
    [...all, ...REACT, "typescript@5.9", "vitest", "fast-check", "@types/react@19", "@types/node@22"],
    {
      "types.ts": typed
        .map((entry, at) => `export * as entry${at} from ${JSON.stringify(entry)};\n`)
        .join(""),
    },
    "npx tsc --noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --target es2023 --lib es2023,dom --module esnext --moduleResolution bundler types.ts".split(
      " ",
    ),
  );
  return failures;
}
