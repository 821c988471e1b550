import { monitorEventLoopDelay } from "node:perf_hooks";
import { processWide } from "./process-wide.ts";

/** How this process does, for a person who looks at it; `/metrics` has the same by the second. */
export interface ProcessFigures {
  /** The share of requests for shared pages that were served from memory; null before the first. */
  readonly cachedShare: number | null;
  /** How late timers ran, in milliseconds: 99 of 100 were not later. Null where it is not watched. */
  readonly loopDelayMs: number | null;
}

const RESOLUTION_MS = 20;
const pages = processWide("pages-served", () => ({ cached: 0, all: 0 }));
const loop = processWide<ReturnType<typeof monitorEventLoopDelay> | null>("loop-delay", () => null);

/** Counts a request for a page that may be shared. */
export function countPage(cached: boolean): void {
  pages.current.all += 1;
  if (cached) pages.current.cached += 1;
}

/** Watches the event loop from now on. */
export function watchEventLoop(): void {
  loop.current ??= monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.current.enable();
}

/** The figures since the process started. */
export function processFigures(): ProcessFigures {
  const { cached, all } = pages.current;
  // The monitor counts the whole time between two looks, of which its own rest is no delay.
  const late = loop.current === null ? null : loop.current.percentile(99) / 1e6 - RESOLUTION_MS;
  return {
    cachedShare: all === 0 ? null : cached / all,
    loopDelayMs: late === null ? null : Math.max(0, late),
  };
}
