import { Command } from "commander";
import { register as registerAccounts } from "./accounts.ts";
import { register as registerAlerts } from "./alerts.ts";
import { register as registerApi } from "./api.ts";
import { register as registerBackup } from "./backup.ts";
import { register as registerCar } from "./car.ts";
import { register as registerDesk } from "./desk.ts";
import { register as registerEvents } from "./events.ts";
import { register as registerLeads } from "./leads.ts";
import { register as registerReservations } from "./reservations.ts";
import { register as registerStock } from "./stock.ts";
import { register as registerTenant } from "./tenant.ts";
import { register as registerWorker } from "./worker.ts";

/** `forecourt` with all its nouns; nothing has run yet. Each noun is a file beside this one. */
export function forecourtProgram(): Command {
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
  registerDesk(program);
  registerApi(program);
  return program;
}
