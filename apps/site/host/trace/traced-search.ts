import type { SearchEngine } from "@forecourt/search";
import { spanned } from "./tracer.ts";

/** A search engine whose searches are spans. */
export const tracedSearch = (engine: SearchEngine, tenant: string): SearchEngine => ({
  run: (plan) =>
    spanned({ name: "stock search", facts: { tenant, counts: plan.counts.length } }, async (span) => {
      const answer = await engine.run(plan);
      if (!answer.ok) span.fail(answer.problem);
      return answer;
    }),
});
