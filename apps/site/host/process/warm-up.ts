import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { processWide } from "./process-wide.ts";

/** A page that is certain to be requested. */
export interface WarmPage {
  host: string;
  path: string;
}

type WarmPages = () => Promise<readonly WarmPage[]>;

const chosen = processWide<WarmPages | null>("warm-pages", () => null);

/** Names the pages that are rendered once after a start, the most important first. */
export function provideWarmPages(pages: WarmPages): void {
  chosen.current = pages;
}

export interface WarmUpOptions {
  /** Requests one page; what becomes of it does not matter. */
  get: (page: WarmPage) => Promise<void>;
  /** Whether requests of others are being responded to. */
  isBusy: () => boolean;
  signal: AbortSignal;
  /** Waits so many milliseconds. */
  rest?: (milliseconds: number) => Promise<unknown>;
}

/** Between two pages, and until it is looked again whether the process is idle. */
const REST_MS = 20;
const BUSY_MS = 200;
/** A process that is busy all the time is warmed by what it does. */
const MOST_LOOKS = 1_500;

/**
 * Requests the pages that are certain to be requested, one after the other and only while nobody else is waiting, so that
 * what the first request of a dealer would have to load and open is loaded and opened. Gives how many it requested.
 */
export async function warmUp({ get, isBusy, signal, rest = wait }: WarmUpOptions): Promise<number> {
  const pages = (await chosen.current?.()) ?? [];
  let requested = 0;
  for (const page of pages) {
    for (let looks = 0; isBusy(); looks += 1) {
      if (signal.aborted || looks === MOST_LOOKS) return requested;
      await rest(BUSY_MS);
    }
    if (signal.aborted) return requested;
    await get(page).catch(() => undefined);
    requested += 1;
    await rest(REST_MS);
  }
  return requested;
}

/** Requests a page of this process as a browser would, over HTTPS where proxies that end TLS are trusted. */
export const warmOver =
  (port: number, { trustedProxies }: { trustedProxies: number }) =>
  ({ host, path }: WarmPage): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = {
        host,
        "accept-encoding": "gzip, br",
        ...(trustedProxies > 0 ? { "x-forwarded-proto": "https" } : {}),
      };
      request({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
        response.resume().once("close", resolve);
      })
        .once("error", reject)
        .end();
    });
