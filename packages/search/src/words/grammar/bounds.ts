import type { RangeFacet } from "../../query/fields/facets.ts";
import { makeRange } from "../../query/fields/range.ts";
import { type Doubt, type Intent, type Reading, reading, valuesIntent } from "./reading.ts";
import { type Amount, amountAt, unitAt, type Unit } from "./amounts.ts";
import { phrasesOf, type Rule, type Sentence, wordAt } from "./sentence.ts";

/** Which end of a range a number is. */
type End = "min" | "max" | "around";
interface Comparison {
  readonly end: End;
  /** What it is about when nothing else decides. */
  readonly of: "price" | "year" | "age" | null;
  /** The number itself is left out, of years and of things that are counted. */
  readonly strict?: true;
}

const LESS =
  "under|below|less than|lower than|beneath|less then|lesser than|smaller than|unda|undr|lower then|inside";
const MORE =
  "over|above|more than|greater than|higher than|more then|bigger than|exceeding|upwards of|north of";
const CHEAP = "cheaper than|cheaper then";
const DEAR = "dearer than|pricier than";
const NEW = "newer than|newer then|later than|younger than|more recent than";
const OLD = "older than|older then|earlier than";
const SHORT_OF = "no|not|nothing|none|never|not be|dont want|don't want";
const refused = (words: string): string =>
  words
    .split("|")
    .flatMap((each) => SHORT_OF.split("|").map((no) => `${no} ${each}`))
    .join("|");

const strictly = { strict: true } as const;
const COMPARISONS = phrasesOf<Comparison>([
  [LESS, { end: "max", of: "price", ...strictly }],
  ["<", { end: "max", of: "price", ...strictly }],
  [CHEAP, { end: "max", of: "price" }],
  [
    "sub|max|maximum|up to|upto|at most|<=|≤|max of|maximum of|max budget|maximum budget|capped at|cap of|limit|limit of|top|tops|upper limit|upper limit of|budget up to|not exceeding|as much as|up too|til|till|to spend|can spend|can afford|i have|ive got|i've got|i have got|got|spend|budget is|budget of|budget|within|within a budget of|no greater|max price|price limit|under about|under around|limit is|max is|price under",
    { end: "max", of: "price" },
  ],
  [MORE, { end: "min", of: "price", ...strictly }],
  [">", { end: "min", of: null, ...strictly }],
  [DEAR, { end: "min", of: "price" }],
  [
    ">=|≥|min|minimum|min of|minimum of|starting at|starting from|starts at|from as little as",
    { end: "min", of: "price" },
  ],
  ["at least|from|atleast|from about", { end: "min", of: null }],
  [
    "around|about|roughly|approx|approximately|circa|close to|~|near|in the region of|somewhere around|around about|in the vicinity of|ballpark|around the|about the|or so",
    { end: "around", of: "price" },
  ],
  [NEW, { end: "min", of: "year", ...strictly }],
  [OLD, { end: "max", of: "year", ...strictly }],
  ["before|prior to|pre|pre-", { end: "max", of: "year", ...strictly }],
  ["after|since|post|made after|built after|made since|onwards from|as of", { end: "min", of: "year" }],
  ["until|up until", { end: "max", of: "year" }],
  [refused(`${LESS}|${CHEAP}`), { end: "min", of: "price" }],
  [refused(`${MORE}|${DEAR}`), { end: "max", of: "price" }],
  [refused(OLD), { end: "min", of: "year" }],
  [refused(NEW), { end: "max", of: "year" }],
  [
    "last|past|within the last|in the last|from the last|the last|in the past|from the past",
    { end: "max", of: "age" },
  ],
]);

