import type { PlanFilter, PlanQuery, PlanTerm, SearchPlan } from "../plan/search-plan.ts";

/**
 * A plan for tests that asks for everything; say only what the test is about.
 *
 * @example
 * aPlan({ sort: [{ field: "price", direction: "asc" }] });
 */
export const aPlan = (main: Partial<PlanQuery> = {}, counts: SearchPlan["counts"] = []): SearchPlan => ({
  main: {
    text: [],
    matching: "last",
    filter: [],
    sort: [],
    order: "relevance",
    offset: 0,
    limit: 100,
    facets: [],
    fields: "all",
    highlight: null,
    ...main,
  },
  counts,
});

/**
 * `field` is one of the values.
 *
 * @example
 * oneOf("make", "Kia", "Mazda"); // { kind: "oneOf", field: "make", values: ["Kia", "Mazda"] }
 */
export const oneOf = (field: string, ...values: readonly (string | number | boolean)[]): PlanFilter => ({
  kind: "oneOf",
  field,
  values,
});

/**
 * The opposite of a filter.
 *
 * @example
 * not(oneOf("make", "Kia")).kind; // "not"
 */
export const not = (filter: PlanFilter): PlanFilter => ({ kind: "not", filter });

/**
 * At least one of the filters.
 *
 * @example
 * or(oneOf("make", "Kia"), oneOf("body", "SUV")).kind; // "or"
 */
export const or = (...filters: readonly PlanFilter[]): PlanFilter => ({ kind: "or", filters });

/**
 * `field` on one side of a number.
 *
 * @example
 * compare("price", "<=", 30000); // { kind: "compare", field: "price", operator: "<=", value: 30000 }
 */
export const compare = (field: string, operator: ">" | ">=" | "<" | "<=", value: number): PlanFilter => ({
  kind: "compare",
  field,
  operator,
  value,
});

/**
 * Words as typed, the last one still being typed; nothing is quoted for the shopper.
 *
 * @example
 * typed("white hil"); // [{ kind: "word", text: "white" }, { kind: "prefix", text: "hil" }]
 */
export const typed = (text: string): PlanTerm[] => {
  const words = text.split(" ").filter((word) => word !== "");
  return words.map((word, index) => ({ kind: index === words.length - 1 ? "prefix" : "word", text: word }));
};
