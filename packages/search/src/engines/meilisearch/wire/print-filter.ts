import type { FilterValue, PlanFilter } from "../../../plan/search-plan.ts";

/** Meilisearch has no words for "every car" and "no car": these come to the same, since every document has an id. */
const EVERY_CAR = "id EXISTS";
const NO_CAR = "id IN []";

/**
 * Prints one condition of a plan as a Meilisearch filter. Every value is quoted, so none of them can be read
 * as anything but a value; an empty list of values finds nothing, where a blank filter would find everything.
 *
 * @example
 * printFilter({ kind: "oneOf", field: "make", values: ["Land Rover"] }); // 'make IN ["Land Rover"]'
 */
export function printFilter(filter: PlanFilter): string {
  switch (filter.kind) {
    case "oneOf":
      return `${printField(filter.field)} IN [${filter.values.map(printValue).join(", ")}]`;
    case "compare":
      return `${printField(filter.field)} ${filter.operator} ${printNumber(filter.value)}`;
    case "between":
      return `${printField(filter.field)} ${printNumber(filter.from)} TO ${printNumber(filter.to)}`;
    case "exists":
      return `${printField(filter.field)} EXISTS`;
    case "isNull":
      return `${printField(filter.field)} IS NULL`;
    case "isEmpty":
      return `${printField(filter.field)} IS EMPTY`;
    case "not":
      return `NOT (${printFilter(filter.filter)})`;
    case "and":
      return filter.filters.length === 0 ? EVERY_CAR : filter.filters.map(inBrackets).join(" AND ");
    case "or":
      break;
  }
  return filter.filters.length === 0 ? NO_CAR : filter.filters.map(inBrackets).join(" OR ");
}

/** Prints conditions that must all hold as the list `filter` takes; undefined when there are none, for then the key must be absent. */
export function printFilters(filters: readonly PlanFilter[]): string[] | undefined {
  return filters.length === 0 ? undefined : filters.map(printFilter);
}

const inBrackets = (filter: PlanFilter) => `(${printFilter(filter)})`;

/** Double quotes and escapes as in JSON are what the server's parser reads; half a surrogate pair it would refuse. */
const printValue = (value: FilterValue): string => JSON.stringify(String(value).toWellFormed());

const printField = (field: string): string => (/^[a-z][a-z0-9_]*$/.test(field) ? field : printValue(field));

/** Quoted, so that 1e+21 and -5 are read as numbers; a bound beyond all numbers becomes the furthest one there is. */
function printNumber(value: number): string {
  if (Number.isNaN(value))
    throw new TypeError("A plan compares with NaN; parse ranges with parseStockQuery first.");
  const finite = Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, value));
  return `"${finite}"`;
}
