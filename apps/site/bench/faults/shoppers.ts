import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { askSite } from "#host/testing/ask-site.ts";

/** What shoppers saw: answers by status (0 is no answer), and the slowest in milliseconds. */
export interface Seen {
  statuses: Map<number, number>;
  slowest: number;
}

/** Nothing seen yet. */
export const nothingSeen = (): Seen => ({ statuses: new Map(), slowest: 0 });

/** Counts one answer. */
function see(seen: Seen, status: number, milliseconds: number): void {
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
  seen.slowest = Math.max(seen.slowest, milliseconds);
}

/** Looks at pages over so many connections until it is stopped, each resting between two pages. */
export async function shop(
  site: { port: number; host: string },
  options: { paths: readonly string[]; shoppers: number; restMs: number; signal: AbortSignal; seen: Seen },
): Promise<void> {
  const { paths, shoppers, restMs, signal, seen } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers });
  const one = async (_: unknown, shopper: number): Promise<void> => {
    for (let at = shopper; !signal.aborted; at += 1) {
      const answer = await askSite({ ...site, agent, path: paths[at % paths.length] ?? "/" });
      see(seen, answer.status, answer.milliseconds);
      await wait(restMs);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, one));
  agent.destroy();
}
