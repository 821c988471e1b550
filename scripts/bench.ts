/** `pnpm bench NAME`: runs one measurement of `apps/site/bench`, or lists them. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run, SERVER_NODE } from "./run.ts";
import { fail, log } from "./log.ts";

const folder = join(ROOT, "apps/site/bench");
const [name, ...rest] = process.argv.slice(2).filter((argument) => argument !== "--");
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.replace(".bench.ts", ""));
if (!name) {
  log(`benches: ${names.join(", ")}`);
} else {
  const file = join(folder, `${name}.bench.ts`);
  if (!existsSync(file)) fail(`There is no bench "${name}". There are: ${names.join(", ")}.`);
  const done = await run([...SERVER_NODE, "--expose-gc", file, ...rest]);
  process.exitCode = done.code;
}
