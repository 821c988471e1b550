import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bin, ROOT, run } from "../run.ts";
import type { ReleasedPackage } from "./packed-packages.ts";
import { readmeExample } from "./readme-example.ts";

const NPM = ["npm", "install", "--no-audit", "--no-fund", "--prefer-offline"];

/** How strictly a user's compiler may read our types. That of `bundler` finds what this one finds; `attw` looks at both. */
const TYPES =
  `${bin("tsc")} --noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --target es2023 --lib es2024,dom --module node16 --moduleResolution node16`.split(
    " ",
  );

/** Where a package is installed from: what `npm install` is told instead of its name, with what it needs of ours. */
export type InstallFrom = (name: string) => readonly string[];

/** What must not go wrong when somebody uses a package, each under its name; the failures are told, not thrown. */
export interface Trial {
  failures: readonly string[];
}

/**
 * Uses a package as a stranger would: in an empty folder, by its README's install line and the code under it; then by
 * `require` from CommonJS, and by its types, as strict as a compiler can be.
 */
export async function tryPackage(
  { name, folder, entries }: ReleasedPackage,
  project: string,
  from: InstallFrom,
  env: Record<string, string> = {},
): Promise<Trial> {
  const example = readmeExample(readFileSync(join(ROOT, folder, "README.md"), "utf8"));
  if (example === null)
    return { failures: [`${name}: its README does not begin with an install line and code`] };
  mkdirSync(project);
  const write = (file: string, text: string) => writeFileSync(join(project, file), text);
  write("package.json", JSON.stringify({ name: "empty", private: true, type: "module" }));
  const failures: string[] = [];
  const step = async (what: string, command: readonly string[]): Promise<string | null> => {
    const done = await run(command, { cwd: project, output: "collect", env });
    if (done.code === 0) return done.output;
    failures.push(`${name}: ${what} failed: ${done.output.trim().slice(-2000)}`);
    return null;
  };

  if ((await step("npm install", [...NPM, ...example.install.flatMap(from)])) === null) return { failures };
  write("example.ts", example.code);
  const printed = await step("the README's example", [process.execPath, "example.ts"]);
  const differs = printed?.trimEnd() !== example.prints.join("\n");
  if (printed !== null && (differs || example.prints.length === 0))
    failures.push(
      `${name}: the README's example printed\n${printed}instead of\n${example.prints.join("\n")}`,
    );

  const modules = entries.filter((entry) => !entry.endsWith(".css")).map((entry) => join(name, entry));
  // A contract suite is made of tests, so it runs in a test runner alone.
  const plain = modules.filter((module) => !module.endsWith("/testing"));
  write("require.cjs", plain.map((module) => `require(${JSON.stringify(module)});\n`).join(""));
  await step("require", [process.execPath, "require.cjs"]);
  write(
    "types.ts",
    plain.map((module, at) => `export * as entry${at} from ${JSON.stringify(module)};\n`).join(""),
  );
  await step("types", [...TYPES, "types.ts"]);
  return { failures };
}
