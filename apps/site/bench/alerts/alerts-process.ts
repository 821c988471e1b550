/** Works on alerts as the site and its workers do: once with figures, or in rounds until it is killed. */
import { setTimeout as wait } from "node:timers/promises";
import { lookOnce, runAll, sendDue } from "#server/alerts/alert-work.ts";
import { readEnvironment } from "#host/wiring/env.ts";
import { openWiring } from "#host/wiring/wiring.ts";
import { TENANT } from "./alerts-world.ts";

/** Whoever is killed holds its work no longer than this. */
const LEASE_MS = 1_000;
const MB = 1_048_576;

const wiring = await openWiring(readEnvironment());
if (process.argv[2] === "measure") {
  const cpuBefore = process.cpuUsage();
  const restMb = Math.round(process.memoryUsage.rss() / MB);
  const began = performance.now();
  await lookOnce(wiring, TENANT);
  const looked = performance.now();
  const runs = await runAll(wiring);
  const ran = performance.now();
  const { user, system } = process.cpuUsage(cpuBefore);
  process.send?.({
    lookMs: looked - began,
    runMs: ran - looked,
    alerts: runs.reduce((sum, { alerts }) => sum + alerts, 0),
    found: runs.reduce((sum, { found }) => sum + found, 0),
    cpuMs: (user + system) / 1000,
    restMb,
    // The system counts in kilobytes.
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
  });
  await wiring.close();
  process.disconnect();
} else {
  process.send?.("ready");
  for (;;) {
    await lookOnce(wiring, TENANT);
    await runAll(wiring, LEASE_MS);
    if ((await sendDue(wiring, LEASE_MS)) === 0) await wait(50);
  }
}
