import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ownRecord } from "@forecourt/search/ingest";
import type { CarDocument } from "@forecourt/search/car";
import { lookOnce } from "#server/alerts/alert-work.ts";
import { readEnvironment } from "#host/wiring/env.ts";
import { openWiring } from "#host/wiring/wiring.ts";
import { TENANT } from "#host/testing/built-site.ts";
import { benchStock } from "../search/bench-stock.ts";
import { type SeededRandom, seededRandom } from "../../demo/dice/seeded-random.ts";

/** The environment of every process of the bench: one data folder, no quiet hours. */
export function alertsEnvironment(directory: string): Record<string, string> {
  const override = join(directory, "override.json");
  mkdirSync(directory, { recursive: true });
  writeFileSync(override, JSON.stringify({ alerts: { enabled: true, quietFrom: 0, quietUntil: 0 } }));
  return {
    FORECOURT_ENV: "test",
    FORECOURT_LOG_LEVEL: "silent",
    FORECOURT_DATA: directory,
    FORECOURT_OVERRIDE: override,
  };
}

/** A dealer with a stock and saved searches, each of a shopper of its own. */
export interface AlertsWorld {
  look(): Promise<void>;
  /** Changes so many cars, half of them new, half cheaper. Gives how many it changed. */
  change(count: number): Promise<number>;
  close(): Promise<void>;
}

/** What one shopper saved: a make with a model, a price, a year, a body or some words. */
function savedQuery({ pick, chance }: SeededRandom, cars: readonly CarDocument[]): string {
  const { make, model, body, price = 20_000, year = 2018 } = pick(cars);
  const query = new URLSearchParams();
  if (chance(0.1)) query.set("q", chance(0.5) ? `${make} ${model}` : model);
  else query.append("make", make);
  if (chance(0.15)) query.append("make", pick(cars).make);
  if (chance(0.4)) query.append("model", model);
  if (chance(0.2) && body !== undefined) query.append("body", body);
  if (chance(0.6)) query.set("price", `:${Math.ceil(price / 1_000) * 1_000}`);
  if (chance(0.2)) query.set("year", `${year - 2}:`);
  return query.toString();
}

/** Opens a dealer's stock and fills in saved searches, in one transaction: they are the bench's own, so no shopper waits. */
export async function openAlertsWorld(
  directory: string,
  stockSize: number,
  searches: number,
): Promise<AlertsWorld> {
  const environment = alertsEnvironment(directory);
  const wiring = await openWiring(readEnvironment(environment));
  const random = seededRandom(20_261_122);
  const documents = await benchStock(stockSize * 2);
  let next = stockSize;
  const { index } = await wiring.stock(TENANT);
  await index.rebuild((writer) => writer.put(documents.slice(0, stockSize).map(ownRecord)));
  const database = new DatabaseSync(join(directory, "accounts.sqlite"));
  database.exec("PRAGMA busy_timeout = 10000; BEGIN");
  const subscriber = database.prepare("INSERT INTO subscribers VALUES (?, ?, ?, ?, ?, 0)");
  const alert = database.prepare(
    "INSERT INTO alerts VALUES (?, ?, ?, ?, ?, 'instant', 'en-AU', 'active', ?, 0, NULL, NULL)",
  );
  const consent = { text: "Yes", at: 0, page: "http://harbourside.localhost", provenBy: "mail", provenAt: 0 };
  for (let at = 0; at < searches; at += 1) {
    const id = `s${String(at).padStart(7, "0")}`;
    const list = random.chance(0.7) ? "new-used-and-demo-cars" : "used-cars";
    const subject = { kind: "search", list, query: savedQuery(random, documents) };
    subscriber.run(TENANT, id, `${id}@shoppers.example`, id, `token-${id}`);
    alert.run(TENANT, id, id, `Search ${at}`, JSON.stringify(subject), JSON.stringify(consent));
  }
  database.exec("COMMIT");
  return {
    look: async () => {
      await lookOnce(wiring, TENANT);
    },
    change: async (count) => {
      const half = Math.floor(count / 2);
      const added = documents.slice(next, next + half);
      next += half;
      const offset = random.between(0, stockSize - half - 1);
      const cheaper = documents.slice(offset, offset + count - half).flatMap((car, at): CarDocument[] => {
        if (car.price === undefined) return [];
        const changed = { ...car, price: Math.max(100, Math.round(car.price * 0.9)) };
        documents[offset + at] = changed;
        return [changed];
      });
      await index.write((writer) => writer.put([...added, ...cheaper].map(ownRecord)));
      return added.length + cheaper.length;
    },
    close: async () => {
      database.close();
      await wiring.close();
    },
  };
}
