import type { Command } from "commander";
import { fail, keptLeads, withOneOrAll, withWiring } from "./with-wiring.ts";
import { type JsonOption, ONLY_TENANT, printed, withJson } from "../options/common-options.ts";
import { countedProgress } from "../options/progress-bar.ts";
import { BadCall } from "../options/exit-codes.ts";

interface RetryOptions extends JsonOption {
  sink?: string;
  delivered?: boolean;
  allDead?: boolean;
  tenant?: string;
}

const EVERY = 1_000_000;

/** `leads retry` and `leads release`: what a person does about a lead that did not arrive. */
export function registerSendAgain(leads: Command): void {
  withJson(leads, "retry")
    .description("Send dead and waiting deliveries again now.")
    .argument("[id]", "the lead's id")
    .option("--sink <name>", "only to this sink")
    .option("--delivered", "also what was delivered already; the other side drops it by its key")
    .option("--all-dead", "every lead with a dead delivery")
    .option(...ONLY_TENANT)
    .action((id: string | undefined, options: RetryOptions) =>
      withOneOrAll(options.tenant, keptLeads, async (wiring) => {
        const { leads: store } = wiring;
        if (id === undefined && !options.allDead) throw new BadCall("Name a lead, or use --all-dead.");
        const tenant = options.tenant === undefined ? {} : { tenant: options.tenant };
        const ids = options.allDead
          ? (await store.list({ ...tenant, delivery: "dead", limit: EVERY })).map((lead) => lead.id)
          : [id ?? ""];
        let again = 0;
        const progress = countedProgress("sending again", ids.length);
        for (const one of ids) {
          progress.step();
          again += await store.retry(one, {
            now: wiring.now().getTime(),
            ...(options.sink === undefined ? {} : { sink: options.sink }),
            ...(options.delivered ? { delivered: true } : {}),
          });
        }
        progress.stop();
        if (again === 0 && !options.allDead) return fail(`Nothing of lead ${id} is to be sent again.`);
        printed(
          options.json,
          { due: again },
          () => `${again} ${again === 1 ? "delivery is" : "deliveries are"} due now.`,
        );
      }),
    );

  withJson(leads, "release")
    .description("Let leads go out that were kept back.")
    .argument("<ids...>", "ids of quarantined leads")
    .action((ids: string[], { json }: JsonOption) =>
      withWiring(async (wiring) => {
        for (const id of ids) {
          if (await wiring.leads.release(id, wiring.now().getTime()))
            printed(json, { id }, () => `${id} goes out now.`);
          else fail(`Lead ${id} is not kept back.`);
        }
      }),
    );
}
