import { readFileSync } from "node:fs";
import { join } from "node:path";
import { emptyQuery, type Range, type StockQuery } from "../../query/fields/stock-query.ts";
import type { SentenceLexicon } from "../../words/lexicon/sentence-lexicon.ts";
import { readSentence, type SentencePart } from "../../words/read-sentence.ts";
import type { SENTENCE_STOCKS } from "./stocks.ts";

/** A sentence with what it asks for. */
export interface JudgedSentence {
  /** Whose stock it is read against. */
  readonly market: keyof typeof SENTENCE_STOCKS;
  /** The second set was written when the rules had been tuned on the first. */
  readonly set: (typeof SETS)[number];
  readonly sentence: string;
  readonly expected: string;
  /** With a typo, or in slang. */
  readonly rough: boolean;
  /** Rules are tuned on most sets; the others are only counted. */
  readonly half: "tuned" | "held back";
}

/** "right": just what was asked. "fair": nothing that was not asked, but not all of it. */
export interface Verdict {
  readonly verdict: "right" | "fair" | "wrong";
  /** What is missing, and what nobody asked for. */
  readonly why: string;
}

const ALIASES: Readonly<Record<string, string>> = {
  "colour=white": "Glacier White,Arctic White,Snowdrift Pearl",
  "colour=silver": "Sterling Silver",
  "colour=grey": "Machine Grey,Meteor Grey",
  "colour=black": "Onyx Black,Phantom Black",
  "colour=blue": "Deep Crystal Blue,Ocean Blue,Polar Sky",
  "colour=red": "Crimson Red,Garnet",
  "colour=green": "Forest Green,Eucalypt",
  "colour=orange": "Sunrise Orange",
  "drive=4wd": "Four Wheel Drive",
  "drive=awd": "All Wheel Drive",
  "drive=fwd": "Front Wheel Drive",
  "drive=rwd": "Rear Wheel Drive",
  "transmission=auto": "Automatic,CVT",
  "engine=v8": "5.0L V8,5.7L V8",
  "engine=v8a": "5.0L V8",
  "engine=v6": "3.0L Turbo V6,3.5L V6",
  "engine=6cyl": "3.0L Turbo V6,3.3L Turbo 6cyl,3.5L V6",
  "engine=4cyl": "1.8L 4cyl,2.0L Turbo 4cyl,2.5L 4cyl,2.8L Turbo 4cyl",
  "engine=2.0": "2.0L Turbo 4cyl",
  "engine=2.0_turbo": "2.0L Turbo 4cyl",
  "engine=2.5": "2.5L 4cyl",
  "engine=125cc": "125cc Single",
};

const FACETS: Readonly<Record<string, string>> = { feature: "filtered_features" };

/** One thing that is asked for, as text that compares: `make=mazda`, `not body=sedan`, `price:30000`. */
type Ask = string;

const rangeAsk = (facet: string, { min, max }: Range): Ask => `${facet}:${min ?? ""}-${max ?? ""}`;

/** Expectations as asks; those with "?" may be met or not. */
function asksOf(expected: string): { readonly needed: Set<Ask>; readonly allowed: Set<Ask> } {
  const needed = new Set<Ask>();
  const allowed = new Set<Ask>();
  for (const term of expected.split(" ").filter((each) => each !== "")) {
    const [, minus = "", name = "", sign = "", given = ""] =
      /^(-?)([a-z_|]+\??)([=<>])(.+)$/.exec(term) ?? [];
    const facet = name.replace("?", "");
    const maybe = name.endsWith("?") || given.endsWith("?");
    const value = given.replace(/\?$/, "");
    const asks: Ask[] = [];
    if (facet === "none") asks.push(`none ${value === "*" ? "*" : value.replaceAll("_", " ")}`);
    else if (facet === "sort") asks.push(`sort ${value}`);
    else if (["price", "km", "year"].includes(facet)) {
      const [low, high = low] = value.split("-");
      asks.push(`${facet}:${sign === "<" ? `-${value}` : sign === ">" ? `${value}-` : `${low}-${high}`}`);
    } else {
      for (const each of value.split(",")) {
        const values = ALIASES[`${facet}=${each}`] ?? each.replaceAll("_", " ");
        for (const one of values.split(","))
          asks.push(
            facet
              .split("|")
              .map((any) => `${minus === "-" ? "not " : ""}${FACETS[any] ?? any}=${one}`)
              .join("|"),
          );
      }
    }
    for (const ask of asks) (maybe ? allowed : needed).add(ask);
  }
  return { needed, allowed };
}

