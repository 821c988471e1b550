import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ownRecord } from "@forecourt/search/ingest";
import type { CarDocument } from "@forecourt/search/car";
import { lookOnce } from "#server/alerts/alert-work.ts";
import { readEnvironment } from "#host/wiring/env.ts";
import { openWiring, type Wiring } from "#host/wiring/wiring.ts";
import { benchStock } from "../search/bench-stock.ts";
import { seededRandom } from "../search/seeded-random.ts";

/** The demo dealer whose settings the bench uses. */
export const TENANT = "harbourside";

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
  wiring: Wiring;
  look(): Promise<void>;
  /** Changes so many cars, half of them new, half cheaper. Gives their ids. */
  change(count: number): Promise<string[]>;
  /** Finds and mails that wait. */
  waiting(): number;
  /** Addresses for which cars were found since mails were forgotten. */
  found(): string[];
  /** Addresses mails went to, one for each mail. */
  mails(): string[];
  /** Removes mails and the notices in them. */
  forgetMails(): void;
  /** Every so many saved searches, what they ask and what was found for them. */
  sampled(count: number): { list: string; query: string; cars: string[]; total: number }[];
  close(): Promise<void>;
}

const pick = <T>(random: () => number, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("There is nothing to pick from.");
  return value;
};

/** What one shopper saved: a make with a model, a price, a year, a body or some words. */
function savedQuery(random: () => number, cars: readonly CarDocument[]): string {
  const { make, model, body, price = 20_000, year = 2018 } = pick(random, cars);
  const query = new URLSearchParams();
  if (random() < 0.1) query.set("q", random() < 0.5 ? `${make} ${model}` : model);
  else query.append("make", make);
  if (random() < 0.15) query.append("make", pick(random, cars).make);
  if (random() < 0.4) query.append("model", model);
  if (random() < 0.2 && body !== undefined) query.append("body", body);
  if (random() < 0.6) query.set("price", `:${Math.ceil(price / 1_000) * 1_000}`);
  if (random() < 0.2) query.set("year", `${year - 2}:`);
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
    const list = random() < 0.7 ? "new-used-and-demo-cars" : "used-cars";
    const subject = { kind: "search", list, query: savedQuery(random, documents) };
    subscriber.run(TENANT, id, `${id}@shoppers.example`, id, `token-${id}`);
    alert.run(TENANT, id, id, `Search ${at}`, JSON.stringify(subject), JSON.stringify(consent));
  }
  database.exec("COMMIT");
  const texts = (sql: string, ...values: string[]): string[] =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => String(Object.values(row)[0]));
  const mailFolder = join(directory, "mail");
  return {
    wiring,
    look: async () => {
      await lookOnce(wiring, TENANT);
    },
    change: async (count) => {
      const half = Math.floor(count / 2);
      const added = documents.slice(next, next + half);
      next += half;
      const offset = Math.floor(random() * (stockSize - half));
      const cheaper = documents.slice(offset, offset + count - half).flatMap((car, at): CarDocument[] => {
        if (car.price === undefined) return [];
        const changed = { ...car, price: Math.max(100, Math.round(car.price * 0.9)) };
        documents[offset + at] = changed;
        return [changed];
      });
      await index.write((writer) => writer.put([...added, ...cheaper].map(ownRecord)));
      return [...added, ...cheaper].map(({ id }) => id);
    },
    waiting: () =>
      Number(
        texts(
          `SELECT (SELECT count(*) FROM alert_runs) + (SELECT count(*) FROM alert_finds WHERE mail_id IS NULL)
             + (SELECT count(*) FROM alert_mails WHERE state = 'waiting')`,
        )[0],
      ),
    found: () => texts("SELECT DISTINCT subscriber_id || '@shoppers.example' FROM alert_finds"),
    mails: () =>
      readdirSync(mailFolder)
        .filter((name) => name.startsWith("digest."))
        .map((name) => /^To: (\S+)/m.exec(readFileSync(join(mailFolder, name), "utf8"))?.[1] ?? name),
    forgetMails: () => {
      database.exec("DELETE FROM alert_mails; DELETE FROM alert_finds");
      rmSync(mailFolder, { recursive: true, force: true });
      mkdirSync(mailFolder, { recursive: true });
    },
    sampled: (count) => {
      const every = Math.max(1, Math.floor(searches / count));
      return database
        .prepare(
          `SELECT a.subject, f.cars, f.total FROM alerts a
           LEFT JOIN alert_finds f ON f.tenant = a.tenant AND f.alert_id = a.id
           WHERE CAST(substr(a.id, 2) AS INTEGER) % ? = 0 ORDER BY a.id`,
        )
        .all(every)
        .map((row) => {
          const subject = JSON.parse(String(row["subject"])) as { list: string; query: string };
          const cars = JSON.parse(String(row["cars"] ?? "[]")) as { carId: string }[];
          return { ...subject, cars: cars.map(({ carId }) => carId), total: Number(row["total"] ?? 0) };
        });
    },
    close: async () => {
      database.close();
      await wiring.close();
    },
  };
}
