import { randomUUID } from "node:crypto";
import {
  carryOutRun,
  lookAtStock,
  type Looked,
  type MailTimes,
  mailTimes,
  type RunDone,
  sendAlertMails,
  SESSION_IDLE_MS,
  SESSION_LIFE_MS,
} from "@forecourt/leads/returning";
import { DAY } from "@forecourt/search/kernel";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { dealerTimeZone } from "@forecourt/tenant-config/locations";
import { tellOutages, type WatchedWork } from "#host/rounds/tell-outages.ts";
import { type Rounds, workInRounds } from "#host/rounds/work-in-rounds.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { matchAlerts } from "./match-alerts.ts";
import { sendDigest } from "./send-digest.ts";
import { watchedStock } from "./watched-stock.ts";

const ROUND_MS = 5_000;
const LEASE_MS = 120_000;
const PRUNE_EVERY_MS = 3_600_000;
/** How long mails that were sent, and what they were about, are stored. */
const SENT_DAYS = 90;

/** When a tenant's mails go next, in the time of its primary location. */
export const timesOf = (content: TenantContent, now: number): MailTimes =>
  mailTimes(now, dealerTimeZone(content), content.tenant.config.alerts);

/** Looks at one tenant's stock; null when it is as it was, or the tenant mails no alerts. */
export async function lookOnce(wiring: Wiring, tenant: string): Promise<Looked | null> {
  const content = await wiring.tenant(tenant);
  if (!content?.tenant.config.alerts.enabled) return null;
  const { index } = await wiring.stock(tenant);
  const reserved = await wiring.reservations.reservedCars(tenant);
  return lookAtStock(
    { store: wiring.alerts, now: () => wiring.now().getTime(), newId: randomUUID },
    tenant,
    watchedStock(index, reserved, content.tenant.config),
  );
}

/** Carries out the runs that wait, of every tenant. */
export async function runAll(wiring: Wiring): Promise<RunDone[]> {
  const done: RunDone[] = [];
  for (;;) {
    const run = await carryOutRun({
      leaseMs: LEASE_MS,
      store: wiring.alerts,
      now: () => wiring.now().getTime(),
      newLease: randomUUID,
      random: Math.random,
      matcherOf: async ({ tenant, changes }) => {
        const content = await wiring.tenant(tenant);
        if (!content) return () => ({ total: 0, cars: [] });
        const { index } = await wiring.stock(tenant);
        const records = await index.get(changes.map(({ carId }) => carId));
        const documents = records.map(({ document }) => document);
        return matchAlerts(changes, documents, tenantSite(content, wiring.now()));
      },
      timesOf: async (tenant, now) => {
        const content = await wiring.tenant(tenant);
        return content ? timesOf(content, now) : { instant: now, daily: now, weekly: now };
      },
    });
    if (!run) return done;
    if (run.problem === null) wiring.log.info({ ...run }, "alerts matched");
    else wiring.log.warn({ ...run }, "a run of alerts goes on later");
    done.push(run);
  }
}

/** Sends what is due. Returns how many mails went. */
export const sendDue = (wiring: Wiring): Promise<number> =>
  sendAlertMails({
    leaseMs: LEASE_MS,
    store: wiring.alerts,
    now: () => wiring.now().getTime(),
    newId: randomUUID,
    random: Math.random,
    send: (mail, finds) => sendDigest(wiring, mail, finds),
  });

/** One round: looks at the stock of every tenant with alerts, asks them about what changed, and sends what is due. */
async function workOnce(wiring: Wiring, look: WatchedWork): Promise<void> {
  for (const tenant of await wiring.alerts.watchedTenants())
    await look(() => lookOnce(wiring, tenant), { tenant });
  await runAll(wiring);
  await sendDue(wiring);
}

/** Removes what is over: sign-ins, sessions, unproven alerts, and mails of long ago. */
async function pruneOnce({ accounts, alerts, now }: Wiring): Promise<void> {
  const at = now().getTime();
  await accounts.prune({ signIns: at - DAY, seen: at - SESSION_IDLE_MS, opened: at - SESSION_LIFE_MS });
  await alerts.prune({ pending: at, sent: at - SENT_DAYS * DAY });
}

/** Works in rounds, `restMs` apart, until it is stopped; a round that runs is finished first. */
export function startAlerts(wiring: Wiring, restMs = ROUND_MS): Rounds {
  const { log } = wiring;
  const look = tellOutages(log, {
    began: "a stock could not be looked at for alerts",
    over: "a stock is looked at for alerts again",
  });
  const round = tellOutages(log, {
    began: "a round of alerts failed",
    over: "a round of alerts was done again",
  });
  let prunedAt = Number.NEGATIVE_INFINITY;
  return workInRounds(restMs, async () => {
    await round(async () => {
      await workOnce(wiring, look);
      if (performance.now() - prunedAt <= PRUNE_EVERY_MS) return;
      await pruneOnce(wiring);
      prunedAt = performance.now();
    });
  });
}
