import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { ROOT } from "../run.ts";
import { isSurfaceSource, readSurface } from "./public-surface.ts";

const PACKAGES = ["analytics", "forms-machine", "leads", "search", "tenant-config", "ui"] as const;

const sources = new Map(
  globSync(["packages/*/src/**/*.{ts,tsx}", "packages/*/package.json"], { cwd: ROOT })
    .filter((path) => isSurfaceSource(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(ROOT, path), "utf8")]),
);
const surface = readSurface(sources);

/** Every package that a file needs by imports that survive compilation; those loaded later in brackets. */
function reach(file: string, seen = new Set<string>(), packages = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  const text = sources.get(file) ?? "";
  for (const [, names = "", from = ""] of text.matchAll(
    /^(?:import|export) (?!type )([^;]*?)from "([^"]+)"/gms,
  )) {
    if (/^\{\s*(?:type \w+(?: as \w+)?,?\s*)+\}\s*$/.test(names)) continue;
    if (from.startsWith(".")) reach(posix.join(posix.dirname(file), from), seen, packages);
    else packages.add(from);
  }
  for (const [, from] of text.matchAll(/^(?! *\*).*?\bimport\("([^"]+)"\)/gm))
    if (from) packages.add(`(${from})`);
  return packages;
}

/** What an entry of a package, such as `leads/browser`, needs when it runs. */
function reached(entry: string): string[] {
  const [name = "", ...path] = entry.split("/");
  const { exports } = JSON.parse(sources.get(`packages/${name}/package.json`) ?? "{}") as {
    exports: Record<string, string>;
  };
  const file = exports[path.length > 0 ? `./${path.join("/")}` : "."];
  if (file === undefined) throw new Error(`${entry} is no entry.`);
  return [...reach(posix.join(`packages/${name}`, file))].toSorted();
}

const KERNEL = "@forecourt/search/kernel";

const FOR_BROWSERS = `analytics analytics/consent analytics/defaults analytics/journey
  analytics/destinations/car-phone-call analytics/destinations/numbered-events analytics/third-parties
  search search/car search/kernel search/defaults search/embedded search/alerts leads/defaults`;

describe("what an entry brings with it", () => {
  it.each(FOR_BROWSERS.split(/\s+/))("is no package for %s, which goes to browsers", (entry) => {
    expect(reached(entry)).toEqual([]);
  });

  it.each([
    ["forms-machine", ["xstate"]],
    ["forms-machine/react", ["react"]],
    ["leads", [KERNEL]],
    ["leads/browser", [KERNEL]],
    ["leads/finance", [KERNEL]],
    ["leads/phone", ["(libphonenumber-js/max)"]],
    ["leads/policy", ["zod"]],
    ["analytics/policy", ["zod"]],
    ["analytics/collect", ["zod"]],
  ])("is for %s %j alone", (entry, packages) => {
    expect(reached(entry)).toEqual(packages);
  });

  it.each([
    ["tenant-config/defaults", /^zod|\/policy$|messageformat/],
    ["tenant-config/locations", /^zod|\/policy$|messageformat/],
    ["tenant-config/routes", /^zod|\/policy$/],
    ["leads/stores", /^(node:sqlite|pg)$/],
  ])("is for %s nothing like %s", (entry, refused) => {
    expect(reached(entry).filter((name) => refused.test(name))).toEqual([]);
  });

  it("is for leads/stores the driver of the database that is opened, when it is opened", () => {
    expect(reached("leads/stores")).toEqual(expect.arrayContaining(["(node:sqlite)", "(pg)"]));
  });
});

it.each(PACKAGES)("%s says what every public name means", (name) => {
  const entries = [...surface.entriesOf(`packages/${name}`).values()];
  const published = new Set(entries.flatMap(({ values, types }) => [...values, ...types]));
  const comments = new Map<string, string | undefined>();
  for (const [path, text] of sources) {
    if (!path.startsWith(`packages/${name}/src/`)) continue;
    for (const [, comment, exported = ""] of text.matchAll(
      /(\*\/\n)?^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm,
    )) {
      // A component says what its props are; an overload, what the others are.
      const where = `${path}: ${exported}`;
      if (!published.has(exported) || (name === "ui" && exported.endsWith("Props")) || comments.has(where))
        continue;
      comments.set(where, comment);
    }
  }
  expect(comments.size).toBeGreaterThan(20);
  expect([...comments].flatMap(([where, comment]) => (comment === undefined ? [where] : []))).toEqual([]);
});

interface Node {
  type: string;
  [part: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isFunction = ({ type }: Node): boolean => /^(?:Arrow)?Function/.test(type);

/** Whether a function throws an error itself, not a function inside of it or what it has caught. */
const throwsItself = (node: Node): boolean =>
  (node.type === "ThrowStatement" && (node["argument"] as Node).type === "NewExpression") ||
  partsOf(node).some((part) => !isFunction(part) && throwsItself(part));

it("says of every public function that throws by itself when it does", () => {
  const silent: string[] = [];
  let seen = 0;
  for (const name of PACKAGES) {
    const published = new Set(
      [...surface.entriesOf(`packages/${name}`).values()].flatMap(({ values }) => values),
    );
    for (const [path, text] of sources) {
      if (!path.startsWith(`packages/${name}/src/`) || path.includes("/testing/")) continue;
      const { program, comments } = parseSync(path, text);
      for (const statement of program.body) {
        if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) continue;
        const declared = statement.declaration as unknown as Node;
        const [{ id, init } = declared] = (declared["declarations"] as Node[] | undefined) ?? [declared];
        const made = isNode(init) ? init : declared;
        if (!isFunction(made) || !published.has((id as { name?: string } | null)?.name ?? "")) continue;
        seen += 1;
        const doc = comments.findLast(({ end }) => end <= statement.start)?.value ?? "";
        if (partsOf(made).some(throwsItself) && !doc.includes("@throws"))
          silent.push(`${path}: ${(id as { name: string }).name}`);
      }
    }
  }
  expect(seen).toBeGreaterThan(150);
  expect(silent).toEqual([]);
});
