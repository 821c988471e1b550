import { userInfo } from "node:os";
import {
  reconcileReservations,
  type Reservation,
  type ReservationState,
  reservationStates,
} from "@forecourt/leads/reserve";
import { type Command, InvalidArgumentError } from "commander";
import { deskOf, reservationDeps, workOnce } from "#server/reservations/work/reservation-work.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { fail, withWiring } from "./leads/with-wiring.ts";
import { wholeNumber } from "./options/whole-number.ts";
import { reservationCard, reservationTable } from "./reservations/describe-reservation.ts";
import { describeComparison } from "./reservations/describe-comparison.ts";

function stateOption(text: string): ReservationState {
  const known = reservationStates.find((one) => one === text);
  if (!known) throw new InvalidArgumentError(`One of ${reservationStates.join(", ")} was expected.`);
  return known;
}

/** Dollars and cents as whole cents. */
function money(text: string): number {
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(text))
    throw new InvalidArgumentError("An amount such as 250 or 99.50 was expected.");
  return Math.round(Number(text) * 100);
}

type DeskRequest = Parameters<ReturnType<typeof deskOf>["ask"]>[1];

/** Writes the request, carries it out, and prints what the reservation is now. */
async function ask(wiring: Wiring, id: string, event: DeskRequest): Promise<void> {
  const changed = await deskOf(wiring).ask(id, event);
  if (!changed) return fail(`There is no reservation ${id}.`);
  if (changed.kind === "refused") return fail(changed.why);
  // The request is in the database with its task: a worker carries it out when this process cannot.
  for (let round = 0; round < 3; round += 1) await workOnce(wiring);
  await show(wiring, id);
}

async function show(wiring: Wiring, id: string): Promise<void> {
  const { reservations } = wiring;
  const reservation = await reservations.get(id);
  if (!reservation) return fail(`There is no reservation ${id}.`);
  const content = await wiring.tenant(reservation.tenant);
  const locale = content?.tenant.config.market.locale ?? "en-AU";
  console.log(
    reservationCard(reservation, {
      facts: await reservations.facts(id),
      tasks: await reservations.tasks(id),
      locale,
    }),
  );
}

/** `forecourt reservations …`: reserved cars and the money held for them. */
export function register(program: Command): void {
  const reservations = program
    .command("reservations")
    .description("Look at reserved cars, and take or give back the money held for them.");
  const by = `${userInfo().username} (command line)`;

  reservations
    .command("list")
    .description("newest reservations first")
    .option("--tenant <slug>", "only this site's")
    .option("--state <state>", `only in this state: ${reservationStates.join(", ")}`, stateOption)
    .option("--limit <number>", "at most so many", wholeNumber, 30)
    .option("--json", "one JSON document a line, for programs")
    .action((options: { tenant?: string; state?: ReservationState; limit: number; json?: boolean }) =>
      withWiring(async (wiring) => {
        const { tenant, state, limit, json } = options;
        const found: Reservation[] = await wiring.reservations.list({
          limit,
          ...(tenant === undefined ? {} : { tenant }),
          ...(state === undefined ? {} : { states: [state] }),
        });
        if (json) for (const reservation of found) console.log(JSON.stringify(reservation));
        else console.log(found.length > 0 ? reservationTable(found) : "No reservations.");
      }),
    );

  reservations
    .command("show")
    .argument("<id>", "the reservation's id")
    .description("one reservation, everything that happened to it, and what is still to be done")
    .action((id: string) => withWiring((wiring) => show(wiring, id)));

  reservations
    .command("capture")
    .argument("<id>", "the reservation's id")
    .option("--amount <amount>", "less than what is held; the rest becomes free", money)
    .description("take the money that is held")
    .action((id: string, { amount }: { amount?: number }) =>
      withWiring(async (wiring) => {
        const reservation = await wiring.reservations.get(id);
        if (!reservation) return fail(`There is no reservation ${id}.`);
        return ask(wiring, id, { type: "capture_asked", amount: amount ?? reservation.amount, by });
      }),
    );

  reservations
    .command("release")
    .argument("<id>", "the reservation's id")
    .description("let go of the money that is held, and of the car")
    .action((id: string) => withWiring((wiring) => ask(wiring, id, { type: "release_asked", by })));

  reservations
    .command("refund")
    .argument("<id>", "the reservation's id")
    .requiredOption(
      "--amount <amount>",
      "what is to be given back in all; asking twice gives it back once",
      money,
    )
    .description("give back money that was taken")
    .action((id: string, { amount }: { amount: number }) =>
      withWiring((wiring) => ask(wiring, id, { type: "refund_asked", total: amount, by })),
    );

  reservations
    .command("reconcile")
    .option("--tenant <slug>", "only this site's")
    .description(
      "compare every reservation that holds money with its provider, as the worker does once a day",
    )
    .action(({ tenant }: { tenant?: string }) =>
      withWiring(async (wiring) => {
        const compared = await reconcileReservations(reservationDeps(wiring), tenant ?? null);
        console.log(describeComparison(compared));
        if (compared.some(({ agrees }) => !agrees)) process.exitCode = 1;
      }),
    );
}
