/**
 * Counts different entries a bucket saw lately, such as leads from one address. A shared one (Redis) counts for
 * all instances of a site; the one here counts for its own process.
 */
export interface SubmissionCounter {
  /** Adds `entry` and returns how many different ones the bucket saw within `windowMs`, this one included. */
  count(bucket: string, entry: string, now: number, windowMs: number): Promise<number>;
}

// Enough for a busy day; a flood from a million addresses drops the oldest instead of filling the memory.
const MAX_BUCKETS = 20_000;
const MAX_ENTRIES = 5_000;

/** The embedded counter: bounded, least recently used buckets out first. */
export function submissionCounter(): SubmissionCounter {
  const buckets = new Map<string, Map<string, number>>();
  return {
    count: async (bucket, entry, now, windowMs) => {
      const entries = buckets.get(bucket) ?? new Map<string, number>();
      buckets.delete(bucket);
      buckets.set(bucket, entries);
      // The first time counts: a step-by-step form that saves often does not stay young for ever.
      if (!entries.has(entry)) entries.set(entry, now);
      for (const [known, at] of entries) {
        if (at > now - windowMs && entries.size <= MAX_ENTRIES) break;
        entries.delete(known);
      }
      if (buckets.size > MAX_BUCKETS) {
        for (const oldest of buckets.keys()) {
          buckets.delete(oldest);
          break;
        }
      }
      return entries.size;
    },
  };
}
