import type { Car } from "../car/model/car.ts";
import { inStoredPrices } from "../car/shown/subscription-term.ts";
import { buildMultiSearch, chosenFilters, listFilters } from "../plan/build-multi-search.ts";
import type { CountResult } from "../plan/search-engine.ts";
import type { PlanCount } from "../plan/search-plan.ts";
import { setKeywords, setValues } from "../query/edit-stock-query.ts";
import { emptyQuery, type StockQuery } from "../query/fields/stock-query.ts";
import { cleanKeywords } from "../query/parse-stock-query.ts";
import { stringifyStockQuery } from "../query/stringify-stock-query.ts";
import { foundCar } from "../stock/found-car.ts";
import { valueLabel } from "../stock/list/labels.ts";
import type { StockSearch } from "../stock/list/stock-search.ts";
import type { SentenceLexicon } from "../words/lexicon/sentence-lexicon.ts";
import { readSentence, type SentenceReading } from "../words/read-sentence.ts";
import { type CompletedName, type Completion, completeName } from "./completed-names.ts";
import { type ReadingLabel, readingLabels } from "./reading-labels.ts";

/** A search that an unfinished text may become, and how many cars it finds: at least one. */
export interface SuggestedSearch {
  /** "SUV, Up to $30,000" */
  readonly label: string;
  readonly query: StockQuery;
  readonly total: number;
}

/** What a text may become. */
export interface Suggestions {
  /** The text as a sentence, as far as it is understood, and with its last word completed. */
  readonly readings: readonly SuggestedSearch[];
  /** Makes and models, with what stands before them. */
  readonly names: readonly SuggestedSearch[];
  /** Cars that say all words of the text, the last one perhaps unfinished. */
  readonly cars: readonly Car[];
}

/** How much is suggested, and by which words. */
export interface SuggestOptions {
  /** The words of the list: `lexiconOf`. */
  readonly lexicon: SentenceLexicon;
  /** Whether the site reads sentences; without, names and cars alone are suggested. */
  readonly sentences: boolean;
  readonly most: { readonly readings: number; readonly names: number; readonly cars: number };
}

/** A longer text is a letter, which no name completes. */
const MAX_LENGTH = 100;

const NOTHING: Suggestions = { readings: [], names: [], cars: [] };

/** A reading that names nothing the stock lacks. */
function understood(text: string, lexicon: SentenceLexicon): SentenceReading {
  const reading = readSentence(text, lexicon);
  const isAbsent = reading.parts.some(({ intents }) => intents.some(({ kind }) => kind === "absent"));
  return isAbsent ? { query: emptyQuery, parts: [] } : reading;
}

const asks = ({ query }: SentenceReading): boolean =>
  stringifyStockQuery({ ...query, keywords: "" }, { defaultSort: "relevance" }) !== "";

const labelOf = (labels: readonly ReadingLabel[]): string => labels.map(({ text }) => text).join(", ");

/** The search of a completed name, among what the words before it ask for. */
function named(
  { facet, value, make }: CompletedName,
  before: SentenceReading,
  search: StockSearch,
): Omit<SuggestedSearch, "total"> {
  const own = readingLabels(before.parts, search);
  const label = valueLabel(facet, value, search);
  const chosen = { ...before.query, keywords: "", page: 0 };
  if (facet !== "make" && facet !== "model")
    return {
      label: labelOf([...own, { text: label, make: false }]),
      query: setValues(chosen, facet, [value]),
    };
  const maker = facet === "make" ? value : make;
  const shown = facet === "make" || make === null ? label : `${valueLabel("make", make, search)} ${label}`;
  const withMake = maker === null ? chosen : setValues(chosen, "make", [maker]);
  const rest = maker === null ? own : own.filter((each) => !each.make);
  return {
    label: labelOf([...rest, { text: shown, make: true }]),
    query: facet === "model" ? setValues(withMake, "model", [value]) : withMake,
  };
}

