import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const filesOf = (pattern: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(pattern, { cwd: ROOT })
      .filter((path) => !/node_modules|\.next|\.test\.|\/testing\/|ui\/src\/behaviours\//.test(path))
      .map((path) => [path, readFileSync(join(ROOT, path), "utf8")]),
  );
const sources = filesOf("{apps/site/{app,client,host,server},packages/ui/src}/**/*.{ts,tsx}");
const styles = filesOf("{apps/site/app,packages/ui/src}/**/*.css");

/** Attributes that only style sheets read: how an element looks, from the value that draws it. */
const LOOKS = [
  "arrangement",
  "as",
  "cars",
  "count",
  "differs",
  "dropped",
  "fact",
  "fills",
  "kind",
  "labelled",
  "many",
  "moved",
  "name",
  "open",
  "outline",
  "paint",
  "priced",
  "quiet",
  "repays",
  "size",
  "special",
  "state",
  "term",
  "tint",
  "today",
  "tone",
  "way",
  "weekday",
  "when",
  "wide",
  "width",
];
/** Written in the HTML of articles, where an editor's blocks are. */
const OF_ARTICLES = ["block"];
/** Selected by a style sheet that a module writes: the component gallery's, and each template's own. */
const OF_WRITTEN_STYLES = ["theme", "token", "template"];

const attributeName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Most names are types, which are in the source alone. */
const TABLE = readFileSync(join(ROOT, "packages/ui/src/behaviours/page-behaviours.ts"), "utf8");
const names = Array.from(TABLE.matchAll(/^  (\w+): /gm), ([, name = ""]) => name);
const protocol = new Set(names.map(attributeName));

/** Each match of a pattern with the file it is in. */
const found = (files: ReadonlyMap<string, string>, pattern: RegExp) =>
  [...files].flatMap(([path, text]) =>
    Array.from(text.matchAll(pattern), ([, name = ""]): readonly [string, string] => [path, name]),
  );

describe("what pages and their scripts say to each other", () => {
  it("is written and read by the protocol alone", () => {
    const allowed = new Set([...LOOKS, ...OF_WRITTEN_STYLES]);
    const literal = found(sources, /(?<![\w/.-])data-([a-z][a-z-]*)(?!\.ts)/g);
    expect(literal.filter(([, name]) => !allowed.has(name))).toEqual([]);
    expect(found(sources, /\b(dataset)\b/g)).toEqual([]);
    expect(sources.size).toBeGreaterThan(300);
  });

  it("selects by no class of the style sheet", () => {
    expect(found(sources, /(?<=["'`][^"'`\n]*)(?<![\w/])\.(fc-[a-z_-]+)/g)).toEqual([]);
  });

  it("has the names that style sheets select by", () => {
    const selected = found(styles, /\[data-([a-z-]+)/g);
    const known = new Set([...protocol, ...LOOKS, ...OF_ARTICLES]);
    expect(selected.filter(([, name]) => !known.has(name))).toEqual([]);
    const inUse = new Set(selected.map(([, name]) => name));
    expect(LOOKS.filter((name) => !inUse.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(70);
  });

  it("says nothing that no script and no style sheet reads", () => {
    const scripts = [...sources.values()].join("\n");
    const styled = new Set(found(styles, /\[data-([a-z-]+)/g).map(([, name]) => name));
    const isRead = (name: string) =>
      styled.has(attributeName(name)) ||
      new RegExp(`\\b(?:readBehaviour|selectorOf|attributeOf|show)\\([^;]*?"${name}"`).test(scripts);
    const isWritten = (name: string) =>
      new RegExp(`\\bbehaviour\\(\\{[^;]*?\\b${name}\\b|setBehaviour\\([^;]*?"${name}"`).test(scripts);
    expect(names.filter((name) => !isRead(name))).toEqual([]);
    // The starter's own script is written into finished HTML.
    expect(names.filter((name) => !isWritten(name))).toEqual(["scripts"]);
  });
});
