import type { FactUnit } from "../../car/facts/fact-table.ts";
import { amountAt } from "./amounts.ts";
import { type Sentence, wordAt } from "./sentence.ts";

/** A number with the unit it was given in, if any. */
export interface Measure {
  readonly amount: number;
  /** What was written behind it; null for a bare number. */
  readonly unit: readonly MeasureUnit[] | null;
  readonly length: number;
  /** "8t+" */
  readonly plus: boolean;
}

/** What one of a unit is in the units of facts: where distances are kilometres, and where they are miles. */
interface MeasureUnit {
  readonly of: FactUnit;
  readonly metric: number;
  readonly imperial: number;
}

const ROWS: readonly (readonly [said: string, of: FactUnit, metric: number, imperial: number])[] = [
  ["t|ton|tons|tonne|tonnes", "weight", 1000, 2000],
  ["kg|kgs|kilo|kilos|kilogram|kilograms", "weight", 1, 2.204_62],
  ["lb|lbs|pound|pounds", "weight", 0.453_592, 1],
  ["mm|millimetre|millimetres|millimeters", "length", 1, 1 / 25.4],
  ["cm|centimetre|centimetres|centimeters", "length", 10, 1 / 2.54],
  ["m|metre|metres|meter|meters", "length", 1000, 39.3701],
  ["in|inch|inches", "length", 25.4, 1],
  ["ft|foot|feet", "length", 304.8, 12],
  ["l|lt|ltr|litre|litres|liter|liters", "volume", 1, 0.264_172],
  ["gal|gallon|gallons", "volume", 3.785_41, 1],
  ["kw|kilowatt|kilowatts", "power", 1, 1.341_02],
  ["kw|kilowatt|kilowatts", "kilowatt", 1, 1],
  ["hp|bhp|horsepower", "power", 0.7457, 1],
  ["nm", "torque", 1, 0.737_562],
  ["km|kms|kilometre|kilometres", "distance", 1, 0.621_371],
  ["mi|mile|miles", "distance", 1.609_34, 1],
  ["cc|ccm", "cubic centimetres", 1, 1],
  ["kwh", "kilowatt hours", 1, 1],
  ["w|watt|watts", "watts", 1, 1],
  ["min|mins|minute|minutes", "minutes", 1, 1],
  ["h|hr|hrs|hour|hours", "hours", 1, 1],
  ["%|percent", "percent", 1, 1],
  ["mpg", "miles per gallon", 1, 1],
];

const UNITS = new Map<string, readonly MeasureUnit[]>();
for (const [said, of, metric, imperial] of ROWS)
  for (const word of said.split("|")) UNITS.set(word, [...(UNITS.get(word) ?? []), { of, metric, imperial }]);

/** Every word for a unit, for their misspellings. */
export const MEASURE_WORDS: readonly string[] = [...UNITS.keys()].filter((word) => word.length > 3);

const WRITTEN = /^(\d+(?:,\d{3})*(?:\.\d+)?)([a-z%]*)(\+?)$/;

/** "8t", "2.5 tonne", "790 mm", "four": the number at a place, with its unit. */
export function measureAt({ words }: Sentence, at: number): Measure | null {
  const [, digits, glued = "", plus = ""] = WRITTEN.exec(wordAt(words, at)) ?? [];
  if (digits === undefined || (glued !== "" && !UNITS.has(glued))) {
    const spoken = amountAt(words, at);
    if (!spoken || spoken.money) return null;
    return withUnit(words, at, { amount: spoken.value, length: spoken.length, plus: spoken.plus });
  }
  const amount = Number(digits.replaceAll(",", ""));
  if (!Number.isFinite(amount)) return null;
  if (glued !== "") return { amount, unit: UNITS.get(glued) ?? null, length: 1, plus: plus !== "" };
  return withUnit(words, at, { amount, length: 1, plus: plus !== "" });
}

function withUnit(words: Sentence["words"], at: number, number: Omit<Measure, "unit">): Measure {
  const behind = at + number.length;
  const unit = words[behind - 1]?.stops ? undefined : UNITS.get(wordAt(words, behind));
  if (!unit) return { ...number, unit: null };
  const isMore = wordAt(words, behind + 1) === "+";
  return { ...number, unit, length: number.length + (isMore ? 2 : 1), plus: number.plus || isMore };
}

/** A measure in the unit of a fact on this site; null where it is of something else. */
export function inUnit(
  { amount, unit }: Pick<Measure, "amount" | "unit">,
  of: FactUnit,
  distanceUnit: "km" | "mi",
): number | null {
  if (unit === null) return amount;
  const found = unit.find((each) => each.of === of);
  return found
    ? Math.round(amount * (distanceUnit === "mi" ? found.imperial : found.metric) * 10) / 10
    : null;
}
