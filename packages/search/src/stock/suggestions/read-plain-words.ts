import { factRow } from "../../car/facts/fact-table.ts";
import { setRefused, setValues } from "../../query/edit-stock-query.ts";
import { isRangeFacet, isValueFacet } from "../../query/fields/facets.ts";
import { cleanKeywords } from "../../query/parse-stock-query.ts";
import type { StockQuery } from "../../query/fields/stock-query.ts";
import { isEveryday } from "../../words/lexicon/plain-words.ts";
import type { SentenceLexicon } from "../../words/lexicon/sentence-lexicon.ts";
import { readSentence, type SentencePart } from "../../words/read-sentence.ts";
import type { Intent } from "../../words/grammar/reading.ts";
import {
  chosenLabel,
  facetLabel,
  type LabelPolicy,
  rangeLabel,
  refusedLabel,
  valueLabel,
} from "../list/labels.ts";
import { countCars, type StockSearch } from "../list/stock-search.ts";
import { stockSorts } from "../list/stock-sorts.ts";

/** Something the market knows and the list has none of, and what is shown instead ("small hatches"). */
export interface AbsentCar {
  readonly name: string;
  readonly shown: string | null;
}

/** Some words of a sentence, what they were taken for, and the way to take them back. */
export interface PlainWordsPart {
  /** As typed: "under 30k". */
  readonly words: string;
  /**
   * `filter`: filters or an order. `absent`: known, and none here. `keyword`: not understood, and cars say it. `unread`:
   * not understood, and no car of the list says it, so it changes nothing.
   */
  readonly kind: "filter" | "absent" | "keyword" | "unread";
  /** "Price: Up to $30,000"; empty where no filter follows. */
  readonly meaning: string;
  readonly absent: AbsentCar | null;
  /** What else they could have meant, in a sentence; null without doubt. */
  readonly doubt: string | null;
  /** The other meaning, with the sentence that says it; null without one. */
  readonly instead: { readonly sentence: string; readonly meaning: string } | null;
  /** The sentence without these words, and the query it asks for. */
  readonly without: { readonly sentence: string; readonly query: StockQuery };
}

/** A sentence read beside the filters already chosen. */
export interface PlainWords {
  readonly query: StockQuery;
  readonly parts: readonly PlainWordsPart[];
}

/** What a sentence asks for, besides what was chosen: values join the chosen ones, a range replaces the chosen one. */
function joined(chosen: StockQuery, read: StockQuery, keywords: string): StockQuery {
  let query: StockQuery = { ...chosen, keywords, sort: read.sort ?? chosen.sort, page: 0 };
  for (const [facet, values] of Object.entries(read.values))
    if (isValueFacet(facet)) query = setValues(query, facet, [...(query.values[facet] ?? []), ...values]);
  for (const [facet, values] of Object.entries(read.not ?? {}))
    if (isValueFacet(facet)) query = setRefused(query, facet, [...(query.not?.[facet] ?? []), ...values]);
  return { ...query, ranges: { ...query.ranges, ...read.ranges } };
}

function meaningOf(intent: Intent, search: StockSearch): string[] {
  const labels: LabelPolicy = search;
  if (intent.kind === "values") {
    if (factRow(intent.facet)?.kind === "flag") {
      const flags = intent.values.map((value) => chosenLabel(intent.facet, value, labels)).join(", ");
      return [intent.not ? refusedLabel(flags, labels) : flags];
    }
    const values = intent.values.map((value) => valueLabel(intent.facet, value, labels)).join(", ");
    return [`${facetLabel(intent.facet, labels)}: ${intent.not ? refusedLabel(values, labels) : values}`];
  }
  if (intent.kind === "range" && isRangeFacet(intent.facet))
    return [`${facetLabel(intent.facet, labels)}: ${rangeLabel(intent.facet, intent.range, labels)}`];
  if (intent.kind === "sort") {
    const sorts = stockSorts(
      { sort: intent.sort },
      { ...search.policy, sortOptions: "full" },
      search.cars.distanceUnit,
    );
    return sorts.flatMap((sort) => (sort.selected ? [sort.label] : []));
  }
  return [];
}

const absentOf = ({ intents }: Pick<SentencePart, "intents">): AbsentCar | null =>
  intents.flatMap((intent) =>
    intent.kind === "absent" ? [{ name: intent.name, shown: intent.shown }] : [],
  )[0] ?? null;

/** What the words of a part were taken for; of what stands in for something absent, only that it does. */
const meaningsOf = (part: Pick<SentencePart, "intents">, search: StockSearch): string =>
  absentOf(part)?.shown ? "" : part.intents.flatMap((intent) => meaningOf(intent, search)).join(", ");

const keywordsOf = ({ intents }: SentencePart): string =>
  intents.flatMap((intent) => (intent.kind === "keywords" ? [intent.text] : [])).join(" ");

/** Exactly this word or phrase: what was not understood is not guessed at by its letters. */
const exactly = (keywords: string): string =>
  keywords.includes('"') || keywords === ""
    ? keywords
    : keywords.startsWith("-")
      ? keywords
      : `"${keywords}"`;

/**
 * The words that were not understood and that some car says which all the rest finds. The others would leave nothing, so
 * they are not searched for.
 */
