/**
 * `pnpm bench reserve [--rounds N] [--shoppers N]`: shoppers race for one car while the process that takes reservations is
 * killed (`kill -9`) at random moments, over each provider's double in turn, on SQLite and on PostgreSQL. Afterwards at
 * most one reservation holds the car and its money, every other hold is voided, no task is left, and whoever was shown
 * "reserved" has it. Target: no round that breaks any of these.
 */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { postgresDatabase, reservationStore, sqliteDatabase } from "@forecourt/leads/stores";
import { activeStates, type ReservationStore } from "@forecourt/leads/reserve";
import { paywayDouble, type ProviderDouble, stripeDouble, tillDouble } from "@forecourt/leads/testing";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { startTestPostgres } from "#host/testing/test-postgres.ts";
import type { ReserveProcess } from "./reserve/reserve-process.ts";
import { shop, type Outcome } from "./reserve/shopper.ts";
import { type OwnProcess, ownProcess } from "./site/own-process.ts";
import { scratchFolder } from "./site/scratch.ts";
import { freePort } from "#host/testing/listening.ts";

const HOLD_MS = 1_500;
const SETTLE_MS = 60_000;
/** How long shoppers stay after the last kill; on a busy machine a process takes its time to start. */
const OPEN_MS = 120_000;

const { rounds, shoppers } = new Command("pnpm bench reserve")
  .description("Race shoppers for one car under kill -9, on both stores and over three providers.")
  .option("--rounds <rounds>", "how many on each store", wholeNumber, 6)
  .option("--shoppers <shoppers>", "how many want the car", wholeNumber, 200)
  .showHelpAfterError()
  .parse()
  .opts<{ rounds: number; shoppers: number }>();

type ProviderName = ReserveProcess["provider"];
const PROVIDERS: readonly ProviderName[] = ["stripe", "till", "st_george"];
const doubles: Readonly<Record<ProviderName, () => Promise<ProviderDouble>>> = {
  stripe: () => stripeDouble(Date.now),
  till: () => tillDouble(Date.now),
  st_george: () => paywayDouble(Date.now),
};
const tokens: Readonly<Record<ProviderName, (card: string) => string>> = {
  stripe: (card) => card,
  till: (card) => `ix::${card}`,
  st_george: (card) => card,
};

/** What is wrong after a round; empty when nothing is. */
async function problemsOf(
  store: ReservationStore,
  tenant: string,
  double: ProviderDouble,
  outcomes: readonly (readonly [id: string, outcome: Outcome])[],
): Promise<string[]> {
  const all = await store.list({ tenant, limit: 10_000 });
  const active = all.filter(({ state }) => activeStates.includes(state));
  const owner = active[0];
  const problems = active.length > 1 ? [`${active.length} active reservations of one car`] : [];
  if (owner === undefined) problems.push("the car went to no one");
  if (owner && owner.state !== "reserved") problems.push(`the car is left ${owner.state}`);
  if (owner && double.bank.find(`${owner.id}-${owner.attempt}`)?.status !== "authorised")
    problems.push("the reservation holds no money");
  for (const payment of double.book.all())
    if (payment.status === "authorised" && payment.key !== `${owner?.id}-${owner?.attempt}`)
      problems.push(`${payment.key} holds money without a reservation`);
  for (const [id, outcome] of outcomes) {
    if (outcome === "reserved" && id !== owner?.id)
      problems.push(`${id} was shown a reservation that it has not`);
    if (outcome === "taken" && owner === undefined)
      problems.push(`${id} was shown that the car is gone, and it is not`);
  }
  for (const { id } of all)
    for (const { name, state, lastProblem } of await store.tasks(id))
      if (state === "waiting") problems.push(`${id} still has to ${name} (${lastProblem ?? "not tried"})`);
  return problems;
}

async function round(
  number: number,
  place: ReserveProcess["store"],
  store: ReservationStore,
): Promise<boolean> {
  const provider = PROVIDERS[number % PROVIDERS.length] ?? "stripe";
  const double = await doubles[provider]();
  const tenant = `t${number}-${process.pid}`;
  const port = await freePort();
  const hold = { tenant, car: "car", holdMs: HOLD_MS };
  const settings: ReserveProcess = { port, store: place, provider, url: double.url, hold };
  const started = async (): Promise<OwnProcess> => {
    const one = ownProcess(join(import.meta.dirname, "reserve/reserve-process.ts"), [
      JSON.stringify(settings),
    ]);
    await one.message();
    return one;
  };
  let server = await started();
  let closesAt = Number.POSITIVE_INFINITY;
  const isOpen = (): boolean => Date.now() < closesAt;
  const racing = Promise.all(
    Array.from({ length: shoppers }, async (_, index): Promise<readonly [string, Outcome]> => {
      const id = `r${number}x${index}`;
      const paysAfterwards = provider === "stripe";
      return [id, await shop({ id, port, double, paysAfterwards, tokenOf: tokens[provider], isOpen })];
    }),
  );
  const kills = 1 + Math.floor(Math.random() * 3);
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(50 + Math.random() * 900);
    await server.kill();
    server = await started();
  }
  closesAt = Date.now() + OPEN_MS;
  const outcomes = await racing;
  const settled = Date.now() + SETTLE_MS;
  let problems = await problemsOf(store, tenant, double, outcomes);
  while (problems.length > 0 && Date.now() < settled) {
    await wait(250);
    problems = await problemsOf(store, tenant, double, outcomes);
  }
  const count = (wanted: Outcome): number => outcomes.filter(([, outcome]) => outcome === wanted).length;
  const voided = double.book.all().filter(({ status }) => status === "voided").length;
  console.log(
    `${place.kind} round ${String(number + 1).padStart(2)} ${provider.padEnd(9)} ${kills} kills: ${count("reserved")} reserved, ${count("taken")} shown it is gone, ${count("open")} left; ${double.book.all().length} payments, ${voided} voided${problems.length === 0 ? "" : `\n  ${problems.join("\n  ")}`}`,
  );
  await server.kill();
  await double.stop();
  return problems.length === 0;
}

const postgres = await startTestPostgres();
if ("skipped" in postgres) console.log(`PostgreSQL skipped: ${postgres.skipped}`);
const file = join(scratchFolder(), "leads.sqlite");
const places: readonly (readonly [ReserveProcess["store"], ReservationStore])[] = [
  [{ kind: "sqlite", file }, reservationStore(sqliteDatabase({ file }))],
  ...("skipped" in postgres
    ? []
    : [
        [
          { kind: "postgres", url: postgres.url, schema: "bench" },
          reservationStore(postgresDatabase({ url: postgres.url, schema: "bench" })),
        ] as const,
      ]),
];
let broken = 0;
try {
  for (const [place, store] of places) {
    await store.migrate();
    for (let number = 0; number < rounds; number += 1) if (!(await round(number, place, store))) broken += 1;
    await store.close();
  }
  console.log(`${rounds * places.length} rounds of ${shoppers} shoppers, ${broken} broken (target 0)`);
  if (broken > 0) process.exitCode = 1;
} finally {
  if (!("skipped" in postgres)) await postgres.stop();
}