/** The words behind a number that say which end it is. */
const BEHIND = phrasesOf<Comparison>([
  [
    "or less|or under|or below|or cheaper|and under|and below|or lower|max|maximum|tops|top|or fewer|and less|at most|at the most|budget|limit|or near offer|ono|to spend|or there abouts|max budget|is my budget|is my limit|is my max|and cheaper|or nearest offer|absolute max|or lesser",
    { end: "max", of: "price" },
  ],
  [
    "or more|or over|or above|plus|and over|and above|minimum|min|or higher|at least|and more|or better|+",
    { end: "min", of: "price" },
  ],
  [
    "or newer|and newer|or later|and later|onwards|onward|and up|or up|up|and onwards|on|and upwards|upwards|or younger|or above|and after|or more recent|or after|or better|forward",
    { end: "min", of: "year" },
  ],
  ["or older|and older|or earlier|and earlier|or before|and before", { end: "max", of: "year" }],
  [
    "ish|or so|or thereabouts|thereabouts|give or take|approx|roughly|mark|or around that|or about",
    { end: "around", of: "price" },
  ],
]);

type Field = "price" | "km" | "year" | "seats" | "week" | "fortnight" | "month";
const FIELDS = phrasesOf<Field>([
  [
    "price|budget|my budget|price range|cost|priced|price range of|asking|budget is|my budget is|budget of",
    "price",
  ],
  [
    "km|kms|klm|klms|ks|k's|kilometres|kilometers|odometer|odo|mileage|milage|miles|mi|clock|odometer reading|on the clock|travelled|driven",
    "km",
  ],
  [
    "year|years|built|made|model year|year model|my|built in|made in|from the year|year of|manufactured|mfg",
    "year",
  ],
  [
    "weekly|weekly payments|weekly repayments|weekly budget|weekly payment|weekly repayment|per week|a week",
    "week",
  ],
  ["fortnightly|fortnightly payments|fortnightly repayments|fortnightly budget", "fortnight"],
  ["monthly|monthly payments|monthly payment|monthly budget|monthly repayments|per month|a month", "month"],
  [
    "seats|seating|seating for|seats for|room for|space for|fits|fit|carries|carry|sits|seat|family of|for a family of|big enough for|capacity",
    "seats",
  ],
]);
const BETWEEN = "of|is|:|=|are|be|a|the|about|around|approx|roughly|anything|that|it|being|for|to|my".split(
  "|",
);

const JOINS = new Set(["to", "and", "or", "through", "till", "til", "thru", "&", "til", "-", "–"]);
const LEADS = new Set(["between", "from", "btwn", "b/w", "betweeen", "anywhere", "somewhere"]);

const isYear = (amount: Amount): boolean =>
  !amount.money &&
  !amount.thousands &&
  !amount.grouped &&
  Number.isInteger(amount.value) &&
  amount.value >= 1950 &&
  amount.value <= 2049;

const THOUSANDS_DOUBT = "A number in thousands without $ or km is read as a price; it could be a distance.";
const SMALL_DOUBT = "A small number is read as thousands; it could be years.";
const MOST_DOUBT = "A number alone is read as the most you want.";
const PAYMENT_DOUBT = "Repayments are read as a price on our usual finance terms.";
const YEAR_DOUBT = "Read as a year; it could be a price.";

/** A small number that people say for thousands: "under 20". */
const MOST_SMALL = 250;
/** Below this a distance is in thousands, as nobody sells by the single kilometre: "under 80 kms". */
const FEWEST_KM = 1000;
const MILE = 1.609344;
const toHundreds = (value: number): number => Math.round(value / 100) * 100;

/** A distance in the market's own unit. */
function distanceOf({ lexicon }: Sentence, value: number, unit: Unit | null): number {
  const whole = value < FEWEST_KM ? value * 1000 : value;
  const own = lexicon.rules.distanceUnit;
  if (unit === "mi" && own === "km") return toHundreds(whole * MILE);
  return unit === "km" && own === "mi" ? toHundreds(whole / MILE) : whole;
}

interface Ends {
  readonly min?: number;
  readonly max?: number;
}

const endsOf = (end: End, value: number, slack: number): Ends =>
  end === "min"
    ? { min: value }
    : end === "max"
      ? { max: value }
      : { min: Math.round(value - slack), max: Math.round(value + slack) };

const rangeIntents = (facet: RangeFacet, { min, max }: Ends): readonly Intent[] => {
  const range = makeRange(min, max);
  return range ? [{ kind: "range", facet, range }] : [];
};

