import { userInfo } from "node:os";
import {
  reconcileReservations,
  type Reservation,
  type ReservationState,
  reservationStates,
  type ComparedReservation,
} from "@forecourt/leads/reserve";
import { type Command, InvalidArgumentError } from "commander";
import { deskOf, reservationDeps, workOnce } from "#server/reservations/work/reservation-work.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { fail, withOneOrAll, withWiring } from "./leads/with-wiring.ts";
import { type JsonOption, listed, ONLY_TENANT, printed, withJson } from "./options/common-options.ts";
import { EXIT } from "./options/exit-codes.ts";
import { wholeNumber } from "./options/whole-number.ts";
import { reservationCard, reservationTable } from "./reservations/describe-reservation.ts";
import { moneyOf } from "#server/reservations/mails/reservation-money.ts";
import { textTable } from "./leads/text-table.ts";

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
async function ask(wiring: Wiring, id: string, event: DeskRequest, json: boolean | undefined): Promise<void> {
  const changed = await deskOf(wiring).ask(id, event);
  if (!changed) return fail(`There is no reservation ${id}.`);
  if (changed.kind === "refused") return fail(changed.why);
  // The request is in the database with its task: a worker carries it out when this process cannot.
  for (let round = 0; round < 3; round += 1) await workOnce(wiring);
  await show(wiring, id, json);
}

async function show(wiring: Wiring, id: string, json: boolean | undefined): Promise<void> {
  const { reservations } = wiring;
  const reservation = await reservations.get(id);
  if (!reservation) return fail(`There is no reservation ${id}.`);
  const content = await wiring.tenant(reservation.tenant);
  const locale = content?.tenant.config.market.locale ?? "en-AU";
  const facts = await reservations.facts(id);
  const tasks = await reservations.tasks(id);
  printed(json, { ...reservation, facts, tasks }, () =>
    reservationCard(reservation, { facts, tasks, locale }),
  );
}

const keptReservations = ({ reservations }: Wiring, tenant: string): Promise<readonly unknown[]> =>
  reservations.list({ tenant, limit: 1 });

/** `forecourt reservations …`: reserved cars and the money held for them. */
export function register(program: Command): void {
  const reservations = program
    .command("reservations")
    .description("Look at reserved cars, and take or give back the money held for them.");
  const by = `${userInfo().username} (command line)`;

  withJson(reservations, "list")
    .description("List reservations, the newest first.")
    .option(...ONLY_TENANT)
    .option("--state <state>", `only in this state: ${reservationStates.join(", ")}`, stateOption)
    .option("--limit <number>", "at most so many", wholeNumber, 30)
    .action((options: { tenant?: string; state?: ReservationState; limit: number } & JsonOption) =>
      withOneOrAll(options.tenant, keptReservations, async (wiring) => {
        const { tenant, state, limit, json } = options;
        const found: Reservation[] = await wiring.reservations.list({
          limit,
          ...(tenant === undefined ? {} : { tenant }),
          ...(state === undefined ? {} : { states: [state] }),
        });
        listed(json, found, () => (found.length > 0 ? reservationTable(found) : "No reservations."));
      }),
    );

  withJson(reservations, "show")
    .description("Show one reservation, everything that happened to it, and what is still to be done.")
    .argument("<id>", "the reservation's id")
    .action((id: string, { json }: JsonOption) => withWiring((wiring) => show(wiring, id, json)));

  withJson(reservations, "capture")
    .description("Take the money that is held.")
    .argument("<id>", "the reservation's id")
    .option("--amount <amount>", "less than what is held; the rest becomes free", money)
    .action((id: string, { amount, json }: { amount?: number } & JsonOption) =>
      withWiring(async (wiring) => {
        const reservation = await wiring.reservations.get(id);
        if (!reservation) return fail(`There is no reservation ${id}.`);
        const event = { type: "capture_asked", amount: amount ?? reservation.amount, by } as const;
        return ask(wiring, id, event, json);
      }),
    );

  withJson(reservations, "release")
    .description("Let go of the money that is held, and of the car.")
    .argument("<id>", "the reservation's id")
    .action((id: string, { json }: JsonOption) =>
      withWiring((wiring) => ask(wiring, id, { type: "release_asked", by }, json)),
    );

  withJson(reservations, "refund")
    .description("Give back money that was taken.")
    .argument("<id>", "the reservation's id")
    .requiredOption(
      "--amount <amount>",
      "what is to be given back in all; asking twice gives it back once",
      money,
    )
    .action((id: string, { amount, json }: { amount: number } & JsonOption) =>
      withWiring((wiring) => ask(wiring, id, { type: "refund_asked", total: amount, by }, json)),
    );

  withJson(reservations, "reconcile")
    .description(
      "Compare every reservation that holds money with its provider, as the worker does once a day.",
    )
    .option(...ONLY_TENANT)
    .action(({ tenant, json }: { tenant?: string } & JsonOption) =>
      withOneOrAll(tenant, keptReservations, async (wiring) => {
        const compared = await reconcileReservations(reservationDeps(wiring), tenant ?? null);
        listed(json, compared, () => describeComparison(compared));
        if (compared.some(({ agrees }) => !agrees)) process.exitCode = EXIT.failed;
      }),
    );
}

/** Reservations beside what their providers say, as a table with its sum. */
function describeComparison(compared: readonly ComparedReservation[]): string {
  const differences = compared.filter(({ agrees }) => !agrees).length;
  const sum = `${compared.length} compared, ${differences} did not agree.`;
  if (compared.length === 0) return sum;
  const table = textTable(
    ["ID", "SITE", "DEPOSIT", "RESERVATION", "PROVIDER", ["", 100]],
    compared.map(({ reservation, found, agrees, detail }) => [
      reservation.id,
      reservation.tenant,
      moneyOf(reservation, "en-AU"),
      reservation.state,
      found,
      agrees ? "agrees" : detail,
    ]),
  );
  return `${table}\n\n${sum}`;
}
