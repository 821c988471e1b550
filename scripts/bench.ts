/** `pnpm bench NAME`: runs one measurement, or lists them. Options after the name are the measurement's own. */
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { Command } from "commander";
import { fail, log } from "./log.ts";
import { ROOT, run, SERVER_NODE } from "./run.ts";

const benches = new Map(
  globSync(["apps/site/bench/*.bench.ts", "scripts/*/*.bench.ts"], { cwd: ROOT }).map((file) => [
    basename(file, ".bench.ts"),
    file,
  ]),
);
const names = [...benches.keys()].toSorted().join(", ");

const program = new Command("pnpm bench")
  .description("Run one measurement; without a name, list them.")
  .argument("[name]", names)
  .argument("[options...]", "the measurement's own; `pnpm bench NAME --help` lists them")
  .passThroughOptions()
  .allowUnknownOption()
  .showHelpAfterError()
  .action(async (name: string | undefined, options: string[]) => {
    if (name === undefined) return log(`benches: ${names}`);
    const file = benches.get(name);
    if (file === undefined) return fail(`There is no bench "${name}". There are: ${names}.`);
    const done = await run([...SERVER_NODE, "--expose-gc", join(ROOT, file), ...options]);
    process.exitCode = done.code;
  });
await program.parseAsync(process.argv.filter((argument) => argument !== "--"));
