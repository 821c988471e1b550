import type { RangeFacet } from "../query/fields/facets.ts";
import { makeRange } from "../query/fields/range.ts";
import { type Reading, reading } from "./reading.ts";
import type { SentenceToken } from "./sentence-tokens.ts";

type Tokens = readonly SentenceToken[];

interface Amount {
  readonly value: number;
  readonly length: number;
  readonly dollars: boolean;
  /** In thousands: "30k", "30 grand". */
  readonly thousands: boolean;
}

const THOUSANDS = ["k", "grand", "thousand"];

/** "$30,000", "30k", "30 grand", "25.5k". */
function amountAt(tokens: Tokens, at: number): Amount | null {
  const match = /^(\$?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(k?)$/.exec(tokens[at]?.word ?? "");
  if (!match) return null;
  const spoken = match[4] === "" && THOUSANDS.includes(tokens[at + 1]?.word ?? "");
  const thousands = match[4] === "k" || spoken;
  const value = Number(`${(match[2] ?? "").replaceAll(",", "")}${match[3] ?? ""}`) * (thousands ? 1000 : 1);
  if (!Number.isFinite(value) || value > 1e11) return null;
  return { value: Math.round(value), length: spoken ? 2 : 1, dollars: match[1] === "$", thousands };
}

const DISTANCE =
  /^(km|kms|klm|klms|kilometre|kilometres|kilometer|kilometers|mile|miles|mi|odometer|mileage|clock)$/;
const isDistance = (token: SentenceToken | undefined) => token !== undefined && DISTANCE.test(token.word);
const isYear = (amount: Amount) =>
  !amount.dollars && !amount.thousands && amount.value >= 1950 && amount.value <= 2049;

/** Phrases that put a number at one end, and what they are about when nothing else decides. */
const COMPARISONS: readonly (readonly [
  words: string,
  end: "min" | "max" | "around",
  of: RangeFacet | null,
])[] = [
  ["no more than", "max", "price"],
  ["not more than", "max", "price"],
  ["less than", "max", "price"],
  ["cheaper than", "max", "price"],
  ["budget of", "max", "price"],
  ["newer than", "min", "year"],
  ["older than", "max", "year"],
  ["more than", "min", "price"],
  ["at least", "min", null],
  ["at most", "max", "price"],
  ["up to", "max", "price"],
  ["under", "max", "price"],
  ["below", "max", "price"],
  ["budget", "max", "price"],
  ["max", "max", "price"],
  ["maximum", "max", "price"],
  ["<", "max", "price"],
  ["over", "min", "price"],
  ["above", "min", "price"],
  ["min", "min", "price"],
  ["minimum", "min", "price"],
  [">", "min", "price"],
  ["around", "around", "price"],
  ["about", "around", "price"],
  ["roughly", "around", "price"],
  ["before", "max", "year"],
  ["after", "min", "year"],
  ["since", "min", "year"],
  ["from", "min", null],
  ["until", "max", "year"],
];

const says = (tokens: Tokens, at: number, words: readonly string[]) =>
  words.every((word, step) => tokens[at + step]?.word === word);

/** What a number is of: the words around it decide, else the phrase, else its size. */
function facetOf(amount: Amount, distance: boolean, of: RangeFacet | null): RangeFacet | null {
  if (distance) return "km";
  if (amount.dollars || amount.thousands) return "price";
  if (isYear(amount) && (of === "year" || of === null)) return "year";
  // "under 30" may be thousands, seats or anything; better a keyword than a wrong filter.
  return amount.value >= 1000 && of !== "year" ? "price" : null;
}

const rangeReading = (
  length: number,
  facet: RangeFacet,
  min?: number,
  max?: number,
  doubt: string | null = null,
) => {
  const range = makeRange(min, max);
  return range && reading(length, [{ kind: "range", facet, range }], doubt);
};

const THOUSANDS_DOUBT = "A number in thousands without $ or km is read as a price; it could be a distance.";

function comparison(tokens: Tokens, at: number): Reading | null {
  const unitFirst = isDistance(tokens[at]) ? 1 : 0;
  for (const [text, end, of] of COMPARISONS) {
    const words = text.split(" ");
    if (!says(tokens, at + unitFirst, words)) continue;
    const start = at + unitFirst + words.length;
    const amount = amountAt(tokens, start);
    if (!amount) continue;
    let length = unitFirst + words.length + amount.length;
    const unitAfter = isDistance(tokens[at + length]);
    const onTheClock = says(tokens, at + length, ["on", "the", "clock"]);
    const facet = facetOf(amount, unitFirst === 1 || unitAfter || onTheClock, of);
    if (!facet) return null;
    if (unitAfter) length += 1;
    if (onTheClock) length += 3;
    const doubt = facet === "price" && !amount.dollars ? THOUSANDS_DOUBT : null;
    const { value } = amount;
    if (end === "around")
      return rangeReading(length, facet, Math.round(value * 0.9), Math.round(value * 1.1), doubt);
    // "Newer than 2018" leaves 2018 out; "after 2018" means both, and includes it.
    const strict =
      facet === "year" && (text === "newer than" ? 1 : text === "older than" || text === "before" ? -1 : 0);
    return end === "min"
      ? rangeReading(length, facet, value + Number(strict), undefined, doubt)
      : rangeReading(length, facet, undefined, value + Number(strict), doubt);
  }
  return null;
}

const JOINS = ["to", "and", "or"];

/** "between 20k and 30k", "20 to 30k", "2018 to 2021", "2020 or 2021". */
function between(tokens: Tokens, at: number): Reading | null {
  const lead = ["between", "from"].includes(tokens[at]?.word ?? "") ? 1 : 0;
  const low = amountAt(tokens, at + lead);
  const join = low ? tokens[at + lead + low.length]?.word : undefined;
  if (!low || join === undefined || !JOINS.includes(join)) return null;
  const high = amountAt(tokens, at + lead + low.length + 1);
  if (!high) return null;
  let length = lead + low.length + 1 + high.length;
  if (isYear(low) && isYear(high)) return rangeReading(length, "year", low.value, high.value);
  if (join === "or" || (join === "and" && lead === 0)) return null;
  const distance = isDistance(tokens[at + length]);
  if (distance) length += 1;
  // "20 to 30k" means both in thousands; "$900 to $30k" does not, since its lower end would then be the higher one.
  const bothThousands =
    high.thousands && !low.thousands && low.value < 1000 && low.value * 1000 <= high.value;
  const from = bothThousands ? low.value * 1000 : low.value;
  const facet = facetOf({ ...high, dollars: high.dollars || low.dollars }, distance, "price");
  return facet === "price" || facet === "km" ? rangeReading(length, facet, from, high.value) : null;
}

/** "2019", "2018 or newer", "2018+", "2015 and older". */
function yearAlone(tokens: Tokens, at: number): Reading | null {
  const plus = /^((?:19|20)\d\d)\+$/.exec(tokens[at]?.word ?? "");
  if (plus) return rangeReading(1, "year", Number(plus[1]));
  const amount = amountAt(tokens, at);
  if (!amount || amount.length > 1 || !isYear(amount)) return null;
  const joined = ["or", "and", "onwards"].includes(tokens[at + 1]?.word ?? "");
  const age = tokens[at + (joined ? 2 : 1)]?.word;
  if (tokens[at + 1]?.word === "onwards") return rangeReading(2, "year", amount.value);
  if (joined && (age === "newer" || age === "later" || age === "up"))
    return rangeReading(3, "year", amount.value);
  if (joined && (age === "older" || age === "earlier"))
    return rangeReading(3, "year", undefined, amount.value);
  return rangeReading(1, "year", amount.value, amount.value);
}

/** "30,000 kms", "$25k", "30k or less": a number alone with its unit is the most a shopper wants. */
function amountAlone(tokens: Tokens, at: number): Reading | null {
  const amount = amountAt(tokens, at);
  if (!amount) return null;
  let length = amount.length;
  const onTheClock = says(tokens, at + length, ["on", "the", "clock"]);
  const distance = onTheClock || isDistance(tokens[at + length]);
  if (distance) length += onTheClock ? 3 : 1;
  const more = says(tokens, at + length, ["or", "more"]) || says(tokens, at + length, ["plus"]);
  const less = ["less", "under", "below"].some((word) => says(tokens, at + length, ["or", word]));
  if (more) length += tokens[at + length]?.word === "plus" ? 1 : 2;
  if (less) length += 2;
  if (!distance && !amount.dollars && !(amount.thousands && (less || more))) return null;
  const facet = distance ? "km" : "price";
  const doubt = more || less ? null : "A number alone is read as the most you want.";
  return more
    ? rangeReading(length, facet, amount.value, undefined, doubt)
    : rangeReading(length, facet, undefined, amount.value, doubt);
}

/** Prices, distances and years. */
export const numberRules = [between, comparison, yearAlone, amountAlone] as const;
