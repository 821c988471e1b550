/** A part of `pnpm version-packages`: the names that came since the last release get the version that is released now. */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readSince, surfaceNames } from "../../apps/docs/write/since.ts";
import { ROOT } from "../run.ts";

/** A `since.txt` with the names of a surface that it does not have yet, as those of a version that is released. */
export function withRelease(text: string, surface: readonly string[], version: string): string {
  const known = readSince(text);
  const added = Map.groupBy(
    surface.filter((name) => !known.has(name)).map((name) => name.split(" ")),
    ([address = ""]) => address,
  );
  const lines = [...added].map(([address, names]) => [address, ...names.map(([, name]) => name)].join(" "));
  if (lines.length === 0) return text;
  if (text.includes(`# ${version}\n`))
    throw new Error(`${version} is released, so ${lines[0]} cannot come with it.`);
  return `${text === "" ? "" : `${text}\n`}# ${version}\n${lines.join("\n")}\n`;
}

function recordSince(folder: string): void {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "";
  const { version } = JSON.parse(read("package.json")) as { version: string };
  const since = withRelease(read("since.txt"), surfaceNames(read("public-surface.txt")), version);
  writeFileSync(join(folder, "since.txt"), since);
}

if (import.meta.main)
  for (const file of globSync("packages/*/public-surface.txt", { cwd: ROOT }))
    recordSince(join(ROOT, dirname(file)));
