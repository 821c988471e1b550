import { amountAt, unitAt } from "./amounts.ts";
import { doorsReading, rowsReading, seatsReading } from "./counts.ts";
import { factReading } from "./facts.ts";
import { endsWith, nonEmpty, same, tenth, type Ends, rangeIntents } from "./ends.ts";
import { priceOrDistance } from "./prices.ts";
import { isYear, type Quantity, quantityAt } from "./quantity-at.ts";
import { type Reading, reading, type Intent, valuesIntent } from "./reading.ts";
import { type Rule, type Sentence, textOf, wordAt } from "./sentence.ts";
import { ageReading, inYears, shortYears, yearReading } from "./years.ts";
import type { PaymentEvery } from "../lexicon/sentence-rules.ts";

const PAYMENT_DOUBT = "Repayments are read as a price on our usual finance terms.";

const asTyped = (sentence: Sentence, at: number, length: number): Reading =>
  reading(length, [{ kind: "keywords", text: textOf(sentence, at, length) }]);

/** At least so far on a charge, where cars say it; else the words. */
const electricRange = (sentence: Sentence, at: number, length: number, min: number): Reading =>
  factReading(sentence, "electric_range", { length, min }) ?? asTyped(sentence, at, length);

/** How far an electric car goes is no distance on the clock: "400 km range", "range of 300 miles". */
const range: Rule = (sentence, at) => {
  const { words } = sentence;
  if (wordAt(words, at) !== "range") return null;
  let next = at + 1;
  while (next - at < 4 && !amountAt(words, next) && words[next]) next++;
  const amount = amountAt(words, next);
  const unit = amount && unitAt(words, next + amount.length);
  return amount && (unit?.unit === "km" || unit?.unit === "mi")
    ? electricRange(sentence, at, next - at + amount.length + unit.length, amount.value)
    : null;
};

/** The words "range", "electric range" or "of range" behind a distance. */
const rangeBehind = ({ words }: Sentence, at: number): number =>
  [0, 1, 2].find((skipped) => wordAt(words, at + skipped) === "range" && !words[at + skipped - 1]?.stops) ??
  -1;

function ofDistance(sentence: Sentence, at: number, found: Quantity): Reading | null {
  const behind = rangeBehind(sentence, at + found.length);
  if (behind >= 0) return electricRange(sentence, at, found.length + behind + 1, found.low.value);
  // How far away, not how far driven; from where is not said.
  return wordAt(sentence.words, at) === "within"
    ? asTyped(sentence, at, found.length)
    : priceOrDistance(sentence, at, found);
}

const PERSON =
  /^(?:daughter|son|kid|kids|boy|girl|teen|teenager|driver|child|children|grandson|granddaughter|niece|nephew|brother|sister|man|woman|lady|bloke|guy|mum|mom|dad)$/;
/** What lasts for years, as no car does: "5 years warranty". */
const TERM =
  /^(?:warranty|rego|registration|wof|servicing|service|finance|loan|lease|roadside|insurance|term)$/;

/** A number with its unit, its comparison and its field: a price, a distance, a year, an age, seats or what it costs a week. */
export const quantity: Rule = (sentence, at) => {
  const electric = range(sentence, at);
  if (electric) return electric;
  const found = quantityAt(sentence, at);
  if (!found) return null;
  const { field, comparison, low, length } = found;
  const isDistance = found.unit === "km" || found.unit === "mi";
  const own = sentence.lexicon.paymentsEvery;
  const every = field === "payment" && (found.unit === null || found.unit === "money") ? own : field;
  const isEvery = every === "week" || every === "fortnight" || every === "month";
  const unit = isEvery && !isDistance ? every : found.unit;
  switch (unit) {
    case "seats":
      return seatsReading(sentence, at, found);
    case "rows":
      return rowsReading(sentence, found);
    case "doors":
      return doorsReading(sentence, at, found);
    case "years":
      // "My 16 year old daughter" is no car.
      if ([PERSON, TERM].some((other) => other.test(wordAt(sentence.words, at + length))))
        return asTyped(sentence, at, length + 1);
      return isYear(low) ? yearReading(found, null) : ageReading(found, sentence);
    case "months":
      if (TERM.test(wordAt(sentence.words, at + length))) return asTyped(sentence, at, length + 1);
      return ageReading(inYears(found), sentence);
    case "week":
    case "fortnight":
    case "month": {
      const ends = endsWith(found, comparison?.end ?? "max", same, tenth);
      const asked = nonEmpty(length, paymentIntents(sentence, ends, unit));
      const isPrice = asked?.intents.some(({ kind }) => kind === "range") ?? false;
      return asked && isPrice ? { ...asked, doubt: { text: PAYMENT_DOUBT, instead: null } } : asked;
    }
    case "km":
    case "mi":
      return ofDistance(sentence, at, found);
    case "other":
      return asTyped(sentence, at, length);
    case "money":
    case null:
      break;
  }
  const short = shortYears(sentence, at, found);
  if (short) return short;
  if (field === "seats") return seatsReading(sentence, at, found);
  if (comparison === null && field === null) return alone(sentence, at, found);
  // "The last 5" is no year, nor is "newer than 5"; "20k and up" is a price.
  const isOfYears = comparison?.of === "year" && !isYear(low);
  if (comparison?.of === "age" || (isOfYears && found.isLed)) return null;
  return priceOrDistance(sentence, at, found);
};

/** Five figures as on a price tag: 29990, 24995. */
const PRICE_TAG = /^[1-9]\d\d(?:[589]0|88|9[59])$/;

/** A number that only its own shape says anything about. */
function alone(sentence: Sentence, at: number, found: Quantity): Reading | null {
  const { low, unit } = found;
  if (isYear(low)) return yearReading(found, null);
  if (low.money || unit === "money" || low.thousands) return priceOrDistance(sentence, at, found);
  const round =
    low.grouped || (low.value >= 1000 && low.value % 500 === 0) || PRICE_TAG.test(String(low.value));
  return round && low.value <= 400_000 ? priceOrDistance(sentence, at, found) : null;
}

/** Weekly prices as the stock has them in bands; else the price that the site's finance rule gives for so much. */
function paymentIntents({ lexicon }: Sentence, ends: Ends, every: PaymentEvery): readonly Intent[] {
  const { vocabulary, rules } = lexicon;
  const bands = vocabulary.weekly_price_range ?? [];
  const weekly = (value: number) =>
    every === "week" ? value : every === "fortnight" ? value / 2 : (value * 12) / 52;
  if (bands.length > 0) {
    const values = bands.filter((band) => {
      const [from = "0", to = "Infinity"] = band.replace("+", "").split("-");
      const low = Number(from);
      const high = band.endsWith("+") ? Infinity : Number(to);
      return (
        (ends.max === undefined || low < weekly(ends.max)) &&
        (ends.min === undefined || high > weekly(ends.min))
      );
    });
    return values.length === 0 ? [] : [valuesIntent("weekly_price_range", values)];
  }
  const priced = (value: number | undefined) =>
    value === undefined ? undefined : (rules.priceFor?.(value, every) ?? undefined);
  const min = priced(ends.min);
  const max = priced(ends.max);
  return rangeIntents("price", {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  });
}