/** The completed names with the cars that each has, the most first; a facet's names in the order of the facets. */
function countedNames(
  { names }: Completion,
  before: SentenceReading,
  counts: ReadonlyMap<string, CountResult | undefined>,
  search: StockSearch,
): { readonly isName: boolean; readonly suggested: SuggestedSearch }[] {
  return [...counts].flatMap(([facet, result]) => {
    const counted = result?.facet.kind === "values" ? result.facet.values : [];
    return counted
      .toSorted((a, b) => b.count - a.count)
      .flatMap(({ value, count }) => {
        const name = count > 0 && names.find((each) => each.facet === facet && each.value === value);
        if (!name) return [];
        const isName = facet === "make" || facet === "model";
        return [{ isName, suggested: { ...named(name, before, search), total: count } }];
      });
  });
}

/**
 * What a text that is still being typed may become, by one question to the engine: the sentence as it is read, makes and
 * models, and cars by name. Each search finds cars in this list. Null while the engine is away.
 *
 * @example
 * const lexicon = await lexiconOf({ engine, query: emptyQuery, scope: { kind: "all" }, policy, cars, now, sentences });
 * lexicon && (await suggest("maz", { engine, query: emptyQuery, scope: { kind: "all" }, policy, cars, now }, { lexicon, sentences: true, most: { readings: 3, names: 5, cars: 3 } }));
 * // names: [{ label: "Mazda", total: 1, … }], cars: [the Mazda]
 */
export async function suggest(
  typed: string,
  search: StockSearch,
  { lexicon, sentences, most }: SuggestOptions,
): Promise<Suggestions | null> {
  const text = cleanKeywords(typed);
  if (text === "" || text.length > MAX_LENGTH) return NOTHING;
  const none: SentenceReading = { query: emptyQuery, parts: [] };
  const whole = sentences ? understood(text, lexicon) : none;
  const completion = completeName(text, lexicon, !sentences);
  const before = sentences && completion ? understood(completion.before, lexicon) : none;
  const facets = [...new Set((completion?.names ?? []).map(({ facet }) => facet))];
  const always = listFilters(search);
  const filterOf = (query: StockQuery) => [
    ...always,
    ...chosenFilters(inStoredPrices(query, search.cars)).map(({ filter }) => filter),
  ];
  const counts: readonly PlanCount[] = [
    ...facets.map(
      (field): PlanCount => ({ facet: { kind: "values", field }, filter: filterOf(before.query), text: [] }),
    ),
    // Only its total is looked at.
    ...(asks(whole)
      ? [{ facet: { kind: "values", field: "make" } as const, filter: filterOf(whole.query), text: [] }]
      : []),
  ];
  const { main } = buildMultiSearch(setKeywords(emptyQuery, text), search);
  const result = await search.engine.run({
    main: { ...main, matching: "all", offset: 0, limit: most.cars, facets: [], highlight: null },
    counts,
  });
  if (!result.ok) return null;
  const found = new Map(facets.map((facet, at) => [facet, result.counts[at]]));
  const total = asks(whole) ? (result.counts.at(-1)?.total ?? 0) : 0;
  const completed = completion ? countedNames(completion, before, found, search) : [];
  const names = completed
    .flatMap(({ isName, suggested }) => (isName ? [suggested] : []))
    .slice(0, most.names);
  const reading = {
    label: labelOf(readingLabels(whole.parts, search)),
    query: { ...whole.query, keywords: "", page: 0 },
    total,
  };
  const readings = [
    ...(total > 0 ? [reading] : []),
    ...completed.flatMap(({ isName, suggested }) => (isName ? [] : [suggested])),
  ];
  const addressOf = ({ query }: SuggestedSearch) => stringifyStockQuery(query, search.policy);
  const listed = new Set(names.map(addressOf));
  const others = readings.filter((each) => !listed.has(addressOf(each)) && listed.add(addressOf(each)));
  return {
    readings: others.slice(0, most.readings),
    names,
    cars: result.hits.flatMap((hit) => foundCar(hit.document, search.cars) ?? []),
  };
}
