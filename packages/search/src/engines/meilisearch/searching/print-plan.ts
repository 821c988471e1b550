import type { MultiSearchQuery } from "meilisearch";
import type { PlanCount, PlanFilter, PlanQuery, PlanTerm, SearchPlan } from "../../../plan/search-plan.ts";
import { printFilters } from "../wire/print-filter.ts";

/**
 * Prints a plan as the queries of one `/multi-search`: the main one first, then one a count, each asking for one
 * hit and one facet.
 *
 * @example
 * printPlan("Car_production", plan)[0]?.filter; // ['status IN ["in_stock"]', …]
 */
export function printPlan(index: string, { main, counts }: SearchPlan): MultiSearchQuery[] {
  return [mainQuery(index, main), ...counts.map((count) => countQuery(index, main, count))];
}

function mainQuery(index: string, main: PlanQuery): MultiSearchQuery {
  const { highlight, sort, facets, fields } = main;
  return {
    ...commonParts(index, main, main.filter),
    limit: main.limit,
    offset: main.offset,
    attributesToRetrieve: fields === "all" ? ["*"] : [...fields],
    ...(sort.length > 0 ? { sort: sort.map(({ field, direction }) => `${field}:${direction}`) } : {}),
    ...(facets.length > 0 ? { facets: facets.map(({ field }) => field) } : {}),
    ...(highlight
      ? {
          attributesToHighlight: highlight.fields === "all" ? ["*"] : [...highlight.fields],
          highlightPreTag: highlight.open,
          highlightPostTag: highlight.close,
        }
      : {}),
  };
}

/** A count asks for one hit, and its id alone keeps the response small. */
function countQuery(
  index: string,
  main: PlanQuery,
  { facet, filter, text = main.text }: PlanCount,
): MultiSearchQuery {
  return {
    ...commonParts(index, { ...main, text }, filter),
    limit: 1,
    offset: 0,
    attributesToRetrieve: ["id"],
    facets: [facet.field],
  };
}

/** What every query of a plan has in common: its text, and what must hold. */
export function commonParts(
  index: string,
  main: Pick<PlanQuery, "text" | "matching">,
  filters: readonly PlanFilter[],
): MultiSearchQuery {
  const filter = printFilters(filters);
  return {
    indexUid: index,
    q: printText(main.text),
    matchingStrategy: main.matching,
    ...(filter ? { filter } : {}),
  };
}

/**
 * Prints the words of a plan as `q`. The last word matches as a beginning unless something follows it, so a
 * whole word at the end gets a blank behind it.
 */
export function printText(terms: readonly PlanTerm[]): string {
  const text = terms
    .map(printTerm)
    .filter((term) => term !== "")
    .join(" ");
  return terms.at(-1)?.kind === "word" ? `${text} ` : text;
}

function printTerm(term: PlanTerm): string {
  if (term.kind === "phrase") return quoted(term.text);
  if (term.kind !== "not") return plain(term.text);
  const unwanted = term.term.kind === "phrase" ? quoted(term.term.text) : plain(term.term.text);
  return unwanted === "" ? "" : `-${unwanted}`;
}

/** A word must not begin a phrase or a negation that the plan does not have. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replaceAll('"', " ")
    .replace(/^[-\s]+/, "")
    .trim();

const quoted = (text: string) => `"${text.toWellFormed().replaceAll('"', " ").trim()}"`;
