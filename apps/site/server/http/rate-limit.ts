import "server-only";

/** How often one shopper may do something. */
export interface Rate {
  times: number;
  windowMs: number;
}

/** Counts what each shopper does; the shopper is a network address, which is counted and never stored. */
export interface RateLimit {
  /** Seconds to wait, or null when the shopper may go on. Going on counts. */
  take(shopper: string | null): number | null;
}

/** A flood from a million addresses forgets the oldest instead of filling the memory. */
const MAX_SHOPPERS = 20_000;

/** Limits each shopper to `times` in a window that begins with the first. */
export function rateLimit(
  { times, windowMs }: Rate,
  clock: () => number = () => performance.now(),
): RateLimit {
  const windows = new Map<string, { until: number; taken: number }>();
  return {
    take: (shopper) => {
      const key = shopper ?? "";
      const now = clock();
      const known = windows.get(key);
      const current = known && known.until > now ? known : { until: now + windowMs, taken: 0 };
      windows.delete(key);
      windows.set(key, current);
      if (windows.size > MAX_SHOPPERS) windows.delete(windows.keys().next().value ?? "");
      if (current.taken >= times) return Math.ceil((current.until - now) / 1000);
      current.taken += 1;
      return null;
    },
  };
}
