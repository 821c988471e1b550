import { lookOnce, runAll } from "#server/alerts/alert-work.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import type { ImportAlerts } from "../stock/stock-tools.ts";

const counted = (count: number, one: string, other: string): string =>
  `${count} ${count === 1 ? one : other}`;

/** Asks alerts about what an import changed; their mails are sent by the site or a worker when they are due. */
export const importAlerts = (wiring: Wiring): ImportAlerts => ({
  before: async (tenant) => {
    await lookOnce(wiring, tenant);
  },
  after: async (tenant) => {
    const looked = await lookOnce(wiring, tenant);
    if (looked === null) return null;
    const runs = await runAll(wiring);
    const matched = Math.max(0, ...runs.map(({ alerts }) => alerts));
    const found = runs.reduce((sum, run) => sum + run.found, 0);
    return `Alerts: ${counted(looked.changes, "car is", "cars are")} new, back or cheaper; ${counted(matched, "alert", "alerts")} asked, ${counted(found, "find", "finds")} to be mailed.`;
  },
});
