import type { CarsPolicy } from "../model/cars-policy.ts";
import { formatMoney } from "./price.ts";
import { type FactName, factRow, type FactUnit } from "../facts/fact-table.ts";

/** How numbers of facts are written on one site. */
export type FactPolicy = Pick<CarsPolicy, "locale" | "currency" | "distanceUnit">;

/** The unit beside a number: of a market that counts kilometres, and of one that counts miles. Nothing is converted. */
const UNITS: Readonly<Record<FactUnit, readonly [metric: string, imperial: string]>> = {
  weight: ["kg", "lb"],
  length: ["mm", "in"],
  volume: ["L", "gal"],
  power: ["kW", "hp"],
  torque: ["Nm", "lb-ft"],
  distance: ["km", "mi"],
  "cubic centimetres": ["cc", "cc"],
  kilowatt: ["kW", "kW"],
  "kilowatt hours": ["kWh", "kWh"],
  watts: ["W", "W"],
  minutes: ["min", "min"],
  hours: ["h", "h"],
  years: ["", ""],
  percent: ["%", "%"],
  "litres per 100 km": ["L/100 km", "L/100 km"],
  "miles per gallon": ["mpg", "mpg"],
  money: ["", ""],
  count: ["", ""],
};

const FORMATS = new Map<string, Intl.NumberFormat>();

function format(locale: string): Intl.NumberFormat {
  const known = FORMATS.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  FORMATS.set(locale, known);
  return known;
}

/**
 * The unit that a fact is counted in on a site; the currency's sign for money, null where it has none.
 *
 * @example
 * factUnit("gvm", { locale: "en-AU", currency: "AUD", distanceUnit: "km" }); // "kg"
 */
export function factUnit(fact: FactName, policy: FactPolicy): string | null {
  const unit = factRow(fact)?.unit;
  if (unit === undefined) return null;
  if (unit === "money") return formatMoney(0, policy).replaceAll(/[\d\s]/g, "");
  return UNITS[unit][policy.distanceUnit === "mi" ? 1 : 0] || null;
}

/**
 * A number of a fact with its unit.
 *
 * @example
 * formatFact("seat_height", 790, { locale: "en-AU", currency: "AUD", distanceUnit: "km" }); // "790 mm"
 */
export function formatFact(fact: FactName, value: number, policy: FactPolicy): string {
  const unit = factRow(fact)?.unit;
  if (unit === "money") return formatMoney(value, policy);
  const words = factUnit(fact, policy);
  return `${format(policy.locale).format(value)}${words === null ? "" : ` ${words}`}`;
}
