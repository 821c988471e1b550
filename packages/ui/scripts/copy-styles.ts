/** tsc leaves stylesheets behind; the package needs them beside its components. */
import { cpSync } from "node:fs";
import { join } from "node:path";

const source = join(import.meta.dirname, "../src");
const target = join(import.meta.dirname, "../dist");
cpSync(source, target, {
  recursive: true,
  filter: (path) => !/\.[a-z]+$/.test(path) || path.endsWith(".css"),
});
