import type { Unit } from "./amounts.ts";
import { endsWith, rangeIntents, tenth } from "./ends.ts";
import { isYear, type Quantity } from "./quantity-at.ts";
import { type Doubt, type Reading, reading } from "./reading.ts";
import { type Sentence, textOf } from "./sentence.ts";
import { yearReading } from "./years.ts";

const THOUSANDS_DOUBT = "A number in thousands without $ or km is read as a price; it could be a distance.";
const SMALL_DOUBT = "A small number is read as thousands; it could be years.";
const MOST_DOUBT = "A number alone is read as the most you want.";
const YEAR_DOUBT = "Read as a year; it could be a price.";

/** A small number that people say for thousands: "under 20". */
const MOST_SMALL = 250;
/** Below this a distance is in thousands, as nobody sells by the single kilometre: "under 80 kms". */
const FEWEST_KM = 1000;
/** A number from here on is said in full. */
const FEWEST_PRICE = 1000;
const isSmall = (value: number): boolean => value >= 3 && value <= MOST_SMALL;
const MILE = 1.609344;
const toHundreds = (value: number): number => Math.round(value / 100) * 100;

/** A distance in the market's own unit. */
function distanceOf({ lexicon }: Sentence, value: number, unit: Unit | null): number {
  const whole = value < FEWEST_KM ? value * 1000 : value;
  const own = lexicon.rules.distanceUnit;
  if (unit === "mi" && own === "km") return toHundreds(whole * MILE);
  return unit === "km" && own === "mi" ? toHundreds(whole / MILE) : whole;
}

/** What a number is of, by its unit, then the words before it, then its size. */
function facetOf(
  sentence: Sentence,
  { low, high, unit, field, comparison, isLed }: Quantity,
): "price" | "km" | "year" | "small" | null {
  const top = high ?? low;
  if (unit === "km" || unit === "mi" || field === "km") return "km";
  if (field === "year") return isYear(low) ? "year" : null;
  // No car is sold for $20.
  if (top.money || low.money || unit === "money")
    return unit === null && !top.thousands && isSmall(top.value) ? "small" : "price";
  if (isYear(low) && (high === null || isYear(high))) {
    if (comparison?.of === "year" || comparison === null || comparison.of === null) return "year";
    if (field === "price") return "price";
    // Nobody says "under 2000" of a year, nor pays $2,015.
    return low.value % 500 === 0 ? "price" : "year";
  }
  if (comparison?.of === "year" && (isLed || top.value < FEWEST_PRICE)) return null;
  const dearest = sentence.lexicon.vocabulary.highestPrice;
  const tooDear =
    dearest !== undefined &&
    field !== "price" &&
    top.value > dearest * 1.2 &&
    top.value >= 50_000 &&
    (comparison?.end ?? "max") === "max";
  if (top.thousands || top.value >= FEWEST_PRICE) return tooDear ? "km" : "price";
  const isSaid = comparison !== null && (isLed || comparison.end !== "min");
  return isSaid && isSmall(top.value) ? "small" : null;
}

/** A number as a price, a distance or a year, with what else it could be. */
export function priceOrDistance(sentence: Sentence, at: number, quantity: Quantity): Reading | null {
  const facet = facetOf(sentence, quantity);
  const { comparison, unit, field, low, high, length } = quantity;
  const words = textOf(sentence, at, length);
  if (facet === null) return null;
  if (facet === "year") {
    const doubtful = comparison?.of === "price" && high === null && comparison.end === "max";
    return yearReading(
      quantity,
      doubtful ? { text: YEAR_DOUBT, instead: words.replace(/(\d+)/, "$$$1") } : null,
    );
  }
  const end = comparison?.end ?? "max";
  const unitWord = sentence.lexicon.rules.distanceUnit === "mi" ? "miles" : "km";
  if (facet === "km") {
    const of = (value: number) => distanceOf(sentence, value, unit);
    const isSure = unit === "km" || unit === "mi" || field === "km";
    const doubt = isSure
      ? comparison === null
        ? { text: MOST_DOUBT, instead: `over ${words}` }
        : null
      : {
          text: THOUSANDS_DOUBT.replace(
            "is read as a price; it could be a distance",
            "is read as a distance here, where no car costs as much; it could be a price",
          ),
          instead: `${words} dollars`,
        };
    return reading(length, rangeIntents("km", endsWith(quantity, end, of, tenth)), doubt);
  }
  const thousand = facet === "small" ? 1000 : 1;
  const sure = low.money || high?.money === true || unit === "money" || field === "price";
  const doubt: Doubt | null =
    facet === "small"
      ? { text: SMALL_DOUBT, instead: high || low.money ? null : `${words} years old` }
      : comparison === null
        ? { text: MOST_DOUBT, instead: `from ${words}` }
        : sure || high !== null
          ? null
          : { text: THOUSANDS_DOUBT, instead: `${words} ${unitWord}` };
  return reading(
    length,
    rangeIntents(
      "price",
      endsWith(quantity, end, (value) => value * thousand, tenth),
    ),
    doubt,
  );
}