async function saidByCars(
  search: StockSearch,
  rest: StockQuery,
  parts: readonly SentencePart[],
): Promise<ReadonlySet<SentencePart>> {
  const unread = parts.filter((part) => keywordsOf(part) !== "");
  const query = (said: readonly SentencePart[]) => ({
    ...rest,
    keywords: cleanKeywords(said.map((part) => exactly(keywordsOf(part))).join(" ")),
  });
  const alone = await Promise.all(
    unread.map(async (part) => ((await countCars(search, query([part]))) ? [part] : [])),
  );
  const found = alone.flat();
  // Each finds some car alone; together they may not.
  while (found.length > 1 && !(await countCars(search, query(found)))) found.pop();
  return new Set(found);
}

/** Parts without what stands in for something absent, where that and the rest find nothing. */
const withoutStandIns = (parts: readonly SentencePart[]): readonly SentencePart[] =>
  parts.map((part) =>
    absentOf(part) === null
      ? part
      : {
          ...part,
          intents: part.intents.flatMap((each) => (each.kind === "absent" ? [{ ...each, shown: null }] : [])),
        },
  );

/**
 * Reads a sentence as filters of one site's stock, with what each of its words was taken for. A word that is not
 * understood never empties a list that the rest fills. Null when the engine is away, or when the sentence names nothing and either
 * cars say it as it stands or none says a word of it: then it is keywords and nothing else.
 *
 * @example
 * const read = await readPlainWords("mazda under 30k", { engine, query: emptyQuery, scope: { kind: "all" }, policy, cars, now, sentences });
 * read?.parts.map((part) => part.meaning); // ["Make: Mazda", "Price: Up to $30,000"]
 */
export async function readPlainWords(sentence: string, search: StockSearch): Promise<PlainWords | null> {
  const text = cleanKeywords(sentence);
  if (text === "") return null;
  const lexicon = await search.sentences?.lexicon(search);
  if (!lexicon) return null;
  const reading = readSentence(text, lexicon);
  if (reading.parts.length === 0) return null;
  const isRead =
    reading.parts.some((part) => keywordsOf(part) === "") ||
    reading.parts.every((part) => isEveryday(keywordsOf(part)));
  if (!isRead && (await countCars(search, { ...search.query, keywords: text, page: 0 }))) return null;
  const query = joined(search.query, reading.query, "");
  const standsIn = reading.parts.some((part) => absentOf(part) !== null && part.intents.length > 1);
  const isEmpty = standsIn && !(await countCars(search, query));
  const parts = isEmpty ? withoutStandIns(reading.parts) : reading.parts;
  const whole = isEmpty ? joined(search.query, queryWithout(reading.query, reading.parts), "") : query;
  const said = await saidByCars(search, whole, parts);
  if (!isRead && said.size === 0) return null;
  const searched = (but: SentencePart | null) =>
    cleanKeywords(
      parts.flatMap((part) => (part !== but && said.has(part) ? [exactly(keywordsOf(part))] : [])).join(" "),
    );
  return {
    query: { ...whole, keywords: searched(null) },
    parts: parts.map((part, at) => {
      const keywords = searched(part);
      const other = reading.parts[at] ?? part;
      return {
        words: part.words,
        kind: absentOf(part)
          ? "absent"
          : keywordsOf(part) === ""
            ? "filter"
            : said.has(part)
              ? "keyword"
              : "unread",
        meaning: meaningsOf(part, search),
        absent: absentOf(part),
        doubt: part.doubt?.text ?? null,
        instead: insteadOf(text, other, lexicon, search),
        without: withoutPart(
          text,
          reading.parts,
          other,
          joined(search.query, other.query, keywords),
          lexicon,
        ),
      };
    }),
  };
}

/** A query without the values that stand in for what is absent. */
function queryWithout(query: StockQuery, parts: readonly SentencePart[]): StockQuery {
  const standIns = parts.filter((part) => absentOf(part) !== null).flatMap(({ intents }) => intents);
  return standIns.reduce<StockQuery>((left, intent) => {
    if (intent.kind !== "values" || intent.not) return left;
    const values = (left.values[intent.facet] ?? []).filter((value) => !intent.values.includes(value));
    return setValues(left, intent.facet, values);
  }, query);
}

/** The other meaning of some words, in the sentence that says it. */
function insteadOf(
  text: string,
  { doubt, start, end }: SentencePart,
  lexicon: SentenceLexicon,
  search: StockSearch,
): PlainWordsPart["instead"] {
  if (doubt?.instead === null || doubt === null) return null;
  const sentence = cleanKeywords(`${text.slice(0, start)}${doubt.instead}${text.slice(end)}`);
  const found = readSentence(sentence, lexicon).parts.find((part) => part.end > start && part.start <= start);
  const meaning = found ? meaningsOf(found, search) : "";
  return meaning === "" ? null : { sentence, meaning };
}

/**
 * Words change their meaning with their neighbours. Where the sentence without some of them would be read otherwise than
 * the rest was, there is no such sentence, and the query stands alone.
 */
function withoutPart(
  text: string,
  parts: readonly SentencePart[],
  part: SentencePart,
  query: StockQuery,
  lexicon: SentenceLexicon,
): PlainWordsPart["without"] {
  const sentence = parts
    .flatMap((other) => (other === part ? [] : [text.slice(other.start, other.end)]))
    .join(" ");
  const again = readSentence(sentence, lexicon).parts.map(({ intents }) => intents);
  const rest = parts.flatMap((other) => (other === part ? [] : [other.intents]));
  return { sentence: JSON.stringify(again) === JSON.stringify(rest) ? sentence : "", query };
}
