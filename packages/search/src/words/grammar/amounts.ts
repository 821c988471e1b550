import { NUMBER_WORDS } from "../lexicon/plain-words.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { phrasesOf, wordAt } from "./sentence.ts";

type Words = readonly SentenceWord[];

/** A number as it is written or spoken. */
export interface Amount {
  readonly value: number;
  readonly length: number;
  readonly money: boolean;
  /** In thousands: "30k", "30 grand". */
  readonly thousands: boolean;
  /** "2018+", "7+" */
  readonly plus: boolean;
  /** "20kish" */
  readonly ish: boolean;
  /** With a comma, as no year is. */
  readonly grouped: boolean;
}

const NUMBER = /^((?:us|au|nz|a)?\$|~)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(k|m|gs?)?(-?ish)?(\+?)$/;
const THOUSANDS = new Set(["k", "grand", "thousand", "gs", "grands", "large", "thou", "kay"]);
const MOST = 1e11;

/** "twenty five" is 25; null for what is no number. */
function spoken(words: Words, at: number): { readonly value: number; readonly length: number } | null {
  const first = NUMBER_WORDS.get(wordAt(words, at).replaceAll("-", " ").split(" ")[0] ?? "");
  if (first === undefined) {
    const [tens = "", ones = ""] = wordAt(words, at).split("-");
    const both = (NUMBER_WORDS.get(tens) ?? 0) + (NUMBER_WORDS.get(ones) ?? 0);
    return ones === "" || both === 0 ? null : { value: both, length: 1 };
  }
  const [, ones] = wordAt(words, at).split("-");
  if (ones !== undefined) return { value: first + (NUMBER_WORDS.get(ones) ?? 0), length: 1 };
  const next = NUMBER_WORDS.get(wordAt(words, at + 1));
  if (next === 100) return { value: first * 100, length: 2 };
  return first >= 20 && next !== undefined && next < 10
    ? { value: first + next, length: 2 }
    : { value: first, length: 1 };
}

/** "$30,000", "30k", "30 grand", "25.5k", "ten thousand". */
export function amountAt(words: Words, at: number): Amount | null {
  const plain = { money: false, plus: false, ish: false, grouped: false };
  const match = NUMBER.exec(wordAt(words, at));
  if (!match) {
    const said = spoken(words, at);
    if (!said) return null;
    const thousands = THOUSANDS.has(wordAt(words, at + said.length));
    return {
      ...plain,
      value: said.value * (thousands ? 1000 : 1),
      length: said.length + (thousands ? 1 : 0),
      thousands,
    };
  }
  const [, sign = "", first = "", decimals = "", suffix = "", ish, plus] = match;
  // "80 000 km"
  const isParted =
    /^\d{1,3}$/.test(first) &&
    decimals === "" &&
    suffix === "" &&
    /^\d{3}k?$/.test(wordAt(words, at + 1)) &&
    !words[at]?.stops;
  const digits = isParted ? `${first},${wordAt(words, at + 1)}` : first;
  const next = wordAt(words, at + (isParted ? 2 : 1));
  const isSpoken = suffix === "" && THOUSANDS.has(next);
  const thousands = /^[kg]/.test(suffix) || isSpoken;
  const grouped = digits.includes(",") || /^\.\d{3}$/.test(decimals);
  const parted = /^\.\d{3}$/.test(decimals) && !digits.includes(",");
  const whole = `${digits.replaceAll(",", "")}${parted ? decimals.slice(1) : decimals}`;
  const value = Number(whole) * (thousands ? 1000 : suffix === "m" ? 1e6 : 1);
  if (!Number.isFinite(value) || value > MOST) return null;
  return {
    value: Math.round(value),
    length: 1 + (isParted ? 1 : 0) + (isSpoken ? 1 : 0),
    money: sign.endsWith("$"),
    thousands: thousands || suffix === "m",
    plus: plus === "+",
    ish: ish !== undefined || sign === "~",
    grouped,
  };
}

