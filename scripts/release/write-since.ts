/**
 * The last step of a package's build: writes `@since` into the doc comment of everything it publishes, in the declarations that
 * the compiler wrote. Editors and the documentation read it there; the sources say nothing that is true of all of them.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readDeclarations } from "../../apps/docs/write/declarations.ts";
import { NEXT, readSince } from "../../apps/docs/write/since.ts";

const comparable = (version: string): string =>
  version === NEXT ? "~" : version.replaceAll(/\d+/g, (digits) => digits.padStart(6, "0"));

/** A doc comment with a tag as its last line; of no comment one that has the tag alone. */
const tagged = (comment: string, version: string): string =>
  comment === ""
    ? `/** @since ${version} */\n`
    : comment.replace(/^\/\*\* (?=.*$)/, "/**\n * ").replace(/\s*\*\/$/, `\n * @since ${version}\n */`);

/** Writes the tags into a built package; a declaration that several entries hand on came with the first of them. */
export function writeSince(folder: string): number {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const { name, exports } = JSON.parse(read("package.json")) as {
    name: string;
    exports: Record<string, string>;
  };
  const since = existsSync(join(folder, "since.txt"))
    ? readSince(read("since.txt"))
    : new Map<string, string>();
  const places = new Map<string, { file: string; at: number; end: number; version: string }>();
  for (const [entry, source] of Object.entries(exports)) {
    if (!/\.tsx?$/.test(source)) continue;
    const address = join(name, entry);
    const built = join(folder, source.replace("./src/", "dist/").replace(/\.tsx?$/, ".d.ts"));
    for (const { name: exported, file, comment } of readDeclarations(built)) {
      const version = since.get(`${address} ${exported}`) ?? NEXT;
      const place = `${file}:${comment.start}`;
      const known = places.get(place)?.version ?? NEXT;
      const first = comparable(version) < comparable(known) ? version : known;
      places.set(place, { file, at: comment.start, end: comment.end, version: first });
    }
  }
  for (const [file, tags] of Map.groupBy(places.values(), ({ file }) => file)) {
    let text = readFileSync(file, "utf8");
    for (const { at, end, version } of tags.toSorted((one, other) => other.at - one.at))
      text = text.slice(0, at) + tagged(text.slice(at, end), version) + text.slice(end);
    writeFileSync(file, text);
  }
  return places.size;
}

if (import.meta.main) writeSince(process.cwd());
