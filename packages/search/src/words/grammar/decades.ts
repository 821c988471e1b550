import { unitAt } from "./amounts.ts";
import { FIELDS } from "./comparisons.ts";
import { rangeIntents } from "./ends.ts";
import { type Reading, reading } from "./reading.ts";
import { type Rule, type Sentence, wordAt } from "./sentence.ts";
import { century } from "./years.ts";

/** The tenths of a decade that are meant: "mid 20s" is 23 to 27. */
const PARTS = new Map<string, readonly [from: number, to: number]>([
  ...["low", "lower", "early"].map((word) => [word, [0, 3]] as const),
  ...["mid", "middle"].map((word) => [word, [3, 7]] as const),
  ...["high", "higher", "upper", "late"].map((word) => [word, [7, 10]] as const),
]);
/** Said of times rather than of money, where cars of that decade are sold: "late 60s", but not "early 30s". */
const OF_TIME = new Set(["early", "late"]);
const OLDEST_OF_TIME = 60;
const SPELT = new Map(
  "teens twenties thirties forties fifties sixties seventies eighties nineties"
    .split(" ")
    .map((word, at) => [word, (at + 1) * 10]),
);
const WRITTEN = /^((?:19|20)?\d0)(?:'?s|(k)s?)?$/;
const THOUSANDS = /^(?:k|ks|grand|thousands?)$/;
const BETWEEN = new Set(["is", "in", "the", "of", "around", "about"]);
const JOINS = new Set(["to", "or", "and"]);
const BEHIND = new Set(["range", "bracket", "mark", "budget", "region"]);
const DOUBT = { text: "Read as a price in thousands; it could be years.", instead: null };

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly isYears: boolean;
  /** "20k" is no year. */
  readonly isMoney: boolean;
}

/** "mid 20s", "low to mid 30s", "high 20s to low 30s", "mid 20 grand", "late 2010s". */
function stretchAt({ words }: Pick<Sentence, "words">, at: number): Stretch | null {
  const said = wordAt(words, at);
  const [low, ...lows] = PARTS.get(said) ?? [];
  if (low === undefined) return null;
  const other = JOINS.has(wordAt(words, at + 1)) ? PARTS.get(wordAt(words, at + 2)) : undefined;
  let next = at + (other ? 3 : 1);
  const word = wordAt(words, next);
  const [, digits, k] = WRITTEN.exec(word) ?? [];
  const decade = SPELT.get(word) ?? Number(digits);
  const grand = THOUSANDS.test(wordAt(words, next + 1)) ? 1 : 0;
  // "Mid 20" alone is no decade.
  if (!decade || (word === digits && grand === 0)) return null;
  next += 1 + grand;
  const isMoney = k !== undefined || grand > 0;
  const isYears = !isMoney && (decade >= 80 || (OF_TIME.has(said) && decade >= OLDEST_OF_TIME));
  const [, high = 0] = other ?? [low, ...lows];
  const found = { from: decade + low, to: decade + high, length: next - at, isYears, isMoney };
  const joined = JOINS.has(wordAt(words, next)) ? 1 : 0;
  const more = other || words[next - 1]?.stops ? null : stretchAt({ words }, next + joined);
  return more && more.isYears === isYears && more.to > found.to
    ? { ...found, to: more.to, length: found.length + joined + more.length }
    : found;
}

/** A part of a decade, of thousands or of years: "mid 20s", "budget is low 30s", "late 90s". */
export const decade: Rule = (sentence, at): Reading | null => {
  const { words } = sentence;
  const lead = FIELDS.at(words, at);
  let next = at + (lead?.length ?? 0);
  if (lead) while (BETWEEN.has(wordAt(words, next))) next++;
  const found = stretchAt(sentence, next);
  if (!found) return null;
  const { from, to, isYears } = found;
  next += found.length;
  if (isYears) {
    const min = from < 100 ? century(from) : from;
    const last = to % 10 === 0 ? 1 : 0;
    return reading(next - at, rangeIntents("year", { min, max: min + to - from - last }));
  }
  const unit = unitAt(words, next);
  const isDistance = unit?.unit === "km" || unit?.unit === "mi" || lead?.meaning === "km";
  if (unit && !isDistance && unit.unit !== "money") return null;
  next += unit?.length ?? 0;
  if (BEHIND.has(wordAt(words, next))) next++;
  const ends = { min: from * 1000, max: to * 1000 };
  return reading(
    next - at,
    rangeIntents(isDistance ? "km" : "price", ends),
    lead || unit || found.isMoney ? null : DOUBT,
  );
};

export const DECADE_PHRASES: readonly string[] = [...PARTS.keys(), ...SPELT.keys()];