/** What a number counts. */
export type Unit =
  | "km"
  | "mi"
  | "money"
  | "week"
  | "fortnight"
  | "month"
  | "seats"
  | "doors"
  | "rows"
  | "years"
  | "months"
  | "other";

const KM = "km|kms|klm|klms|ks|k's|kilometre|kilometres|kilometer|kilometers|kilos|clicks|kays|odometer";
const MILES = "mi|mile|miles|mileage|mls";
const ON_THE_CLOCK = "|on the clock|on it|on the odometer|on the odo|travelled|driven|done";
const withClock = (units: string): string =>
  units
    .split("|")
    .flatMap((unit) => ON_THE_CLOCK.split("|").map((rest) => (rest === "" ? unit : `${unit} ${rest}`)))
    .join("|");
const every = (per: string): string =>
  per
    .split("|")
    .flatMap((each) =>
      ["a", "per", "each", "every", "/", "pr", "an"].map((by) => `${by} ${each}`).concat(`/${each}`),
    )
    .join("|");

const MONEY_WORDS =
  "dollars|dollar|bucks|buckaroos|aud|usd|nzd|smackers|drive away|driveaway|on road|on the road|otd|out the door|all in|cash|total|drive away price";

const UNITS = phrasesOf<Unit>([
  [withClock(KM), "km"],
  ["on the clock|on the odometer|on the odo|on it|travelled|traveled", "km"],
  [withClock(MILES), "mi"],
  [MONEY_WORDS, "money"],
  [`${every("week|wk|w")}|pw|p/w|weekly|wk|pwk|p/week|a week repayments|week|per wk`, "week"],
  [`${every("fortnight|fn|2 weeks|two weeks")}|pf|p/f|fortnightly|fortnight`, "fortnight"],
  [`${every("month|mo|mth")}|pm|p/m|monthly|mo|month`, "month"],
  [
    "seat|seats|seater|seaters|seating|str|pass|passenger|passengers|people|person|persons|adults|seat belts|seatbelts|pax|ppl",
    "seats",
  ],
  ["door|doors|dr|drs", "doors"],
  ["row|rows|rows of seats|row of seats|row seating|row seats|rows of seating|row seater|seat rows", "rows"],
  [
    "years old|year old|yrs old|yr old|yo|y/o|years of age|years|yrs|year|yr|y o|year olds|years or so",
    "years",
  ],
  ["months old|month old|mths old|mth old|months of age", "months"],
  [
    "down|down payment|deposit|upfront|l/100km|l/100 km|l/100kms|l per 100km|l per 100 km|litres per 100km|litres per 100 km|l|lt|ltr|litre|litres|liter|liters|cyl|cylinder|cylinders|kw|hp|kg|kgs|kilo|kilograms|tonne|tonnes|ton|tons|t|inch|inches|speed|speeds|star|stars|lb|lbs|pounds|mpg|km/h|kmh|owner|owners|kids|children|keys|months|weeks|days|series|percent|pm?|am|wheel|wheels|wheeler|valve|dogs|bikes|horses|bags|suitcases|airbags|gears|pedals|cars|stroke|gen|cu|cc|kwh|volt|amp|foot|ft|metre|metres|m|cm|mm",
    "other",
  ],
]);

/** The unit behind a number, with the words of money that may follow one another ("dollars drive away"). */
export function unitAt(words: Words, at: number): { readonly unit: Unit; readonly length: number } | null {
  const found = words[at - 1]?.stops ? null : UNITS.at(words, at);
  if (!found) return null;
  const { meaning: unit, length } = found;
  if (unit !== "money") return { unit, length };
  const more = unitAt(words, at + length);
  return more &&
    (more.unit === "money" || more.unit === "week" || more.unit === "month" || more.unit === "fortnight")
    ? { unit: more.unit, length: length + more.length }
    : { unit, length };
}

export const UNIT_PHRASES: readonly string[] = [...UNITS.all(), ...THOUSANDS];
