import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSince, surfaceNames } from "../../apps/docs/write/since.ts";
import { ROOT } from "../run.ts";
import { CONSUMER_PAGE } from "./consumer-page.ts";
import { isSurfaceSource, readSurface } from "./public-surface.ts";

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
  scripts?: Record<string, string>;
  repository: { url: string; directory: string };
  homepage: string;
  bugs: string;
  keywords: string[];
  files: string[];
  engines: { node: string };
}

/** The peers without which a package does nothing; every other is for some of its entries or for types. */
const MUST_HAVE = /zod$|xstate$|ui react(?:-dom)?$/;

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const { hooks } = createRequire(import.meta.url)("../../.pnpmfile.cjs") as {
  hooks: { beforePacking: (manifest: object) => Manifest };
};
const packages = globSync("packages/*/package.json", { cwd: ROOT })
  .toSorted()
  .map((file) => {
    const folder = file.replace("/package.json", "");
    return { folder, manifest: JSON.parse(read(file)) as Manifest, readme: read(`${folder}/README.md`) };
  });
const paths = globSync(["packages/*/src/**/*.{ts,tsx}", "packages/*/package.json"], { cwd: ROOT })
  .concat(
    globSync(["apps/*/**/*.{ts,tsx}", "scripts/**/*.ts"], {
      cwd: ROOT,
      exclude: (path) => /node_modules|\.next/.test(path),
    }),
  )
  .filter(isSurfaceSource);
const surface = readSurface(new Map(paths.map((path) => [path, read(path)])));

describe.each(packages)("$manifest.name", ({ folder, manifest, readme }) => {
  it("gives exactly what public-surface.txt lists: a change of it is a decision (vitest -u), and a changeset", async () => {
    const entries = [...surface.entriesOf(folder)].map(([address, { values, types }]) =>
      [address, ...values.toSorted(), ...types.toSorted().map((name) => `type ${name}`)].join("\n  "),
    );
    await expect(`${entries.join("\n\n")}\n`).toMatchFileSnapshot(join(ROOT, folder, "public-surface.txt"));
  });

  it("gives no value that no other package uses, unless its README shows it", () => {
    const unexplained = surface
      .unusedOf(folder)
      .map((line) => line.split(" "))
      .filter(
        ([address, name]) => !new RegExp(`\\b${name}\\b`).test(readme) && !address?.endsWith("/testing"),
      );
    expect(unexplained).toEqual([]);
  });

  it("has a row in its README for every entry", () => {
    const rows = readme.split("\n").filter((line) => line.startsWith("|"));
    const named = new Set(rows.flatMap((row) => row.split("|")[1]?.match(/(?<=`)[^`]+(?=`)/g) ?? []));
    expect(Object.keys(manifest.exports).filter((entry) => !named.has(entry))).toEqual([]);
  });

  it("says where it comes from, what runs it and what it is about", () => {
    const { repository, homepage, bugs } = manifest;
    const home = repository.url.replace(/^git\+|\.git$/g, "");
    expect(read("package.json")).toContain(`"url": "${repository.url}"`);
    expect({ directory: repository.directory, homepage, bugs }).toEqual({
      directory: folder,
      homepage: `${home}/tree/main/${folder}#readme`,
      bugs: `${home}/issues`,
    });
    expect(manifest.keywords.length).toBeGreaterThan(2);
    expect(manifest).toMatchObject({
      license: "MIT",
      engines: { node: ">=22" },
      publishConfig: { access: "public", provenance: true },
      files: expect.arrayContaining(["dist", "README.md", "CHANGELOG.md"]),
      scripts: { prepack: "node ../../scripts/release/prepack.ts" },
    });
  });

  it("begins its changelog with a released version, in words", () => {
    const changelog = read(`${folder}/CHANGELOG.md`);
    expect(changelog).toMatch(new RegExp(`^# ${manifest.name}\n\n## ${manifest.version}\n\n`));
    expect(changelog.length).toBeGreaterThan(400);
  });

  it("names the version that each public name came with; one that waits for a version has a changeset", () => {
    const since = readSince(read(`${folder}/since.txt`));
    const waiting = surfaceNames(read(`${folder}/public-surface.txt`)).filter((name) => !since.has(name));
    const isRaised = globSync(".changeset/*.md", { cwd: ROOT }).some((file) =>
      read(file).includes(`"${manifest.name}"`),
    );
    expect(isRaised ? [] : waiting).toEqual([]);
    const released: string[] = read(`${folder}/CHANGELOG.md`).match(/(?<=^## ).+$/gm) ?? [];
    expect([...new Set(since.values())].filter((version) => !released.includes(version))).toEqual([]);
    expect(manifest.scripts?.["build"]).toContain("&& node ../../scripts/release/write-since.ts");
  });

  it("is published with built entries, ranges instead of exact versions, and no peer twice", () => {
    const published = hooks.beforePacking(
      JSON.parse(
        JSON.stringify(manifest).replaceAll('"catalog:"', '"1.2.3"').replaceAll("workspace:^", "^0.1.0"),
      ) as object,
    );
    expect(Object.keys(published.exports)).toEqual(Object.keys(manifest.exports));
    const files = Object.values(published.exports).flatMap((target) =>
      typeof target === "string" ? [target] : Object.values(target as object),
    );
    expect(files.filter((file) => !/^\.\/dist\/.+\.(d\.ts|js|css)$/.test(String(file)))).toEqual([]);
    const pinned = Object.entries(published.dependencies ?? {}).filter(
      ([, version]) => !/^\^\d/.test(version),
    );
    expect(pinned).toEqual([]);
    const peers = Object.keys(published.peerDependencies ?? {});
    expect(Object.keys(published.dependencies ?? {}).filter((name) => peers.includes(name))).toEqual([]);
    expect(published.scripts).toBeUndefined();
    expect(published).not.toHaveProperty("devDependencies");
  });

  it("asks its user for what two copies of would hurt, and leaves a test runner to those who test", () => {
    const sources = paths.filter(
      (path) => path.startsWith(`${folder}/src/`) && !/\.(test|arbitrary|test-d)\.tsx?$/.test(path),
    );
    const text = sources
      .filter((path) => !path.startsWith("packages/ui/src/testing/"))
      .map(read)
      .join("\n");
    const isImported = (name: string) => new RegExp(`(?:from |import\\()"${name}(?:/[^"]*)?"`).test(text);
    const shared = ["zod", "xstate", "react", "react-dom", "pg", "vitest", "fast-check"].filter(isImported);
    const peers = Object.keys(manifest.peerDependencies ?? {});
    expect(shared.filter((name) => !peers.includes(name))).toEqual([]);
    const optional = peers.filter((name) => manifest.peerDependenciesMeta?.[name]?.optional);
    expect(optional).toEqual(peers.filter((name) => !MUST_HAVE.test(`${manifest.name} ${name}`)));
  });
});

it("gives every name that the rehearsal's application imports", () => {
  const entries = new Map(packages.flatMap(({ folder }) => [...surface.entriesOf(folder)]));
  const imports = [...CONSUMER_PAGE.matchAll(/^import \{ (.+) \} from "(.+)";$/gm)].flatMap(
    ([, names = "", address = ""]) => names.split(", ").map((name) => ({ name, address })),
  );
  expect(imports.length).toBeGreaterThan(6);
  expect(imports.filter(({ name, address }) => !entries.get(address)?.values.includes(name))).toEqual([]);
});
