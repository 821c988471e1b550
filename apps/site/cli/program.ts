import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Command, CommanderError } from "commander";
import { register as registerAccounts } from "./accounts.ts";
import { register as registerAlerts } from "./alerts.ts";
import { register as registerApi } from "./api.ts";
import { register as registerBackup } from "./backup.ts";
import { register as registerCompletion } from "./completion.ts";
import { register as registerCar } from "./car.ts";
import { register as registerDesk } from "./desk.ts";
import { register as registerEvents } from "./events.ts";
import { register as registerLeads } from "./leads.ts";
import { register as registerReservations } from "./reservations.ts";
import { register as registerServe } from "./serve.ts";
import { register as registerStock } from "./stock.ts";
import { register as registerTenant } from "./tenant.ts";
import { BadCall, EXIT, EXIT_HELP } from "./options/exit-codes.ts";
import { register as registerWorker } from "./worker.ts";

/** The version of the packages, which are released together. */
function version(): string {
  // The entry is in a folder of the package, whether it is the source or what was built from it.
  const entry = createRequire(import.meta.url).resolve("@forecourt/tenant-config");
  const manifest = join(dirname(entry), "../package.json");
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, "utf8"));
  return version;
}

/** The exit code of what a command threw; its sentence is said, unless the command line has done so. */
export function exitCodeOf(error: unknown, say: (sentence: string) => void): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.badCall;
  say(error instanceof Error ? error.message : String(error));
  return error instanceof BadCall ? EXIT.badCall : EXIT.failed;
}

/** `forecourt` with all its nouns; nothing has run yet. Each noun is a file beside this one. */
export function forecourtProgram(): Command {
  const program = new Command("forecourt")
    .description("Look after dealers' stock, leads and settings, beside the running site.")
    .version(version(), "--version", "print the version")
    .helpOption("-h, --help", "print this help")
    .addHelpText("afterAll", EXIT_HELP)
    // The commands below take this over.
    .exitOverride()
    .showHelpAfterError()
    .configureHelp({ sortSubcommands: true });
  registerStock(program);
  registerLeads(program);
  registerEvents(program);
  registerTenant(program);
  registerReservations(program);
  registerCar(program);
  registerAccounts(program);
  registerAlerts(program);
  registerWorker(program);
  registerServe(program);
  registerBackup(program);
  registerDesk(program);
  registerApi(program);
  registerCompletion(program);
  return program;
}
