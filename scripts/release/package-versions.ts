import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The version of every package in a copy of the tree, by published name. */
export function packageVersions(folder: string): ReadonlyMap<string, string> {
  return new Map(
    globSync("packages/*/package.json", { cwd: folder }).map((path) => {
      const manifest = JSON.parse(readFileSync(join(folder, path), "utf8")) as {
        name: string;
        version: string;
      };
      return [manifest.name, manifest.version];
    }),
  );
}