/** Seats or doors as the stock counts them. */
function countIntents({ lexicon }: Sentence, { min = 0, max = Infinity }: Ends): readonly Intent[] {
  const known = (lexicon.vocabulary.seats ?? []).filter(
    (value) => Number(value) >= min && Number(value) <= max,
  );
  const values =
    known.length > 0
      ? known
      : ["2", "3", "4", "5", "6", "7", "8", "9"].filter(
          (value) => Number(value) >= min && Number(value) <= max,
        );
  return values.length === 0 ? [] : [valuesIntent("seats", values)];
}

/** Weekly prices as the stock has them in bands; else the price that the site's finance rule gives for so much. */
function paymentIntents(
  { lexicon }: Sentence,
  ends: Ends,
  every: "week" | "fortnight" | "month",
): readonly Intent[] {
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

/** A number with all the words around it that say what it is. */
interface Quantity {
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
  while (BETWEEN.includes(wordAt(sentence.words, at + skipped)) && skipped < 3) skipped++;
  return skipped;
};

/** Two numbers in thousands where only the last says so: "20 to 30k". */
const bothInThousands = (low: Amount, high: Amount): Amount =>
  high.thousands && !low.thousands && low.value < FEWEST_KM && low.value * 1000 <= high.value
    ? { ...low, value: low.value * 1000, thousands: true }
    : low;

function quantityAt(sentence: Sentence, at: number): Quantity | null {
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
  const fieldInside = comparison === null && lead ? COMPARISONS.at(words, at) : null;
  if (fieldInside) {
    comparison = fieldInside;
    next = at;
    field = null;
  }
  if (comparison) {
    next += comparison.length;
    // "under about 20k", "up to a max of 20k", "over the 20k mark".
    const again = comparison.meaning.end === "around" ? null : COMPARISONS.at(words, next);
    if (again && (again.meaning.end === "around" || again.meaning.end === comparison.meaning.end))
      next += again.length;
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
  const fromLead = comparison?.length === 1 && wordAt(words, at) === "from";
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
      (join === "to" ||
        join === "through" ||
        join === "thru" ||
        join === "till" ||
        join === "til" ||
        between ||
        (isYear(low) && isYear(other)) ||
        (counted && join === "or") ||
        (low.thousands && other.thousands && !midUnit));
    if (isRange && (!comparison || fromLead || comparison.meaning.end === "around")) {
      high = other;
      next = joinAt + 1 + other.length;
      low = bothInThousands(low, other);
    }
  }
  const unit = unitAt(words, next);
  if (unit) next += unit.length;
  let behind = words[next - 1]?.stops ? null : BEHIND.at(words, next);
  // "Under 30k and under 50,000 km" are two bounds.
  if (behind && amountAt(words, next + behind.length)) behind = null;
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

/** Ends in the order the words give them. */
function endsWith(
  { low, high }: Quantity,
  end: End,
  valueOf: (value: number) => number,
  slack: (value: number) => number,
): Ends {
  if (high) return { min: valueOf(low.value), max: valueOf(high.value) };
  const value = valueOf(low.value);
  return endsOf(end, value, slack(value));
}

const tenth = (value: number): number => value * 0.1;
const same = (value: number): number => value;

function yearReading(found: Quantity, doubt: Doubt | null): Reading | null {
  const { comparison, low, high, length } = found;
  if (!comparison) return reading(length, rangeIntents("year", { min: low.value, max: low.value }));
  // "Newer than 2018" leaves 2018 out; "over 2018" does not.
  const strict = comparison.strict === true && high === null;
  const after = strict && comparison.of !== "price" ? 1 : 0;
  const shift = comparison.end === "min" ? after : comparison.end === "max" && strict ? -1 : 0;
  const ends = endsWith(
    found,
    comparison.end,
    (value) => value + shift,
    () => 1,
  );
  return reading(length, rangeIntents("year", ends), doubt);
}

/** "Less than 5 years old": the younger, the later the year. */
function ageReading(quantity: Quantity, { lexicon }: Sentence): Reading | null {
  const { comparison, low, high, length } = quantity;
  const { year } = lexicon.rules;
  if (low.value > 60 || (high?.value ?? 0) > 60) return null;
  if (high) return reading(length, rangeIntents("year", { min: year - high.value, max: year - low.value }));
  const end = comparison?.end ?? "max";
  // "Newer than 5 years" speaks of the car, "under 5 years" of its age.
  const youngest = end === (comparison?.of === "year" ? "min" : "max");
  if (end === "around")
    return reading(length, rangeIntents("year", { min: year - low.value - 1, max: year - low.value + 1 }));
  return reading(
    length,
    rangeIntents("year", youngest ? { min: year - low.value } : { max: year - low.value }),
  );
}

/** What a number is of, by its unit, then the words before it, then its size. */
function facetOf(
  sentence: Sentence,
  { low, high, unit, field, comparison, isLed }: Quantity,
): "price" | "km" | "year" | "small" | null {
  const top = high ?? low;
  if (unit === "km" || unit === "mi" || field === "km") return "km";
  if (field === "year") return isYear(low) ? "year" : null;
  if (top.money || low.money || unit === "money") return "price";
  if (isYear(low) && (high === null || isYear(high))) {
    if (comparison?.of === "year" || comparison === null || comparison.of === null) return "year";
    if (field === "price") return "price";
    // Nobody says "under 2000" of a year, nor pays $2,015.
    return low.value % 500 === 0 ? "price" : "year";
  }
  if (comparison?.of === "year") return null;
  const dearest = sentence.lexicon.vocabulary.highestPrice;
  const tooDear =
    dearest !== undefined &&
    field !== "price" &&
    top.value > dearest * 1.2 &&
    top.value >= 50_000 &&
    (comparison?.end ?? "max") === "max";
  if (top.thousands || top.value >= 1000) return tooDear ? "km" : "price";
  const isSaid = comparison !== null && (isLed || comparison.end !== "min");
  return isSaid && top.value >= 3 && top.value <= MOST_SMALL ? "small" : null;
}

const textOf = ({ words }: Sentence, at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ typed }) => typed)
    .join(" ");

