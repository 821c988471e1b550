import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bin, PNPM, run } from "../run.ts";
import { copyForRelease } from "./release-copy.ts";

/** A package of ours as it stands in a copy of the tree that is released. */
export interface ReleasedPackage {
  name: string;
  version: string;
  folder: string;
  /** The packages of ours that it needs, directly or by another. */
  needs: readonly string[];
  entries: readonly string[];
}

interface Manifest {
  name: string;
  version: string;
  exports: object;
  dependencies?: object;
}

/** Copies the tree into a folder and raises versions there, as a release does. */
export async function prepareRelease(tree: string): Promise<ReadonlyMap<string, ReleasedPackage>> {
  await copyForRelease(tree, { installed: true });
  // Without a changeset the versions stand as they are, and changeset would take the call for a mistake.
  if (globSync("*.md", { cwd: join(tree, ".changeset") }).length > 0) {
    for (const step of [
      [bin("changeset"), "version"],
      [process.execPath, "scripts/release/record-since.ts"],
    ]) {
      const raised = await run(step, { cwd: tree, output: "collect" });
      if (raised.code !== 0) throw new Error(`${step.join(" ")} failed:\n${raised.output}`);
    }
  }
  return readPackages(tree);
}

/** Packs every package; nothing is built before, so that a tarball has code because packing builds it. */
export async function packAll(tree: string, folder: string): Promise<void> {
  const built = globSync("packages/*/dist", { cwd: tree });
  if (built.length > 0) throw new Error(`${built.join(", ")} stood before packing.`);
  const pack = [...PNPM, "--recursive", "--filter", "./packages/*", "pack", "--pack-destination", folder];
  const packed = await run(pack, { cwd: tree, output: "collect" });
  if (packed.code !== 0) throw new Error(`pnpm pack failed:\n${packed.output}`);
}

/** The file that a package is packed into. */
export const tarballOf = (folder: string, { name, version }: ReleasedPackage): string =>
  join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);

function readPackages(tree: string): ReadonlyMap<string, ReleasedPackage> {
  const manifests = new Map(
    globSync("packages/*/package.json", { cwd: tree })
      .toSorted()
      .map((file) => {
        const manifest = JSON.parse(readFileSync(join(tree, file), "utf8")) as Manifest;
        return [manifest.name, { manifest, folder: file.replace("/package.json", "") }];
      }),
  );
  const needs = (name: string): string[] => {
    const dependencies = Object.keys(manifests.get(name)?.manifest.dependencies ?? {});
    const direct = dependencies.filter((each) => manifests.has(each));
    return [...new Set([...direct, ...direct.flatMap(needs)])];
  };
  return new Map(
    [...manifests].map(([name, { manifest, folder }]) => [
      name,
      {
        name,
        version: manifest.version,
        folder,
        needs: needs(name),
        entries: Object.keys(manifest.exports),
      },
    ]),
  );
}
