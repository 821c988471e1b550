/** Looks for changes and finds cars for alerts once, as the site and its workers do, and sends what it took. */
import { lookOnce, runAll } from "#server/alerts/alert-work.ts";
import { readEnvironment } from "#host/wiring/env.ts";
import { openWiring } from "#host/wiring/wiring.ts";
import { TENANT } from "#host/testing/built-site.ts";

const MB = 1_048_576;

/** What one run took. */
export interface RunMeasured {
  lookMs: number;
  runMs: number;
  alerts: number;
  found: number;
  /** Processor time of look and run: what other work on the machine does not change. */
  cpuMs: number;
  /** Resident memory before, and at its highest. */
  restMb: number;
  peakMb: number;
}

const wiring = await openWiring(readEnvironment());
const cpuBefore = process.cpuUsage();
const restMb = Math.round(process.memoryUsage.rss() / MB);
const began = performance.now();
await lookOnce(wiring, TENANT);
const looked = performance.now();
const runs = await runAll(wiring);
const ran = performance.now();
const { user, system } = process.cpuUsage(cpuBefore);
const measured: RunMeasured = {
  lookMs: looked - began,
  runMs: ran - looked,
  alerts: runs.reduce((sum, { alerts }) => sum + alerts, 0),
  found: runs.reduce((sum, { found }) => sum + found, 0),
  cpuMs: (user + system) / 1000,
  restMb,
  // The system counts in kilobytes.
  peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
};
process.send?.(measured);
await wiring.close();
process.disconnect();
