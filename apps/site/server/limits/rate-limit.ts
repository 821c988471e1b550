import type { Rate } from "#host/limits/counters.ts";
import { meter } from "#host/metrics/meter.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/** Counts what each shopper does; the shopper is a network address, which is counted and never stored. */
export interface RateLimit {
  /** Seconds to wait, or null when the shopper may go on. Going on counts. */
  take(wiring: Pick<Wiring, "counters">, shopper: string | null): Promise<number | null>;
}

/**
 * Limits each shopper to `times` in a window that begins with the first, in all processes that share counters. What comes
 * without an address counts as one shopper. The name is the limit's own, and stands in the metrics.
 */
export const rateLimit = ({ name, ...rate }: Rate & { name: string }): RateLimit => ({
  take: async ({ counters }, shopper) => {
    const waitMs = await counters.take(name, shopper ?? "", rate, Date.now());
    if (waitMs === 0) return null;
    meter().count("rateLimited", { limit: name });
    return Math.ceil(waitMs / 1000);
  },
});
