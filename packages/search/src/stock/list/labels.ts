import { factRow, factRows, isNumberFact } from "../../car/facts/fact-table.ts";
import { factUnit, formatFact } from "../../car/shown/format-fact.ts";
import { conditionLabel, parseCondition } from "../../car/model/condition.ts";
import { formatDistance } from "../../car/shown/distance.ts";
import { manufacturerName } from "../../car/shown/manufacturer.ts";
import { formatMoney } from "../../car/shown/price.ts";
import { valueKey } from "../../query/fields/canonical-values.ts";
import {
  type Facet,
  facetRow,
  isValueFacet,
  type RangeFacet,
  type ValueFacet,
} from "../../query/fields/facets.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import type { Range } from "../../query/fields/stock-query.ts";
import type { CarsPolicy } from "../../car/model/cars-policy.ts";
import type { SearchPolicy } from "../../query/search-policy.ts";

/** The words of a stock list: the site's own, over the product's. */
export interface LabelPolicy {
  readonly policy: Pick<SearchPolicy, "facetLabels" | "valueLabels"> &
    Partial<Pick<SearchPolicy, "rangeLabels">>;
  readonly cars: Pick<
    CarsPolicy,
    | "locale"
    | "currency"
    | "distanceUnit"
    | "newConditionLabel"
    | "usedConditionLabel"
    | "demoConditionLabel"
    | "manufacturerNames"
  >;
}

const STATUS = new Map([
  ["in_stock", "In stock"],
  ["coming_soon", "Coming soon"],
  ["sold", "Sold"],
]);

const CERTIFIED = new Map([
  ["true", "Certified"],
  ["false", "Not certified"],
]);

const FLAG = new Map([
  ["true", "Yes"],
  ["false", "No"],
]);

/**
 * The heading of a filter: "Colour", or the site's word. A US site counts miles.
 *
 * @example
 * facetLabel("colour", { policy: { facetLabels: { colour: "Color" }, valueLabels: [] }, cars: policyDefaults.cars }); // "Color"
 */
export function facetLabel(facet: Facet, { policy, cars }: LabelPolicy): string {
  return (
    policy.facetLabels[facet] ??
    (facet === "km" && cars.distanceUnit === "mi" ? "Miles" : facetRow(facet).label)
  );
}

/** A band is worded as the range it stands for. */
function priceBand(value: string, labels: LabelPolicy): string {
  const [, min, max] = /^(\d+)(?:-(\d+)|\+)$/.exec(value) ?? [];
  if (min === undefined) return value;
  return rangeLabel(
    "price",
    { min: Number(min), ...(max === undefined ? {} : { max: Number(max) }) },
    labels,
  );
}

/** Facets whose values are data, not words. */
const WORDING = new Map<ValueFacet, (value: string, labels: LabelPolicy) => string>([
  [
    "car_type",
    (value, { cars }) => {
      const condition = parseCondition(value);
      return condition === null ? value : conditionLabel(condition, cars);
    },
  ],
  ["make", (value, { cars }) => manufacturerName(value, cars)],
  ...factRows.flatMap(({ fact, kind }) =>
    kind === "flag" && isValueFacet(fact)
      ? [[fact, (value: string) => FLAG.get(valueKey(value)) ?? value] as const]
      : [],
  ),
  ["certified", (value) => CERTIFIED.get(valueKey(value)) ?? value],
  ["status", (value) => STATUS.get(valueKey(value)) ?? value],
  ["seats", (value) => (value === "1" ? "1 seat" : `${value} seats`)],
  ["doors", (value) => (value === "1" ? "1 door" : `${value} doors`)],
  ["price_range", priceBand],
  ["weekly_price_range", priceBand],
]);

/**
 * How a value is shown: the site's word for it, else the best we know. Links keep the value itself.
 *
 * @example
 * valueLabel("make", "skoda", { policy: policyDefaults.search, cars: policyDefaults.cars }); // "Škoda"
 */
