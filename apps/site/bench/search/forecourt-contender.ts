import type { FacetAnswer, PlanFilter, SearchPlan } from "@forecourt/search";
import type { CarDocument } from "@forecourt/search/car";
import { embeddedEngine } from "@forecourt/search/embedded";
import { textTerms } from "@forecourt/search";
import { type Answer, type Contender, FACETS, type Question } from "./question.ts";

/** Our embedded engine, asked as the site asks it: one plan a question. */
export function forecourtContender(cars: readonly CarDocument[]): Contender {
  const engine = embeddedEngine(cars);
  return {
    cannot: {},
    async search(question) {
      const plan = planOf(question);
      const answer = await engine.run(plan);
      if (!answer.ok) throw new Error(answer.detail);
      const lifted = new Map(answer.counts.map(({ facet }) => [facet.field, facet]));
      const facets: Answer["facets"] = {};
      const stats: Answer["stats"] = {};
      for (const facet of answer.facets) {
        const counted = lifted.get(facet.field) ?? facet;
        if (counted.kind === "values") facets[facet.field] = asCounts(counted);
        else stats[facet.field] = counted.stats;
      }
      const prices =
        question.kind === "keyword" ? null : answer.hits.map(({ document }) => priceOf(document["price"]));
      return { total: answer.total, prices, facets, stats };
    },
  };
}

const priceOf = (price: unknown) => (typeof price === "number" ? price : null);

function asCounts(facet: Extract<FacetAnswer, { kind: "values" }>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { value, count } of facet.values) counts[value] = count;
  return counts;
}

function planOf({ kind, text, filters, ranges }: Question): SearchPlan {
  const chosen: { field: string; filter: PlanFilter }[] = [];
  for (const [field, values] of Object.entries(filters))
    chosen.push({ field, filter: { kind: "oneOf", field, values } });
  for (const [field, { min, max }] of Object.entries(ranges)) {
    chosen.push({ field, filter: { kind: "between", field, from: min, to: max } });
  }
  const rangeFacets = (["price", "km", "year"] as const).map(
    (field) => ({ kind: "range", field, buckets: 24 }) as const,
  );
  const facets = [
    ...FACETS.map((field) => ({ kind: "values", field }) as const),
    ...(kind === "ranges" ? rangeFacets : []),
  ];
  const filterOf = (without?: string) =>
    chosen.flatMap(({ field, filter }) => (field === without ? [] : [filter]));
  return {
    main: {
      text: textTerms(text, { quoteCodesInside: true }),
      matching: "all",
      filter: filterOf(),
      sort: kind === "keyword" ? [] : [{ field: "price", direction: "asc" }],
      order: "relevance",
      offset: 0,
      limit: 100,
      facets,
      fields: "all",
      highlight: null,
    },
    counts: chosen.flatMap(({ field }) => {
      const facet = facets.find((one) => one.field === field);
      return facet ? [{ facet, filter: filterOf(field) }] : [];
    }),
  };
}
