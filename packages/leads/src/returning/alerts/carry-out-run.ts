import type { Alert, AlertFind, CarChange } from "./alert.ts";
import type { AlertRun, AlertStore } from "./alert-store.ts";
import type { MailTimes } from "./mail-times.ts";

/** What an alert is about: how many of a run's changes, and the first `MAX_CARS_NAMED` of them. */
export interface AlertMatch {
  readonly total: number;
  readonly cars: readonly CarChange[];
}

/** Finds which of a run's changes an alert is about. Made once a run, asked for every alert. */
export type AlertMatcher = (alert: Pick<Alert, "subject">) => AlertMatch;

/** What carries out runs. */
export interface RunDeps {
  store: AlertStore;
  now: () => number;
  newLease: () => string;
  /** Reads the changed cars of a run and prepares them for all alerts. */
  matcherOf: (run: AlertRun) => Promise<AlertMatcher>;
  /** When a tenant's mails of each frequency go next. */
  timesOf: (tenant: string, now: number) => Promise<MailTimes>;
  /** How long a run is another worker's, milliseconds; longer than one step takes. */
  leaseMs?: number;
  /** Alerts a step asks; what it found is written with the run's cursor. */
  alertsAStep?: number;
}

/** What a run came to. */
export interface RunDone {
  tenant: string;
  changes: number;
  alerts: number;
  /** Alerts for which cars were found. */
  found: number;
}

/** Cars a mail tells of one alert; the others are counted. */
export const MAX_CARS_NAMED = 12;

const LEASE_MS = 120_000;
const ALERTS_A_STEP = 1_000;

/**
 * Carries out the oldest open run, from its cursor on: every active alert is asked once. Each step is durable with the
 * cursor behind it, so that a run that was broken off goes on without asking anyone twice. Null when no run waits.
 *
 * @example
 * while (await carryOutRun(deps)) {}
 */
export async function carryOutRun({
  store,
  now,
  newLease,
  matcherOf,
  timesOf,
  leaseMs = LEASE_MS,
  alertsAStep = ALERTS_A_STEP,
}: RunDeps): Promise<RunDone | null> {
  const run = await store.claimRun({ now: now(), lease: newLease(), leaseMs });
  if (!run) return null;
  const { tenant, id: runId, lease } = run;
  const [matches, times] = [await matcherOf(run), await timesOf(tenant, now())];
  const done: RunDone = { tenant, changes: run.changes.length, alerts: 0, found: 0 };
  for (let { cursor } = run; ; ) {
    const alerts = await store.activeAlerts(tenant, cursor, alertsAStep);
    const finds = alerts.flatMap((alert): AlertFind[] => {
      const { total, cars } = matches(alert);
      if (total === 0) return [];
      return [
        {
          tenant,
          runId,
          alertId: alert.id,
          subscriberId: alert.subscriberId,
          cars,
          total,
          dueAt: times[alert.frequency],
        },
      ];
    });
    const last = alerts.at(-1);
    const isLast = alerts.length < alertsAStep || last === undefined;
    const step = { cursor: isLast ? null : last.id, finds, leaseUntil: now() + leaseMs };
    // Another worker took the run over while this one was slow, and asks these alerts itself.
    if (!(await store.advanceRun({ tenant, id: runId, lease }, step))) return done;
    done.alerts += alerts.length;
    done.found += finds.length;
    if (isLast) return done;
    cursor = last.id;
  }
}