export function valueLabel(facet: ValueFacet, value: string, labels: LabelPolicy): string {
  const folded = valueKey(value);
  const own = labels.policy.valueLabels.find((row) => row.facet === facet && valueKey(row.value) === folded);
  return own?.label ?? WORDING.get(facet)?.(value, labels) ?? value;
}

/**
 * A chosen value as it stands alone, away from the heading of its filter: a flag by what it is ("LAMS approved"), a word of
 * a trade behind what it is of ("Licence class LR").
 *
 * @example
 * chosenLabel("lams", "true", { policy: policyDefaults.search, cars: policyDefaults.cars }); // "LAMS approved"
 */
export function chosenLabel(facet: ValueFacet, value: string, labels: LabelPolicy): string {
  const kind = factRow(facet)?.kind;
  const name = facetLabel(facet, labels);
  if (kind === "flag") return valueKey(value) === "false" ? refusedLabel(name, labels) : name;
  const label = valueLabel(facet, value, labels);
  return kind === undefined ? label : `${name} ${label}`;
}

/** What a flag is without ("Not LAMS approved"), and any other value that is not wanted. */
export const refusedChoice = (facet: ValueFacet, value: string, labels: LabelPolicy): string =>
  factRow(facet)?.kind === "flag" && valueKey(value) === "false"
    ? facetLabel(facet, labels)
    : refusedLabel(chosenLabel(facet, value, labels), labels);

/**
 * A chosen range as it stands alone: a number of a trade says what it is of.
 *
 * @example
 * chosenRange("gvm", { min: 8000 }, { policy: policyDefaults.search, cars: policyDefaults.cars }); // "GVM from 8,000 kg"
 */
export function chosenRange(facet: RangeFacet, range: Range, labels: LabelPolicy): string {
  const label = rangeLabel(facet, range, labels);
  if (!isNumberFact(facet)) return label;
  return `${facetLabel(facet, labels)} ${label.charAt(0).toLocaleLowerCase(labels.cars.locale)}${label.slice(1)}`;
}

/**
 * A value that is not wanted, in words.
 *
 * @example
 * refusedLabel("Red", { policy: policyDefaults.search }); // "Not Red"
 */
export const refusedLabel = (label: string, { policy }: Pick<LabelPolicy, "policy">): string =>
  (policy.rangeLabels ?? policyDefaults.search.rangeLabels).not.replace("{value}", label);

/**
 * One end of a range in words.
 *
 * @example
 * rangeEnd("km", 45000, policyDefaults.cars); // "45,000 km"
 */
export function rangeEnd(facet: RangeFacet, value: number, cars: LabelPolicy["cars"]): string {
  if (facet === "year") return String(value);
  if (isNumberFact(facet)) return formatFact(facet, value, cars);
  return facet === "km" ? formatDistance(value, cars) : formatMoney(value, cars);
}

/**
 * A range in words.
 *
 * @example
 * rangeLabel("price", { max: 30000 }, { policy: policyDefaults.search, cars: policyDefaults.cars }); // "Up to $30,000"
 */
export function rangeLabel(facet: RangeFacet, { min, max }: Range, { policy, cars }: LabelPolicy): string {
  const words = policy.rangeLabels ?? policyDefaults.search.rangeLabels;
  const from = min === undefined ? "" : rangeEnd(facet, min, cars);
  const to = max === undefined ? "" : rangeEnd(facet, max, cars);
  if (max !== undefined && from === to) return from;
  const template = max === undefined ? words.from : min === undefined ? words.upTo : words.between;
  return template.replace("{from}", from || rangeEnd(facet, 0, cars)).replace("{to}", to);
}

/**
 * What the numbers of a range count: the currency's sign, the unit of distance, or nothing.
 *
 * @example
 * rangeUnit("price", policyDefaults.cars); // "$"
 */
export function rangeUnit(facet: RangeFacet, cars: LabelPolicy["cars"]): string | null {
  if (facet === "year") return null;
  if (isNumberFact(facet)) return factUnit(facet, cars);
  return facet === "km" ? cars.distanceUnit : formatMoney(0, cars).replaceAll(/[\d\s]/g, "");
}
