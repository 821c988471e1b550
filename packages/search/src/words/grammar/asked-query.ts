import { foldText } from "../../kernel/fold-text.ts";
import { canonicalValues } from "../../query/fields/canonical-values.ts";
import { makeRange } from "../../query/fields/range.ts";
import { emptyQuery, type Range, type StockQuery } from "../../query/fields/stock-query.ts";
import { cleanKeywords } from "../../query/parse-stock-query.ts";
import type { SentenceLexicon } from "../lexicon/sentence-lexicon.ts";
import type { Intent, Reading } from "./reading.ts";
import type { Sentence } from "./sentence.ts";

const pick = (choose: (a: number, b: number) => number, a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : choose(a, b);

const isExact = ({ min, max }: Range): boolean => min !== undefined && min === max;

/** Two intents about one range narrow each other: "over 20k", later "under 30k". */
const narrowed = (range: Range | undefined, by: Range): Range => {
  // "2018 2019", "2018, 2019 or 2020": any of them.
  if (range?.min !== undefined && range.max !== undefined && by.min !== undefined && by.max !== undefined) {
    const follows = by.min === range.max + 1 || (isExact(range) && isExact(by));
    if (follows) return { min: Math.min(range.min, by.min), max: Math.max(range.max, by.max) };
  }
  const min = pick(Math.max, range?.min, by.min);
  const max = pick(Math.min, range?.max, by.max);
  return min !== undefined && max !== undefined && min > max ? by : (makeRange(min, max) ?? by);
};

const COUNTED: ReadonlySet<string> = new Set(["seats", "doors"]);

function addIntent(query: StockQuery, intent: Intent): StockQuery {
  switch (intent.kind) {
    case "values": {
      const { facet, values, not } = intent;
      const side = not ? (query.not ?? {}) : query.values;
      const before = side[facet] ?? [];
      // "7 seats and a third row" is both at once.
      const both = COUNTED.has(facet) && !not ? before.filter((value) => values.includes(value)) : [];
      const all = {
        ...side,
        [facet]: both.length > 0 ? both : canonicalValues([...before, ...values]),
      };
      return not ? { ...query, not: all } : { ...query, values: all };
    }
    case "range": {
      const range = narrowed(query.ranges[intent.facet], intent.range);
      return { ...query, ranges: { ...query.ranges, [intent.facet]: range } };
    }
    case "sort":
      return { ...query, sort: intent.sort };
    case "keywords":
      return { ...query, keywords: cleanKeywords(`${query.keywords} ${intent.text}`) };
    case "absent":
    case "filler":
      break;
  }
  return query;
}

/**
 * Makes that belong to the models chosen: "Corolla or Mazda 3" is no Corolla by Mazda. A make beside the model of another
 * ("a HiLux or any Ford") is all of its own models.
 */
function withMakes(query: StockQuery, lexicon: SentenceLexicon, isEither: boolean): StockQuery {
  const { make: makes, model: models } = query.values;
  if (!makes || !models) return query;
  const owners = models.map((model) => [...lexicon.names.makesOf(model)]);
  const missing = owners.filter((own) => own.length > 0 && !own.some((make) => makes.includes(make))).flat();
  if (missing.length === 0) return query;
  const alone = makes.filter((make) => !owners.some((own) => own.includes(make)));
  const all = lexicon.vocabulary.make_model ?? [];
  if (alone.length === 0 || !isEither)
    return { ...query, values: { ...query.values, make: canonicalValues([...makes, ...missing]) } };
  const chosen = all.filter(
    (both) =>
      alone.some((make) => foldText(both).startsWith(`${foldText(make)} `)) ||
      models.some((model) => foldText(both).endsWith(` ${foldText(model)}`)),
  );
  const { make: _make, model: _model, ...rest } = query.values;
  return { ...query, values: { ...rest, make_model: canonicalValues(chosen) } };
}

/** What readings ask for together. */
export function queryOf(readings: readonly Reading[], { lexicon, words }: Sentence): StockQuery {
  const intents = readings.flatMap((read) => read.intents);
  const query = intents.reduce(addIntent, emptyQuery);
  // What stands in for something absent is of any make.
  if (intents.some(({ kind }) => kind === "absent")) return query;
  return withMakes(
    query,
    lexicon,
    words.some(({ word }) => word === "or"),
  );
}
