import type { Command } from "commander";
import { registerErase } from "./leads/erase.ts";
import { registerExport } from "./leads/export.ts";
import { registerLook } from "./leads/look.ts";
import { registerSendAgain } from "./leads/send-again.ts";

/** `forecourt leads …`: what came in, where it went, and what to do when it did not. Works while the site runs. */
export function register(program: Command): void {
  const leads = program.command("leads").description("Look after the leads of this installation.");
  registerLook(leads);
  registerSendAgain(leads);
  registerExport(leads);
  registerErase(leads);
}
