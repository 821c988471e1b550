#!/usr/bin/env node
/** `pnpm forecourt …`: the command line for people. Each noun is a file beside this one. */
import { Command } from "commander";
import { register as registerAccounts } from "./accounts.ts";
import { register as registerAlerts } from "./alerts.ts";
import { register as registerEvents } from "./events.ts";
import { register as registerLeads } from "./leads.ts";
import { register as registerBackup } from "./backup.ts";
import { register as registerCar } from "./car.ts";
import { register as registerReservations } from "./reservations.ts";
import { register as registerStock } from "./stock.ts";
import { register as registerTenant } from "./tenant.ts";
import { register as registerWorker } from "./worker.ts";

const program = new Command("forecourt")
  .description("Look after dealers' stock, leads and settings, beside the running site.")
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
registerBackup(program);

// `forecourt stock list | head` closes our output early; that is no error of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
