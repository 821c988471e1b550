import { submissionCounter } from "@forecourt/leads/intake";
import type { Counters } from "./counters.ts";

interface Window {
  until: number;
  taken: number;
}

/** A flood from a million addresses forgets the oldest instead of filling the memory. */
const MAX_SHOPPERS = 20_000;

/** The counts of one process. */
export function memoryCounters(): Counters {
  const submissions = submissionCounter();
  const named = new Map<string, Map<string, Window>>();
  return {
    count: (bucket, entry, now, windowMs) => submissions.count(bucket, entry, now, windowMs),
    take: async (name, shopper, { times, windowMs }, now) => {
      const windows = named.get(name) ?? new Map<string, Window>();
      named.set(name, windows);
      const known = windows.get(shopper);
      const current = known && known.until > now ? known : { until: now + windowMs, taken: 0 };
      windows.delete(shopper);
      windows.set(shopper, current);
      if (windows.size > MAX_SHOPPERS) windows.delete(windows.keys().next().value ?? "");
      if (current.taken >= times) return current.until - now;
      current.taken += 1;
      return 0;
    },
    isAvailable: () => true,
    close: async () => {},
  };
}
