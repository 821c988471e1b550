import { tokenise } from "../../kernel/tokenise.ts";
import { editDistance } from "../../kernel/edit-distance.ts";
import { buildMultiSearch } from "../../plan/build-multi-search.ts";
import { emptyQuery, type StockQuery } from "../../query/fields/stock-query.ts";
import { stockVocabulary } from "../../words/lexicon/stock-vocabulary.ts";
import { valueLabel } from "../list/labels.ts";
import { stockChips } from "../list/stock-chips.ts";
import { setKeywords, toggleValue } from "../../query/edit-stock-query.ts";
import { valueFacets } from "../../query/fields/facets.ts";
import type { StockSuggestion } from "../list/stock-list.ts";
import { countCars, type StockSearch } from "../list/stock-search.ts";

const MAX_SUGGESTIONS = 3;

/** More than an engine forgives, less than any other name: a third of the letters. */
const forgiven = (word: string) => Math.min(3, Math.max(1, Math.floor(word.length / 3)));

interface Name {
  readonly label: string;
  readonly count: number;
  /** The name without blanks and hyphens. */
  readonly joined: string;
}

const joined = (text: string) =>
  tokenise(text)
    .map((token) => token.word)
    .join("");

/** The makes and models this list has, with how many cars. */
async function knownNames(search: StockSearch): Promise<Name[]> {
  const plan = buildMultiSearch(emptyQuery, search);
  const facets = ["make", "model"].map((field) => ({ kind: "values", field }) as const);
  const result = await search.engine.run({
    main: { ...plan.main, limit: 0, offset: 0, facets, highlight: null },
    counts: [],
  });
  if (!result.ok) return [];
  return result.facets
    .flatMap((facet) => (facet.kind === "values" ? facet.values : []))
    .map(({ value, count }) => ({ label: value, count, joined: joined(value) }));
}

/** The names nearest to a word, the nearest and then the most frequent first. */
function nearest(word: string, names: readonly Name[]): Name[] {
  const most = forgiven(word);
  return names
    .map((name) => ({ name, distance: editDistance(word, name.joined, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance || b.name.count - a.name.count)
    .map(({ name }) => name);
}

/** Other spellings of the typed words, one word changed to the name of a make or model. */
function respelt(search: StockSearch, names: readonly Name[]): StockSuggestion[] {
  const typed = search.query.keywords.split(" ").filter((word) => word !== "");
  const known = new Set(names.map((name) => name.joined));
  const suggestions = new Map<string, StockSuggestion>();
  for (const [at, word] of typed.entries()) {
    const plain = joined(word);
    if (plain.length < 3 || known.has(plain)) continue;
    for (const { label } of nearest(plain, names).slice(0, MAX_SUGGESTIONS)) {
      const keywords = typed.with(at, label).join(" ");
      suggestions.set(keywords, { label: keywords, query: setKeywords(search.query, keywords) });
    }
  }
  return [...suggestions.values()];
}

/** The keywords read as a sentence: "merc c200" has no car with these words, but a make and a model do. */
async function asSentence(search: StockSearch): Promise<StockSuggestion[]> {
  const lexicon = await search.sentences?.lexicon(search);
  if (!lexicon || !search.sentences) return [];
  const { query: read, parts } = search.sentences.read(search.query.keywords, lexicon);
  if (parts.some(({ intents }) => intents.some(({ kind }) => kind === "absent"))) return [];
  const { keywords } = read;
  const chips = stockChips({ ...read, keywords: "" }, search);
  if (chips.length === 0) return [];
  const query: StockQuery = {
    ...search.query,
    keywords,
    values: { ...search.query.values, ...read.values },
    ...(read.not === undefined ? {} : { not: { ...search.query.not, ...read.not } }),
    ranges: { ...search.query.ranges, ...read.ranges },
    page: 0,
  };
  const label = [...chips.map((chip) => chip.label), keywords].filter((text) => text !== "").join(", ");
  return (await countCars(search, query)) ? [{ label, query }] : [];
}

/** Chosen values that the list does not have, spelt as one it has: `make=Mazdda`. */
async function respeltValues(search: StockSearch): Promise<StockSuggestion[]> {
  const vocabulary = await stockVocabulary(search);
  if (!vocabulary) return [];
  let { query } = search;
  const labels: string[] = [];
  for (const facet of valueFacets) {
    const known = (vocabulary[facet] ?? []).map((label) => ({
      label,
      count: 0,
      joined: joined(label),
    }));
    const keys = new Set(known.map((name) => name.joined));
    for (const value of query.values[facet] ?? []) {
      const [meant] = keys.has(joined(value)) ? [] : nearest(joined(value), known);
      if (!meant) continue;
      query = toggleValue(toggleValue(query, facet, value), facet, meant.label);
      labels.push(valueLabel(facet, meant.label, search));
    }
  }
  return labels.length > 0 && (await countCars(search, query)) ? [{ label: labels.join(", "), query }] : [];
}

/**
 * What the keywords may have meant: filters that find cars, then makes and models spelt almost so. Before them, what a
 * misspelt value of a filter may have meant.
 */
export async function didYouMean(search: StockSearch): Promise<StockSuggestion[]> {
  const { keywords, values } = search.query;
  const chosen = Object.keys(values).length > 0 ? await respeltValues(search) : [];
  if (keywords === "") return chosen;
  const [sentences, names] = await Promise.all([asSentence(search), knownNames(search)]);
  const spelt = respelt(search, names);
  const read = sentences.filter(({ label }) => !spelt.some((other) => other.label === label));
  return [...chosen, ...read, ...spelt].slice(0, MAX_SUGGESTIONS);
}
