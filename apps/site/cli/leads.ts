import type { LeadFilter } from "@forecourt/leads/outbox";
import { type Command, InvalidArgumentError } from "commander";
import { openWiring, type Wiring } from "../server/wiring.ts";
import { leadCard, leadTable } from "./leads/describe-lead.ts";

const STATES = ["waiting", "delivered", "dead", "held", "quarantined", "test"] as const;

function count(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError("A whole number above 0 was expected.");
  return number;
}

function state(text: string): (typeof STATES)[number] {
  const known = STATES.find((one) => one === text);
  if (!known) throw new InvalidArgumentError(`One of ${STATES.join(", ")} was expected.`);
  return known;
}

/** Runs with the site's own adapters, beside the running site, and closes them whatever happens. */
async function withWiring(work: (wiring: Wiring) => Promise<void>): Promise<void> {
  const wiring = await openWiring();
  try {
    await work(wiring);
  } finally {
    await wiring.close();
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

type ListOptions = { tenant?: string; state?: (typeof STATES)[number]; limit: number; json?: boolean };

function filterOf({ tenant, state: wanted, limit }: ListOptions): LeadFilter {
  return {
    limit,
    ...(tenant === undefined ? {} : { tenant }),
    ...(wanted === undefined
      ? {}
      : wanted === "quarantined" || wanted === "test"
        ? { standing: wanted }
        : { delivery: wanted }),
  };
}

/** `forecourt leads …`: what came in, where it went, and what to do when it did not. */
export function register(program: Command): void {
  const leads = program.command("leads").description("look after the leads of this installation");

  leads
    .command("list")
    .description("newest leads first")
    .option("--tenant <slug>", "only this site's")
    .option("--state <state>", `only in this state: ${STATES.join(", ")}`, state)
    .option("--limit <number>", "at most so many", count, 30)
    .option("--json", "one JSON document a line, for programs")
    .action((options: ListOptions) =>
      withWiring(async ({ leads: store }) => {
        const found = await store.list(filterOf(options));
        if (options.json) for (const lead of found) console.log(JSON.stringify(lead));
        else console.log(found.length > 0 ? leadTable(found) : "No leads.");
      }),
    );

  leads
    .command("show")
    .argument("<id>", "the lead's id")
    .description("one lead, its deliveries, and the shopper's other leads")
    .option("--json", "as JSON, for programs")
    .action((id: string, options: { json?: boolean }) =>
      withWiring(async ({ leads: store }) => {
        const lead = await store.get(id);
        if (!lead) return fail(`There is no lead ${id}.`);
        if (options.json) return console.log(JSON.stringify(lead, null, 2));
        const same = await store.list({ tenant: lead.lead.tenant, contact: lead.contact, limit: 20 });
        console.log(
          leadCard(
            lead,
            same.filter((one) => one.id !== lead.id),
          ),
        );
      }),
    );

  leads
    .command("retry")
    .argument("[id]", "the lead's id")
    .description("send dead and waiting deliveries again now")
    .option("--sink <name>", "only to this sink")
    .option("--delivered", "also what was delivered already; the other side drops it by its key")
    .option("--all-dead", "every lead with a dead delivery")
    .option("--tenant <slug>", "with --all-dead: only this site's")
    .action(
      (
        id: string | undefined,
        options: { sink?: string; delivered?: boolean; allDead?: boolean; tenant?: string },
      ) =>
        withWiring(async (wiring) => {
          const { leads: store } = wiring;
          const tenant = options.tenant === undefined ? {} : { tenant: options.tenant };
          const ids = options.allDead
            ? (await store.list({ ...tenant, delivery: "dead", limit: 100_000 })).map((lead) => lead.id)
            : [id ?? ""];
          if (ids[0] === "") return fail("Name a lead, or use --all-dead.");
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
    .description("let leads go out that were kept back")
    .action((ids: string[]) =>
      withWiring(async (wiring) => {
        const { leads: store } = wiring;
        for (const id of ids) {
          if (await store.release(id, wiring.now().getTime())) console.log(`${id} goes out now.`);
          else fail(`Lead ${id} is not kept back.`);
        }
      }),
    );
}
