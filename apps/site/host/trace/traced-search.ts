import type { SearchEngine } from "@forecourt/search";
import { spanned } from "./tracer.ts";

export const tracedSearch = (engine: SearchEngine, tenant: string): SearchEngine => ({
  run: (plan) =>
    spanned({ name: "stock search", facts: { tenant, counts: plan.counts.length } }, async (span) => {
      const result = await engine.run(plan);
      if (!result.ok) span.fail(result.problem);
      return result;
    }),
});
