import { type Amount, amountAt, unitAt, type Unit } from "./amounts.ts";
import { BEHIND, type Comparison, COMPARISONS, type Field, FIELDS } from "./comparisons.ts";
import { type Sentence, wordAt } from "./sentence.ts";

const BETWEEN = "of|is|:|=|are|be|a|the|about|around|approx|roughly|anything|that|it|being|for|to|my".split(
  "|",
);

/** These make a range of any two numbers between them, the others of some. */
const UNTIL = new Set(["to", "through", "till", "til", "thru"]);
const JOINS = new Set([...UNTIL, "and", "or", "&", "-", "–"]);
const LEADS = new Set(["between", "from", "btwn", "b/w", "betweeen", "anywhere", "somewhere"]);

const MODEL = /^(?:models?|build|plate|shape)$/;

/** Whether a number may be a model's year by its size. */
export const isYearLike = (value: number): boolean =>
  Number.isInteger(value) && value >= 1950 && value <= 2049;

/** Whether a number is a model's year by its shape. */
export const isYear = ({ value, money, thousands, grouped }: Amount): boolean =>
  !money && !thousands && !grouped && isYearLike(value);

/** A number with all the words around it that say what it is. */
export interface Quantity {
  readonly length: number;
  readonly low: Amount;
  /** The other end, where both are named. */
  readonly high: Amount | null;
  readonly unit: Unit | null;
  readonly field: Field | null;
  readonly comparison: Comparison | null;
  /** Whether the comparison stands before the number. */
  readonly isLed: boolean;
}

const skipBetween = (sentence: Sentence, at: number): number => {
  let skipped = 0;
  const isComparison = () => COMPARISONS.at(sentence.words, at + skipped) !== null;
  while (BETWEEN.includes(wordAt(sentence.words, at + skipped)) && !isComparison() && skipped < 3) skipped++;
  return skipped;
};

/** Numbers below this may be thousands, where words say so. */
const FEWEST_THOUSANDS = 1000;

/** Two numbers where only the last says all: "20 to 30k" is in thousands, "2019-21" of one century. */
const likeTheOther = (low: Amount, high: Amount): readonly [low: Amount, high: Amount] => {
  const isOfThousands =
    high.thousands || (high.value >= FEWEST_THOUSANDS && !isYear(high) && low.value < 100);
  if (isOfThousands && !low.thousands && low.value < FEWEST_THOUSANDS && low.value * 1000 <= high.value)
    return [{ ...low, value: low.value * 1000, thousands: true }, high];
  const isShort = isYear(low) && high.value < 100 && !high.thousands && high.value > low.value % 100;
  return [low, isShort ? { ...high, value: low.value - (low.value % 100) + high.value } : high];
};

/** "Price under 15000, mileage under 90000": what is named behind a number is the next one's, where this one has its own. */
function leadsNext({ words }: Sentence, at: number, field: Field | null): boolean {
  const named = field === null ? null : FIELDS.at(words, at);
  const then = at + (named?.length ?? 0);
  return named !== null && amountAt(words, then + (COMPARISONS.at(words, then)?.length ?? 0)) !== null;
}

/** The number at a place, with the words before and behind it that belong to it. */
export function quantityAt(sentence: Sentence, at: number): Quantity | null {
  const { words } = sentence;
  let next = at;
  let field: Field | null = null;
  const lead = FIELDS.at(words, next);
  if (lead && !COMPARISONS.at(words, next)?.meaning) {
    field = lead.meaning;
    next += lead.length;
    next += skipBetween(sentence, next);
  }
  let comparison = COMPARISONS.at(words, next);
  let comparedAt = next;
  const fieldInside = comparison === null && lead ? COMPARISONS.at(words, at) : null;
  if (fieldInside) {
    comparison = fieldInside;
    comparedAt = next = at;
    field = null;
  }
  if (comparison) {
    next += comparison.length;
    // "under about 20k", "up to a max of 20k", "over the 20k mark".
    const again = comparison.meaning.end === "around" ? null : COMPARISONS.at(words, next);
    if (again && (again.meaning.end === "around" || again.meaning.end === comparison.meaning.end)) {
      next += again.length;
      // "Spend around 15 grand" is no limit.
      if (comparison.meaning.budget) comparison = again;
    }
    const after = FIELDS.at(words, next);
    if (after && amountAt(words, next + after.length)) {
      field = after.meaning;
      next += after.length;
    }
    next += amountAt(words, next) ? 0 : skipBetween(sentence, next);
  }
  const hasLead = LEADS.has(wordAt(words, next));
  let between = hasLead;
  if (hasLead) next++;
  if (hasLead && LEADS.has(wordAt(words, next))) next++;
  let low = amountAt(words, next);
  if (!low) return null;
  next += low.length;
  const midUnit = unitAt(words, next);
  const joinAt = next + (midUnit && midUnit.unit !== "other" ? midUnit.length : 0);
  const join = wordAt(words, joinAt);
  const fromLead = comparison?.length === 1 && wordAt(words, comparedAt) === "from";
  between ||= fromLead;
  let high: Amount | null = null;
  if (JOINS.has(join)) {
    const other = amountAt(words, joinAt + 1);
    const otherUnit = other ? unitAt(words, joinAt + 1 + other.length)?.unit : undefined;
    const sameUnit = !midUnit || otherUnit === midUnit.unit || otherUnit === undefined;
    const counted = otherUnit === "seats" || otherUnit === "doors" || field === "seats";
    const isRange =
      other &&
      otherUnit !== "other" &&
      sameUnit &&
      (UNTIL.has(join) ||
        between ||
        (isYear(low) && isYear(other)) ||
        (counted && join === "or") ||
        (low.thousands && other.thousands && !midUnit));
    if (
      isRange &&
      (!comparison || fromLead || comparison.meaning.end === "around" || comparison.meaning.budget)
    ) {
      next = joinAt + 1 + other.length;
      [low, high] = likeTheOther(low, other);
    }
  }
  const unit = leadsNext(sentence, next, field) ? null : unitAt(words, next);
  if (unit) next += unit.length;
  // "2020 model or newer".
  if (unit === null && isYear(low) && MODEL.test(wordAt(words, next)) && BEHIND.at(words, next + 1)) next++;
  let behind = words[next - 1]?.stops ? null : BEHIND.at(words, next);
  // "Under 30k and under 50,000 km" are two bounds.
  if (behind && amountAt(words, next + behind.length)) behind = null;
  // "400 km range" is how far a car goes.
  if ((unit?.unit === "km" || unit?.unit === "mi") && wordAt(words, next) === "range") behind = null;
  if (behind && high === null && comparison === null) next += behind.length;
  else if (behind && behind.meaning.end === comparison?.meaning.end && wordAt(words, next) !== "on")
    next += behind.length;
  else behind = null;
  const afterUnit = unit ? null : unitAt(words, next);
  if (afterUnit && behind) next += afterUnit.length;
  return {
    length: next - at,
    low,
    high,
    unit: unit?.unit ?? (behind ? afterUnit?.unit : null) ?? (high ? midUnit?.unit : null) ?? null,
    field,
    comparison:
      high !== null
        ? { end: "around", of: null }
        : (comparison?.meaning ??
          behind?.meaning ??
          (low.plus ? { end: "min", of: null } : low.ish ? { end: "around", of: "price" } : null)),
    isLed: comparison !== null || high !== null,
  };
}

/** Every word of the grammar of numbers, for their misspellings. */
export const BOUND_PHRASES: readonly string[] = [
  ...COMPARISONS.all(),
  ...BEHIND.all(),
  ...FIELDS.all(),
  ...LEADS,
];
