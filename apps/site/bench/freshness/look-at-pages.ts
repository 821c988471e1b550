import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { askSite } from "#host/testing/ask-site.ts";

/** Who is asked: a process, or the proxy before all of them. */
export interface Place {
  name: string;
  port: number;
}

/** One page as one place showed it. */
export interface Look {
  place: string;
  path: string;
  /** When it was asked for, epoch milliseconds. */
  askedAt: number;
  status: number;
  body: string;
}

/** Shoppers who look at the same pages at every place, again and again, until they are stopped. */
export interface Lookers {
  /** Called for each page. */
  onLook: (look: Look) => void;
  /** While it is true nothing is asked. */
  resting: boolean;
  stop(): Promise<void>;
}

const REST_MS = 40;

/** Lets one shopper a page and place look at it, with a short rest between two looks. */
export function lookAtPages(
  places: readonly Place[],
  { host, paths }: { host: string; paths: readonly string[] },
): Lookers {
  const agent = new Agent({ keepAlive: true });
  const over = new AbortController();
  const lookers: Lookers = {
    onLook: () => undefined,
    resting: false,
    stop: async () => {
      over.abort();
      await Promise.all(looking);
      agent.destroy();
    },
  };
  const one = async ({ name, port }: Place, path: string): Promise<void> => {
    while (!over.signal.aborted) {
      if (!lookers.resting) {
        const askedAt = Date.now();
        const { status, body } = await askSite({ port, host, path, agent });
        lookers.onLook({ place: name, path, askedAt, status, body });
      }
      await wait(REST_MS);
    }
  };
  const looking = places.flatMap((place) => paths.map((path) => one(place, path)));
  return lookers;
}
