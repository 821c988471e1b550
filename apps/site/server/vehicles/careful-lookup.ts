import { LRUCache } from "lru-cache";
import type { LookupResult, VehicleProvider, VehicleQuestion } from "./vehicle-provider.ts";

/** A plate keeps its vehicle for longer than this; a day is what a shopper comes back within. */
const CACHED_MS = 24 * 60 * 60 * 1000;
const MAX_CACHED = 5000;

/** The limits of a provider's calls. */
export interface CarefulLookupParts {
  readonly provider: VehicleProvider;
  /** Questions a day, of the provider's own count by UTC days; null for as many as come. */
  readonly dailyQuota: number | null;
  readonly now: () => Date;
}

/**
 * A provider that is called once for the same plate in a day, however many shoppers ask at the same moment, and never
 * more often than its quota. A failure is not cached.
 */
export function carefulLookup({ provider, dailyQuota, now }: CarefulLookupParts): VehicleProvider {
  const cached = new LRUCache<string, { at: number; result: Promise<LookupResult> }>({ max: MAX_CACHED });
  let day = "";
  let inFlight = 0;
  const ask = async (question: VehicleQuestion): Promise<LookupResult> => {
    const today = now().toISOString().slice(0, 10);
    if (today !== day) [day, inFlight] = [today, 0];
    if (dailyQuota !== null && inFlight >= dailyQuota) return { ok: false, problem: "quota" };
    inFlight += 1;
    return provider.find(question);
  };
  return {
    name: provider.name,
    find: async (question) => {
      const key = `${question.rego} ${question.regoState?.toUpperCase() ?? ""}`;
      const before = cached.get(key);
      if (before && now().getTime() - before.at < CACHED_MS) return before.result;
      const result = ask(question);
      cached.set(key, { at: now().getTime(), result });
      const given = await result;
      if (!given.ok) cached.delete(key);
      return given;
    },
  };
}