function priceOrDistance(sentence: Sentence, at: number, quantity: Quantity): Reading | null {
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
      ? { text: SMALL_DOUBT, instead: high ? null : `${words} years old` }
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

/** Three rows of seats begin at six. */
const SEATS_IN_THREE_ROWS = 6;

/** A number with its unit, its comparison and its field: a price, a distance, a year, an age, seats or what it costs a week. */
export const quantity: Rule = (sentence, at) => {
  const found = quantityAt(sentence, at);
  if (!found) return null;
  const { field, comparison, low, high, length } = found;
  const isEvery = field === "week" || field === "fortnight" || field === "month";
  const unit = isEvery && found.unit !== "km" && found.unit !== "mi" ? field : found.unit;
  const exact = comparison?.end ?? "exact";
  if (unit === "seats" || field === "seats") {
    if (low.value > 60) return null;
    const atLeast =
      field === "seats" &&
      unit !== "seats" &&
      /^(?:room|space|fits|fit|carr|sits|family|for|big)/.test(wordAt(sentence.words, at));
    const people = /^(?:people|person|persons|adults|ppl|passengers?|pax)$/.test(
      wordAt(sentence.words, at + length - 1),
    );
    if (high) return nonEmpty(length, countIntents(sentence, { min: low.value, max: high.value }));
    if (exact === "min")
      return nonEmpty(length, countIntents(sentence, { min: low.value + (comparison?.strict ? 1 : 0) }));
    if (exact === "max")
      return nonEmpty(length, countIntents(sentence, { max: low.value - (comparison?.strict ? 1 : 0) }));
    return nonEmpty(
      length,
      countIntents(
        sentence,
        atLeast || people || low.plus ? { min: low.value } : { min: low.value, max: low.value },
      ),
    );
  }
  if (unit === "rows")
    return low.value === 3 ? nonEmpty(length, countIntents(sentence, { min: SEATS_IN_THREE_ROWS })) : null;
  if (unit === "doors") return null;
  if (unit === "years") return isYear(low) ? yearReading(found, null) : ageReading(found, sentence);
  if (unit === "week" || unit === "fortnight" || unit === "month") {
    const ends = endsWith(found, comparison?.end ?? "max", same, tenth);
    const asked = nonEmpty(length, paymentIntents(sentence, ends, unit));
    const isPrice = asked?.intents.some(({ kind }) => kind === "range") ?? false;
    return asked && isPrice ? { ...asked, doubt: { text: PAYMENT_DOUBT, instead: null } } : asked;
  }
  // How far an electric car goes is no distance on the clock.
  if ((unit === "km" || unit === "mi") && wordAt(sentence.words, at + length) === "range")
    return reading(length + 1, [{ kind: "keywords", text: textOf(sentence, at, length + 1) }]);
  // How far away, not how far driven; from where is not said.
  if ((unit === "km" || unit === "mi") && wordAt(sentence.words, at) === "within")
    return reading(length, [{ kind: "keywords", text: textOf(sentence, at, length) }]);
  if (unit === "other") return null;
  if (comparison === null && field === null) return alone(sentence, at, found);
  // "The last 5" is no year.
  if (comparison?.of === "age" || (comparison?.of === "year" && !isYear(low))) return null;
  return priceOrDistance(sentence, at, found);
};

/** A number that only its own shape says anything about. */
function alone(sentence: Sentence, at: number, found: Quantity): Reading | null {
  const { low, unit } = found;
  if (isYear(low)) return yearReading(found, null);
  if (low.money || unit === "money" || unit === "km" || unit === "mi" || low.thousands)
    return priceOrDistance(sentence, at, found);
  const round = low.grouped || (low.value >= 1000 && low.value % 500 === 0);
  return round && low.value <= 400_000 ? priceOrDistance(sentence, at, found) : null;
}

const nonEmpty = (length: number, intents: readonly Intent[]): Reading | null =>
  intents.length === 0 ? null : reading(length, intents);

const ROWS = phrasesOf([
  [
    "third row|3rd row|third row seats|third row seating|3rd row seats|3rd row seating|three row|three rows|3 row|3 rows|three rows of seats|3 rows of seats|third-row|3-row|three-row|third row of seats|extra row",
    true,
  ],
]);
const MODEL_YEAR = /^my'?(\d{2})$/;
const SHORT_YEAR = /^'(\d{2})$/;
const DECADE = /^(?:19|20)?(\d0)'?s$/;

const century = (short: number) => short + (short > 50 ? 1900 : 2000);

/** "MY18", "'18", "the 90s", "third row". */
export const yearName: Rule = (sentence, at) => {
  const rows = ROWS.at(sentence.words, at);
  if (rows) return nonEmpty(rows.length, countIntents(sentence, { min: SEATS_IN_THREE_ROWS }));
  const word = wordAt(sentence.words, at);
  const typed = sentence.words[at]?.typed ?? "";
  const short = MODEL_YEAR.exec(word) ?? SHORT_YEAR.exec(typed);
  if (short) {
    const year = century(Number(short[1]));
    const behind = BEHIND.at(sentence.words, at + 1);
    const newer = behind?.meaning.end === "min";
    return reading(
      1 + (newer ? behind.length : 0),
      rangeIntents("year", newer ? { min: year } : { min: year, max: year }),
    );
  }
  const decade = DECADE.exec(word);
  if (decade && Number(decade[1]) % 10 === 0) {
    const from = century(Number(decade[1]));
    return reading(1, rangeIntents("year", { min: from, max: from + 9 }));
  }
  const { year } = sentence.lexicon.rules;
  if (word === "this" && wordAt(sentence.words, at + 1) === "year")
    return reading(2, rangeIntents("year", { min: year }));
  return null;
};

/** Every word of the grammar of numbers, for their misspellings. */
export const BOUND_PHRASES: readonly string[] = [
  ...COMPARISONS.all(),
  ...BEHIND.all(),
  ...FIELDS.all(),
  ...LEADS,
];
