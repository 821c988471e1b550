/** Reads the built site: every link and anchor leads somewhere in it, and every public name has its heading. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";
import { NEXT, readSince, surfaceNames } from "../write/since.ts";
import { contentSchemas } from "../write/content-pages.ts";
import { ROOT } from "../write/documents.ts";
import { readHttpApi } from "../write/http-pages.ts";
import { fieldsOf, type Schema } from "../write/schema-words.ts";

const DIST = join(ROOT, "apps/docs/dist");
const BASE = posix.join(process.env["DOCS_BASE"] ?? "/", "/");
const read = (file: string): string => readFileSync(join(DIST, file), "utf8");
const pages = new Map(globSync("**/*.html", { cwd: DIST }).map((file) => [file, read(file)]));
const problems: string[] = [];

/** The file that an address of a page leads to, from the site's root. */
const fileOf = (page: string, path: string): string => {
  const file = path.startsWith(BASE) ? path.slice(BASE.length) : posix.join(posix.dirname(page), path);
  return file === "" || file === "." || file.endsWith("/") ? posix.join(file, "index.html") : file;
};

let links = 0;
for (const [page, html] of pages) {
  for (const [, target = ""] of html.matchAll(/<(?:a|img|link|script)\b[^>]*?\s(?:href|src)="([^"]*)"/g)) {
    if (/^(?:[a-z]+:|\/\/)/.test(target) || page === "404.html") continue;
    links += 1;
    const [, path = "", anchor = ""] = /^([^?#]*)[^#]*#?(.*)$/.exec(target) ?? [];
    const file = path === "" ? page : fileOf(page, decodeURI(path));
    if (!existsSync(join(DIST, file))) problems.push(`${page} links to ${target}, which is not there`);
    else if (anchor !== "" && !pages.get(file)?.includes(` id="${decodeURI(anchor)}"`))
      problems.push(`${page} links to ${target}, where nothing has that name`);
  }
}
if (links < pages.size) problems.push(`Only ${links} links were read on ${pages.size} pages.`);

/** Headings of names on all pages below an address. */
function headings(folder: string): ReadonlySet<string> {
  const own = [...pages].filter(([page]) => page.startsWith(`${folder}/`)).map(([, html]) => html);
  return new Set(own.join("").match(/(?<=<h[23] [^>]*><code[^>]*>)[^<]+/g));
}

/** The versions that a package's pages say its names came with; of a name without one, "". */
function shownVersions(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const shown = new Map<string, Set<string>>();
  for (const [page, html] of pages) {
    if (!page.startsWith(`${folder}/`)) continue;
    for (const part of html.split(/(?=<h[23] )/)) {
      const name = /^<h[23] [^>]*><code[^>]*>([^<]+)/.exec(part)?.[1] ?? "";
      const version = /<strong>since<\/strong> ([^<\s]+)/.exec(part)?.[1] ?? "";
      shown.set(name, (shown.get(name) ?? new Set()).add(version));
    }
  }
  return shown;
}

let names = 0;
for (const file of globSync("packages/*/public-surface.txt", { cwd: ROOT })) {
  const folder = posix.dirname(file);
  const shown = shownVersions(folder);
  const since = readSince(readFileSync(join(ROOT, folder, "since.txt"), "utf8"));
  const surface = surfaceNames(readFileSync(join(ROOT, file), "utf8"));
  for (const [name, entries] of Map.groupBy(surface, (each) => each.split(" ")[1] ?? "")) {
    names += entries.length;
    const versions = new Set(entries.map((each) => since.get(each) ?? NEXT));
    if (!shown.has(name)) problems.push(`${folder} exports ${name}, which is on none of its pages`);
    for (const version of shown.get(name) ?? [])
      if (!versions.has(version))
        problems.push(
          `${folder}: ${name} says "${version}" as its version, which is ${[...versions].join()}`,
        );
  }
}

/** Every setting that the schema for editors has, dotted; a record of names is one. */
function* settingsOf(schema: Schema, path: string): Generator<string> {
  const section = schema.properties ? schema : schema.anyOf?.find(({ properties }) => properties);
  const isSection = section?.additionalProperties === false && !/^wording\../.test(path);
  if (!section?.properties || !isSection) yield path;
  else
    for (const [name, field] of Object.entries(section.properties))
      yield* settingsOf(field, path === "" ? name : `${path}.${name}`);
}

const schemas = contentSchemas();
const settings = [...settingsOf(schemas.get("tenant") ?? {}, "")].filter((path) => path !== "$schema");
const shown = headings("reference/settings");
for (const path of settings) {
  // A group that may be left out whole is one setting, whose type names its parts.
  const names = path.split(".").map((_, at, parts) => parts.slice(0, at + 1).join("."));
  if (!names.slice(1).some((name) => shown.has(name)))
    problems.push(`${path} is a setting that is on no page`);
}

let fields = 0;
for (const [name, schema] of schemas) {
  if (name === "tenant") continue;
  const described = headings(`reference/files/${name}`);
  for (const { path } of fieldsOf(schema)) {
    fields += 1;
    if (!described.has(path)) problems.push(`${path} of ${name} is a field that is on no page`);
  }
}

const api = await readHttpApi();
const calls = Object.entries(api?.paths ?? {}).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
);
const shownCalls = headings("reference/http");
for (const call of calls) if (!shownCalls.has(call)) problems.push(`${call} is a call that is on no page`);

/** Most bytes that the playground's scripts may weigh over the wire before it shows something; no other page loads them. */
const MOST_SCRIPT = 300_000;

/** A script with all that it imports at once. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const [, other = ""] of read(file).matchAll(/from"\.\/([^"]+)"/g))
      withImports(`_astro/${other}`, seen);
  }
  return seen;
}
const scripts = globSync("_astro/start.*.js", { cwd: DIST }).flatMap((file) => [...withImports(file)]);
const weight = scripts.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
if (weight === 0 || weight > MOST_SCRIPT)
  problems.push(`The playground loads ${weight} bytes of scripts; ${MOST_SCRIPT} is the most.`);

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(
  `${pages.size} pages, ${links} links, ${names} public names, ${settings.length} settings, ${fields} fields, ${calls.length} calls, ${Math.round(weight / 1000)} KB of scripts in the playground\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
