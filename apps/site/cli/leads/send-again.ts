import type { Command } from "commander";
import { fail, withWiring } from "./with-wiring.ts";

interface RetryOptions {
  sink?: string;
  delivered?: boolean;
  allDead?: boolean;
  tenant?: string;
}

const EVERY = 1_000_000;

/** `leads retry` and `leads release`: what a person does about a lead that did not arrive. */
export function registerSendAgain(leads: Command): void {
  leads
    .command("retry")
    .argument("[id]", "the lead's id")
    .description("send dead and waiting deliveries again now")
    .option("--sink <name>", "only to this sink")
    .option("--delivered", "also what was delivered already; the other side drops it by its key")
    .option("--all-dead", "every lead with a dead delivery")
    .option("--tenant <slug>", "with --all-dead: only this site's")
    .action((id: string | undefined, options: RetryOptions) =>
      withWiring(async (wiring) => {
        const { leads: store } = wiring;
        if (id === undefined && !options.allDead) return fail("Name a lead, or use --all-dead.");
        const tenant = options.tenant === undefined ? {} : { tenant: options.tenant };
        const ids = options.allDead
          ? (await store.list({ ...tenant, delivery: "dead", limit: EVERY })).map((lead) => lead.id)
          : [id ?? ""];
        let again = 0;
        for (const one of ids) {
          again += await store.retry(one, {
            now: wiring.now().getTime(),
            ...(options.sink === undefined ? {} : { sink: options.sink }),
            ...(options.delivered ? { delivered: true } : {}),
          });
        }
        if (again === 0 && !options.allDead) return fail(`Nothing of lead ${id} is to be sent again.`);
        console.log(`${again} ${again === 1 ? "delivery is" : "deliveries are"} due now.`);
      }),
    );

  leads
    .command("release")
    .argument("<ids...>", "ids of quarantined leads")
    .description("let leads go out that were held back")
    .action((ids: string[]) =>
      withWiring(async (wiring) => {
        for (const id of ids) {
          if (await wiring.leads.release(id, wiring.now().getTime())) console.log(`${id} goes out now.`);
          else fail(`Lead ${id} is not kept back.`);
        }
      }),
    );
}
