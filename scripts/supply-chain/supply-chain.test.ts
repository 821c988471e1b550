import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../run.ts";
import { catalogProblems, lockfileProblems } from "./lockfile-problems.ts";
import { isSerious, readAdvisories } from "./read-advisories.ts";

const HASH = `sha512-${"a".repeat(86)}==`;
const lockfile = (...resolutions: string[]): string =>
  `lockfileVersion: '9.0'\n\npackages:\n\n${resolutions
    .map(
      (resolution, at) =>
        `  '@scope/p${at}@1.0.${at}':\n    resolution: {${resolution}}\n    engines: {node: '>=8'}\n`,
    )
    .join("\n")}\nsnapshots:\n\n  nothing@1.0.0: {}\n`;
const workspace = (version: string, age = "minimumReleaseAge: 1440"): string =>
  `packages:\n  - apps/*\n${age}\n\ncatalog:\n  "@scope/a": ${version}\n  b: 2.0.0\n`;

describe("lockfileProblems", () => {
  it("has nothing against the repository's own lockfile", () => {
    expect(lockfileProblems(readFileSync(join(ROOT, "pnpm-lock.yaml"), "utf8"))).toEqual([]);
  });

  it.each([
    ["no hash", "version: 1"],
    ["an old hash", "integrity: sha1-abc"],
    ["half a hash", "integrity: sha512-abc"],
  ])("names a package with %s", (_, resolution) => {
    expect(lockfileProblems(lockfile(`integrity: ${HASH}`, resolution))).toEqual([
      "@scope/p1@1.0.1 has no SHA-512 of its content.",
    ]);
  });

  it.each([
    "tarball: https://elsewhere.example/p.tgz",
    "repo: https://elsewhere.example/p.git",
    "directory: ../p",
  ])("names a package that comes from %s, also with a hash", (where) => {
    expect(lockfileProblems(lockfile(`integrity: ${HASH}, ${where}`))).toEqual([
      "@scope/p0@1.0.0 comes from elsewhere than the registry.",
    ]);
  });

  it("takes a lockfile without packages for a broken one", () => {
    expect(lockfileProblems("lockfileVersion: '9.0'\n")).toHaveLength(1);
  });
});

describe("catalogProblems", () => {
  it("has nothing against the repository's own catalog", () => {
    expect(catalogProblems(readFileSync(join(ROOT, "pnpm-workspace.yaml"), "utf8"))).toEqual([]);
  });

  it("names a version that is a range or a tag", () => {
    for (const version of ["^1.0.0", "~1.0.0", "latest", "1", "*"])
      expect(catalogProblems(workspace(version))).toEqual([
        `@scope/a is pinned to ${version}, which is no exact version.`,
      ]);
    expect(catalogProblems(workspace("1.0.0-rc.1"))).toEqual([]);
  });

  it("asks that a release be a day old", () => {
    expect(catalogProblems(workspace("1.0.0", "minimumReleaseAge: 1439"))).toHaveLength(1);
    expect(catalogProblems(workspace("1.0.0", ""))).toHaveLength(1);
  });
});

describe("readAdvisories", () => {
  const printed = JSON.stringify({
    advisories: {
      "1": { module_name: "a", severity: "high", title: "Reads too far" },
      "2": { module_name: "b", severity: "moderate", title: "Is slow" },
    },
  });

  it("reads what the registry answered, after whatever was printed before", () => {
    const audit = readAdvisories(`warning\n${printed}`);
    expect(audit.ok && audit.advisories.filter(isSerious).map(({ name }) => name)).toEqual(["a"]);
    expect(readAdvisories('{"advisories":{}}')).toEqual({ ok: true, advisories: [] });
  });

  it("never takes a missing answer for a good one", () => {
    for (const text of [
      "",
      "{}",
      "[]",
      '{"advisories":null}',
      "Error: the registry responded with 405",
      '{"error":1}',
    ])
      expect(readAdvisories(text)).toMatchObject({ ok: false });
    expect(readAdvisories("warning\nError: no answer\nmore")).toEqual({ ok: false, why: "Error: no answer" });
  });
});
