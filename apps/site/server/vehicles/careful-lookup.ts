import { LRUCache } from "lru-cache";
import type { LookupAnswer, VehicleProvider, VehicleQuestion } from "./vehicle-provider.ts";

/** A plate keeps its vehicle for longer than this; a day is what a shopper comes back within. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const KEPT_ANSWERS = 5000;

/** What a provider is asked with care by. */
export interface CarefulLookupParts {
  readonly provider: VehicleProvider;
  /** Questions a day, of the provider's own count by UTC days; null for as many as come. */
  readonly dailyQuota: number | null;
  readonly now: () => Date;
}

/**
 * A provider that is asked once for the same plate in a day, however many shoppers ask at the same moment, and never
 * more often than its quota. An answer that failed is not kept.
 */
export function carefulLookup({ provider, dailyQuota, now }: CarefulLookupParts): VehicleProvider {
  const kept = new LRUCache<string, { at: number; answer: Promise<LookupAnswer> }>({ max: KEPT_ANSWERS });
  let day = "";
  let asked = 0;
  const ask = async (question: VehicleQuestion): Promise<LookupAnswer> => {
    const today = now().toISOString().slice(0, 10);
    if (today !== day) [day, asked] = [today, 0];
    if (dailyQuota !== null && asked >= dailyQuota) return { ok: false, problem: "quota" };
    asked += 1;
    return provider.find(question);
  };
  return {
    name: provider.name,
    find: async (question) => {
      const key = `${question.rego} ${question.regoState?.toUpperCase() ?? ""}`;
      const before = kept.get(key);
      if (before && now().getTime() - before.at < KEPT_MS) return before.answer;
      const answer = ask(question);
      kept.set(key, { at: now().getTime(), answer });
      const given = await answer;
      if (!given.ok) kept.delete(key);
      return given;
    },
  };
}