/** What a reading asks for. What stands in for something absent counts as its absence alone. */
function asksRead(query: StockQuery, parts: readonly SentencePart[]): Set<Ask> {
  const asks = new Set<Ask>();
  const absent = parts.filter(({ intents }) => intents.some(({ kind }) => kind === "absent"));
  const standIns = new Set<Ask>();
  for (const { intents } of absent) {
    for (const intent of intents) {
      if (intent.kind === "absent") asks.add(`none ${intent.name}`);
      if (intent.kind === "values" && intent.facet !== "make")
        for (const value of intent.values) standIns.add(`${intent.facet}=${value}`);
    }
  }
  for (const [side, not] of [
    [query.values, ""],
    [query.not ?? {}, "not "],
  ] as const)
    for (const [facet, values] of Object.entries(side))
      for (const value of values ?? []) asks.add(`${not}${facet}=${value}`);
  const elsewhere = new Set(
    parts.flatMap(({ intents }) =>
      intents.some(({ kind }) => kind === "absent")
        ? []
        : intents.flatMap((intent) =>
            intent.kind === "values" ? intent.values.map((value) => `${intent.facet}=${value}`) : [],
          ),
    ),
  );
  for (const ask of standIns) if (!elsewhere.has(ask)) asks.delete(ask);
  for (const [facet, range] of Object.entries(query.ranges)) if (range) asks.add(rangeAsk(facet, range));
  if (query.sort !== null) asks.add(`sort ${query.sort}`);
  return asks;
}

/** Judges how a sentence is read. Words that were not understood are no fault: they empty nothing. */
export function judge(
  { sentence, expected }: Pick<JudgedSentence, "sentence" | "expected">,
  lexicon: SentenceLexicon,
): Verdict {
  const { query, parts } = readSentence(sentence, lexicon);
  const { needed, allowed } = asksOf(expected);
  const read = asksRead({ ...emptyQuery, ...query }, parts);
  // "body=Motorhome|item_type=Motorhome" is met by either.
  const either = new Set([...needed].flatMap((ask) => ask.split("|")));
  const isMet = (ask: Ask) =>
    ask.split("|").some((each) => read.has(each)) ||
    (ask === "none *" && [...read].some((each) => each.startsWith("none ")));
  const missing = [...needed].filter((ask) => !isMet(ask));
  const wild = needed.has("none *") || allowed.has("none *");
  const extra = [...read].filter(
    (ask) =>
      !either.has(ask) &&
      !allowed.has(ask) &&
      !(wild && (ask.startsWith("none ") || ask.startsWith("make="))),
  );
  const why = [...missing.map((ask) => `missing ${ask}`), ...extra.map((ask) => `not asked ${ask}`)].join(
    "; ",
  );
  return { verdict: extra.length > 0 ? "wrong" : missing.length > 0 ? "fair" : "right", why };
}

/** The third set and the last were never read by who tunes the rules; the others were scored before they were read. */
const HELD_BACK: ReadonlySet<JudgedSentence["set"]> = new Set(["third", "seventh"]);

const SETS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"] as const;

/** The sentences of a set's file: a heading for each stock, then a line each, with "~" before a typo or slang. */
function sentencesOfSet(set: JudgedSentence["set"]): JudgedSentence[] {
  const text = readFileSync(join(import.meta.dirname, `${set}.txt`), "utf8");
  return text
    .trim()
    .split(/^== /m)
    .slice(1)
    .flatMap((part) => {
      const [market = "", ...lines] = part.trim().split("\n");
      return lines.map((line): JudgedSentence => {
        const [said = "", expected = ""] = line.split(" | ");
        return {
          market: market as JudgedSentence["market"],
          set,
          sentence: said.replace(/^~ /, ""),
          expected,
          rough: said.startsWith("~ "),
          half: HELD_BACK.has(set) ? "held back" : "tuned",
        };
      });
    });
}

/** All sets of sentences. */
export const SENTENCES: readonly JudgedSentence[] = SETS.flatMap(sentencesOfSet);
