import { factRows, type NumberFact, type ValueFact } from "../../car/facts/fact-table.ts";

/**
 * Everything a shopper can filter by. `facet` is the wire field and the URL's parameter;
 * `filter` is the name in a site's settings (`search.filters`); `also` are foreign spellings of the parameter.
 */
const CAR_ROWS = [
  { facet: "car_type", filter: "car_type", kind: "values", label: "Condition", also: ["condition", "type"] },
  { facet: "make", filter: "make", kind: "values", label: "Make", also: ["manufacturer"] },
  { facet: "model", filter: "model", kind: "values", label: "Model", also: [] },
  { facet: "make_model", filter: "make_model", kind: "values", label: "Make and model", also: [] },
  { facet: "badge", filter: "badge", kind: "values", label: "Badge", also: ["variant", "trim"] },
  { facet: "body", filter: "body", kind: "values", label: "Body", also: ["body_type", "bodyType"] },
  { facet: "price", filter: "price", kind: "range", label: "Price", also: [] },
  {
    facet: "subscription_price",
    filter: "subscription_price",
    kind: "range",
    label: "Subscription price",
    also: [],
  },
  { facet: "km", filter: "odometer", kind: "range", label: "Kilometres", also: ["kms", "mileage"] },
  { facet: "year", filter: "year", kind: "range", label: "Year", also: [] },
  { facet: "transmission", filter: "transmission", kind: "values", label: "Transmission", also: [] },
  { facet: "fuel", filter: "fuelType", kind: "values", label: "Fuel", also: ["fuel_type"] },
  { facet: "drive", filter: "drive", kind: "values", label: "Drive", also: ["drive_type"] },
  { facet: "seats", filter: "seats", kind: "values", label: "Seats", also: [] },
  { facet: "colour", filter: "colour", kind: "values", label: "Colour", also: ["color"] },
  { facet: "filtered_features", filter: "features", kind: "values", label: "Features", also: ["feature"] },
  { facet: "categories", filter: "categories", kind: "values", label: "Category", also: ["category"] },
  { facet: "certified", filter: "certified", kind: "values", label: "Certified", also: [] },
  { facet: "location_name", filter: "location", kind: "values", label: "Location", also: [] },
  { facet: "dealership_name", filter: "dealership", kind: "values", label: "Dealership", also: [] },
  { facet: "city", filter: "city", kind: "values", label: "City", also: [] },
  { facet: "state", filter: "state", kind: "values", label: "State", also: [] },
  { facet: "item_type", filter: "item_type", kind: "values", label: "Vehicle type", also: ["vehicle_type"] },
  { facet: "price_range", filter: "price_range", kind: "values", label: "Price range", also: [] },
  {
    facet: "weekly_price_range",
    filter: "weekly_price_range",
    kind: "values",
    label: "Weekly price",
    also: [],
  },
  { facet: "status", filter: "status", kind: "values", label: "Availability", also: [] },
  { facet: "tag", filter: "tag", kind: "values", label: "Tag", also: [] },
] as const;

/** Of every car as well, and named by no specification. */
const MORE_ROWS = [
  { facet: "doors", filter: "doors", kind: "values", label: "Doors", also: [] },
  { facet: "engine", filter: "engine", kind: "values", label: "Engine", also: [] },
] as const;

type CarRow = (typeof CAR_ROWS | typeof MORE_ROWS)[number];

/** One line of the table of filters. */
export interface FacetRow {
  readonly facet: Facet;
  readonly filter: FilterField;
  readonly kind: "values" | "range";
  /** The product's own word; a site may show another. */
  readonly label: string;
  /** Other spellings of the URL parameter that are understood and redirected. */
  readonly also: readonly string[];
}

/**
 * The filters that the specification names: those of every car, whatever its trade.
 *
 * @example
 * carFacetRows.length; // 27
 */
export const carFacetRows: readonly FacetRow[] = CAR_ROWS;

/** The facts of the trades are filters under their own names. */
const ROWS: readonly FacetRow[] = [
  ...CAR_ROWS,
  ...MORE_ROWS,
  ...factRows.map(
    ({ fact, label, kind, also = [] }): FacetRow => ({
      facet: fact,
      filter: fact,
      kind: kind === "number" ? "range" : "values",
      label,
      also,
    }),
  ),
];

/** A filter as the URL and the wire name it. */
export type Facet = ValueFacet | RangeFacet;
/** A filter as `search.filters` names it: `odometer`, `fuelType`, `location`, `features` read better there. */
export type FilterField = CarRow["filter"] | NumberFact | ValueFact;
/** Filters that pick values. */
export type ValueFacet = Extract<CarRow, { kind: "values" }>["facet"] | ValueFact;
/** Filters that pick a range of numbers. */
export type RangeFacet = Extract<CarRow, { kind: "range" }>["facet"] | NumberFact;

const BY_FILTER = new Map<string, FacetRow>(ROWS.map((row) => [row.filter, row]));
const BY_FACET = new Map<string, FacetRow>(ROWS.map((row) => [row.facet, row]));

/**
 * Every filter, in the product's order.
 *
 * @example
 * facetRows.find((row) => row.filter === "odometer")?.facet; // "km"
 */
export const facetRows: readonly FacetRow[] = ROWS;

/**
 * Filters that pick values, in the product's order.
 *
 * @example
 * valueFacets.includes("make"); // true
 */
export const valueFacets: readonly ValueFacet[] = ROWS.map(({ facet }) => facet).filter(isValueFacet);

/**
 * Filters that pick a range, in the product's order.
 *
 * @example
 * rangeFacets.slice(0, 4); // ["price", "subscription_price", "km", "year"]
 */
export const rangeFacets: readonly RangeFacet[] = ROWS.map(({ facet }) => facet).filter(isRangeFacet);

/** The line of a name used in `search.filters`. */
export function facetOfFilter(filter: FilterField): FacetRow {
  const row = BY_FILTER.get(filter);
  if (!row) throw new Error(`There is no stock filter called ${filter}; facetRows lists them all.`);
  return row;
}

/**
 * The line of a facet.
 *
 * @example
 * facetRow("km").label; // "Kilometres"
 */
export function facetRow(facet: Facet): FacetRow {
  const row = BY_FACET.get(facet);
  if (!row) throw new Error(`There is no facet called ${facet}; facetRows lists them all.`);
  return row;
}

/**
 * Whether a name from outside is a facet that picks values.
 *
 * @example
 * isValueFacet("price"); // false
 */
export function isValueFacet(name: string): name is ValueFacet {
  return BY_FACET.get(name)?.kind === "values";
}

/**
 * Whether a name from outside is a facet that picks a range.
 *
 * @example
 * isRangeFacet("price"); // true
 */
export function isRangeFacet(name: string): name is RangeFacet {
  return BY_FACET.get(name)?.kind === "range";
}
