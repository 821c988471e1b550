import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Every package of a copy of the tree by its published name: its version, and its folder from the root. */
export function packageVersions(folder: string): ReadonlyMap<string, { version: string; folder: string }> {
  return new Map(
    globSync("{apps,packages}/*/package.json", { cwd: folder }).map((path) => {
      const { name, version } = JSON.parse(readFileSync(join(folder, path), "utf8")) as {
        name: string;
        version: string;
      };
      return [name, { version, folder: dirname(path) }];
    }),
  );
}
