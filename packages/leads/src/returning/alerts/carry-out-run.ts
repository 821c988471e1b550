import type { Alert, AlertFind, CarChange } from "./alert.ts";
import { type BackOff, backOffMs } from "../../work/back-off.ts";
import { workOff } from "../../work/work-off.ts";
import type { AlertRun, AlertStore, RunEnd } from "./alert-store.ts";
import type { MailTimes } from "./mail-times.ts";

/** What an alert is about: how many of a run's changes, and the first `MAX_CARS_NAMED` of them. */
export interface AlertMatch {
  readonly total: number;
  readonly cars: readonly CarChange[];
}

/** Finds which of a run's changes an alert is about. Made once a run, called for every alert. */
export type AlertMatcher = (alert: Pick<Alert, "subject">) => AlertMatch;

/** What carries out runs. */
export interface RunDeps {
  store: AlertStore;
  now: () => number;
  newLease: () => string;
  /** In [0, 1); spreads retries. */
  random: () => number;
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
  /** Why it is to go on later; null when it is done, or another worker's. */
  problem: string | null;
}

/** Cars a mail tells of one alert; the others are counted. */
export const MAX_CARS_NAMED = 12;

const LEASE_MS = 120_000;
const ALERTS_A_STEP = 1_000;
/** A run is never given up: it goes on where it was once the stock can be read again. */
const WAITS: BackOff = { firstMs: 30_000, longestMs: 3_600_000 };

/**
 * Carries out the run that has been due longest, from its cursor on: every active alert is matched once. Each step is
 * durable with the cursor behind it, so that a run that was broken off goes on without matching any alert twice. Null when
 * no run is due.
 *
 * @example
 * while (await carryOutRun(deps)) {}
 */
export async function carryOutRun(deps: RunDeps): Promise<RunDone | null> {
  const { store, now, newLease, random, leaseMs = LEASE_MS } = deps;
  const carried: RunDone[] = [];
  await workOff<AlertRun, RunEnd>({
    claim: () => store.claimRun({ now: now(), lease: newLease(), leaseMs }),
    carryOut: async (run) => {
      const done: RunDone = {
        tenant: run.tenant,
        changes: run.changes.length,
        alerts: 0,
        found: 0,
        problem: null,
      };
      carried.push(done);
      try {
        return await matchAll(run, done, deps);
      } catch (reason) {
        done.problem = reason instanceof Error ? reason.message : "It failed.";
        return { kind: "retry", at: now() + backOffMs(WAITS, run.attempts, random()), problem: done.problem };
      }
    },
    settle: (run, end) => store.settleRun(run, end),
    limit: 1,
  });
  return carried[0] ?? null;
}

/** Matches the alerts that no step has matched yet, step by step. */
async function matchAll(
  run: AlertRun,
  done: RunDone,
  { store, now, matcherOf, timesOf, leaseMs = LEASE_MS, alertsAStep = ALERTS_A_STEP }: RunDeps,
): Promise<RunEnd> {
  const { tenant, id: runId } = run;
  const [matches, times] = [await matcherOf(run), await timesOf(tenant, now())];
  for (let { cursor } = run; ; ) {
    const alerts = await store.activeAlerts(tenant, cursor, alertsAStep);
    const last = alerts.at(-1);
    if (last === undefined) return { kind: "done" };
    const finds = alerts.flatMap(({ id: alertId, subscriberId, subject, frequency }): AlertFind[] => {
      const { total, cars } = matches({ subject });
      return total === 0
        ? []
        : [{ tenant, runId, alertId, subscriberId, cars, total, dueAt: times[frequency] }];
    });
    // Another worker has a run whose lease ended here, and matches these alerts itself; what is settled then changes nothing.
    if (!(await store.advanceRun(run, { cursor: last.id, finds, leaseUntil: now() + leaseMs })))
      return { kind: "done" };
    done.alerts += alerts.length;
    done.found += finds.length;
    if (alerts.length < alertsAStep) return { kind: "done" };
    cursor = last.id;
  }
}
