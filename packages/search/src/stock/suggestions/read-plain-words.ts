import { setValues } from "../../query/edit-stock-query.ts";
import { isRangeFacet, isValueFacet } from "../../query/fields/facets.ts";
import { cleanKeywords } from "../../query/parse-stock-query.ts";
import type { StockQuery } from "../../query/fields/stock-query.ts";
import { stringifyStockQuery } from "../../query/stringify-stock-query.ts";
import { parseNaturalQuery } from "../../words/parse-natural-query.ts";
import type { Intent } from "../../words/reading.ts";
import { type StockVocabulary, stockVocabulary } from "../../words/stock-vocabulary.ts";
import { facetLabel, type LabelPolicy, rangeLabel, valueLabel } from "../list/labels.ts";
import type { StockSearch } from "../list/stock-search.ts";
import { stockSorts } from "../list/stock-sorts.ts";

/** Some words of a sentence, what they were taken for, and the way to take them back. */
export interface PlainWordsPart {
  /** As typed: "under 30k". */
  readonly words: string;
  /** "Price: Up to $30,000"; empty for words that are searched for as they are. */
  readonly meaning: string;
  /** What else they could have meant, in a sentence; null without doubt. */
  readonly doubt: string | null;
  /** The sentence without these words, and the query it asks for. */
  readonly without: { readonly sentence: string; readonly query: StockQuery };
}

/** A sentence read beside the filters already chosen. */
export interface PlainWords {
  readonly query: StockQuery;
  readonly parts: readonly PlainWordsPart[];
}

/** What a sentence asks for, besides what was chosen: values join the chosen ones, a range replaces the chosen one. */
function joined(chosen: StockQuery, read: StockQuery): StockQuery {
  let query: StockQuery = { ...chosen, keywords: read.keywords, sort: read.sort ?? chosen.sort, page: 0 };
  for (const [facet, values] of Object.entries(read.values))
    if (isValueFacet(facet)) query = setValues(query, facet, [...(query.values[facet] ?? []), ...values]);
  return { ...query, ranges: { ...query.ranges, ...read.ranges } };
}

function meaningOf(intent: Intent, search: StockSearch): string[] {
  const labels: LabelPolicy = search;
  if (intent.kind === "values")
    return [
      `${facetLabel(intent.facet, labels)}: ${intent.values.map((value) => valueLabel(intent.facet, value, labels)).join(", ")}`,
    ];
  if (intent.kind === "range" && isRangeFacet(intent.facet))
    return [`${facetLabel(intent.facet, labels)}: ${rangeLabel(intent.facet, intent.range, labels)}`];
  if (intent.kind === "sort")
    return stockSorts({ sort: intent.sort }, search.policy, search.cars.distanceUnit).flatMap((sort) =>
      sort.selected ? [sort.label] : [],
    );
  return [];
}

function partsOf(sentence: string, vocabulary: StockVocabulary, search: StockSearch): PlainWordsPart[] {
  const { understood } = parseNaturalQuery(sentence, vocabulary);
  return understood.map((part) => ({
    words: part.words,
    meaning: part.intents.flatMap((intent) => meaningOf(intent, search)).join(", "),
    doubt: part.doubt,
    without: {
      sentence: understood.flatMap((other) => (other === part ? [] : [other.words])).join(" "),
      query: joined(search.query, part.query),
    },
  }));
}

/**
 * Reads a sentence as filters of one site's stock, with what each of its words was taken for. Null when it names
 * nothing the stock has, or the engine is away: then it is keywords and nothing else.
 *
 * @example
 * const read = await readPlainWords("mazda under 30k", { engine, query: emptyQuery, scope: { kind: "all" }, policy, cars, now });
 * read?.parts.map((part) => part.meaning); // ["Make: Mazda", "Price: Up to $30,000"]
 */
export async function readPlainWords(sentence: string, search: StockSearch): Promise<PlainWords | null> {
  const text = cleanKeywords(sentence);
  if (text === "") return null;
  const vocabulary = await stockVocabulary(search);
  if (!vocabulary) return null;
  const parts = partsOf(text, vocabulary, search);
  if (parts.every(({ meaning }) => meaning === "")) return null;
  const query = joined(search.query, parseNaturalQuery(text, vocabulary).query);
  return { query, parts: parts.map((part) => steady(part, vocabulary, search)) };
}

/**
 * Words change their meaning with their neighbours. Where the sentence without some of them would be read otherwise than
 * the rest was, there is no such sentence, and the query stands alone.
 */
function steady(part: PlainWordsPart, vocabulary: StockVocabulary, search: StockSearch): PlainWordsPart {
  const { sentence, query } = part.without;
  const again = joined(search.query, parseNaturalQuery(sentence, vocabulary).query);
  const spelt = (each: StockQuery): string => stringifyStockQuery(each, search.policy);
  return spelt(again) === spelt(query) ? part : { ...part, without: { sentence: "", query } };
}
