import { randomBytes } from "node:crypto";
import { askForAlert } from "../../returning/alerts/ask-for-alert.ts";
import { carryOutRun, MAX_CARS_NAMED } from "../../returning/alerts/carry-out-run.ts";
import { lookAtStock } from "../../returning/alerts/look-at-stock.ts";
import { type AlertMailOutcome, sendAlertMails } from "../../returning/alerts/send-alert-mails.ts";
import type { Alert, AlertFind, CarChange } from "../../returning/alerts/alert.ts";
import type { ClaimedMail, SeenCar } from "../../returning/alerts/alert-store.ts";
import { alertStore, sqliteDatabase } from "../../stores.ts";

/** A mail that was sent: to whom, under which id, and the cars it names. */
interface Sent {
  to: string;
  id: string;
  cars: string[];
}

/** What an alert finds of some changes: all of them, of which so many are named. */
export const matchOf = (changes: readonly CarChange[]) => ({
  total: changes.length,
  cars: changes.slice(0, MAX_CARS_NAMED),
});

/** A mail as the world keeps it. */
export const sentOf = (mail: ClaimedMail, finds: readonly AlertFind[]): Sent => ({
  to: mail.subscriber.email,
  id: mail.id,
  cars: finds.flatMap(({ cars }) => cars.map(({ carId }) => carId)),
});

let ids = 0;
const newId = (): string => `id${String((ids += 1)).padStart(9, "0")}`;

/** A dealer's stock, its shoppers' alerts and the mails they were sent, at a time that a test moves on. */
export async function alertWorld() {
  const store = alertStore(sqliteDatabase({ file: ":memory:" }));
  await store.migrate();
  let stock: SeenCar[] = [];
  let version = 0;
  const world = {
    store,
    at: 1_000,
    sent: [] as Sent[],
    newId,
    now: (): number => world.at,
    /** The stock as it becomes, with a new version. */
    becomes(...cars: readonly (readonly [carId: string, price: number | null, available?: boolean])[]) {
      version += 1;
      stock = cars.map(([carId, price, available = true]) => ({ carId, price, available }));
    },
    look: (newRunId = newId) =>
      lookAtStock({ store, now: world.now, newId: newRunId }, "north", {
        version: async () => `v${version}`,
        cars: async function* () {
          yield* stock;
        },
      }),
    run: (
      alertsAStep = 1_000,
      matches = (_: Pick<Alert, "subject">, change: CarChange): boolean => change.carId !== "none",
    ) =>
      carryOutRun({
        store,
        now: world.now,
        newLease: newId,
        random: () => 1,
        alertsAStep,
        matcherOf:
          async ({ changes }) =>
          (alert) =>
            matchOf(changes.filter((change) => matches(alert, change))),
        timesOf: async () => ({ instant: world.at, daily: world.at + 100, weekly: world.at + 200 }),
      }),
    ask: (email: string, fields: Partial<Parameters<typeof askForAlert>[1]> = {}) =>
      askForAlert(
        { store, now: world.now, random: randomBytes },
        {
          tenant: "north",
          email,
          name: "Used cars",
          subject: { kind: "search", list: "used-cars", query: "" },
          frequency: "instant",
          locale: "en-AU",
          consent: { text: "Yes, write to me", page: "https://north.example/search/used-cars" },
          isProven: true,
          ...fields,
        },
      ),
    send: (outcome: () => AlertMailOutcome = () => ({ kind: "sent" })) =>
      sendAlertMails({
        store,
        now: world.now,
        newId,
        random: () => 1,
        leaseMs: 50,
        send: async (mail, finds) => {
          world.sent.push(sentOf(mail, finds));
          return outcome();
        },
      }),
  };
  return world;
}
