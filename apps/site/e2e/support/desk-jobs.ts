import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { demoBank, demoProvider, folderBook } from "@forecourt/leads/demo-payments";
import { reservationDesk } from "@forecourt/leads/reserve";
import { reservationStore, sqliteDatabase } from "@forecourt/leads/stores";
import { expect } from "@playwright/test";
import { DATA } from "./site.ts";

const FILE = join(DATA, "leads.sqlite");

/** Runs statements on the leads beside the running site. */
function onLeads<Result>(work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(FILE, { timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Makes a lead one that its mail server refused for good, once the site has delivered it. */
export async function refuseDelivery(id: string): Promise<void> {
  const state = (): unknown =>
    onLeads(
      (leads) => leads.prepare("SELECT state FROM lead_deliveries WHERE lead_id = ?").get(id)?.["state"],
    );
  await expect.poll(state).toBe("delivered");
  onLeads((leads) =>
    leads
      .prepare("UPDATE lead_deliveries SET state = 'dead', last_problem = 'SMTP 550' WHERE lead_id = ?")
      .run(id),
  );
}

/** Makes a lead one that is held as possible spam. */
export function holdAsSpam(id: string): void {
  onLeads((leads) => {
    leads.prepare(`UPDATE leads SET standing = 'quarantined', reasons = '["too_fast"]' WHERE id = ?`).run(id);
    leads.prepare("UPDATE lead_deliveries SET state = 'held' WHERE lead_id = ?").run(id);
  });
}

/** Reserves a car with a deposit at the demo provider. */
export async function reserveFor(tenant: string, id: string, leadId: string): Promise<void> {
  const store = reservationStore(sqliteDatabase({ file: FILE }));
  const bank = demoBank(folderBook(join(DATA, "demo-bank")), Date.now);
  const provider = demoProvider({ bank, secret: "s", report: null });
  const desk = reservationDesk({ store, providerOf: async () => provider, now: Date.now });
  const car = { id, slug: id, name: "Kia Rio of the desk", price: 20_000 };
  const urls = { returnUrl: "https://a.example/", callbackUrl: "https://a.example/" };
  const money = { amount: 50_000, currency: "AUD", holdMs: 1_200_000 };
  await desk.hold({ id, tenant, key: id, leadId, car, provider: "demo", account: null, ...money });
  await desk.pay(id, { token: "demo_succeed", description: "Deposit", ...urls, check: async () => null });
  await store.close();
}
