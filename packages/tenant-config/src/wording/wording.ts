import type { MarketSettings, WordSwap } from "../settings/sections/market-settings.ts";
import type { Sentence } from "../sentences/sentence-type.ts";
import { type CountedSentence, SENTENCES, type SentenceGroup } from "../sentences/sentences.ts";
import { stockLists } from "../templates/stock-lists.ts";
import { swapWords } from "./swap-words.ts";
import type { WordingSettings } from "../settings/sections/wording-settings.ts";

type Groups = {
  readonly [Group in SentenceGroup]: {
    readonly [Name in keyof (typeof SENTENCES)[Group]]: Sentence<(typeof SENTENCES)[Group][Name]>;
  };
};

/**
 * Every sentence of one site, filled in as far as it can be. Sentences with something to fill in are functions
 * of it, in the order it stands in the table: `words.stock.carsFound(128)`.
 */
export type Wording = Groups["general"] &
  Omit<Groups, "general" | "car" | "stock"> & {
    readonly car: Groups["car"] & { readonly facts: Groups["facts"] };
    readonly stock: Groups["stock"] & {
      /** The words of the filter panel beside so many cars. */
      filters(total: number): FilterWords;
    };
    /** A fuel as this market calls it; stock, links and filters keep the dealer's word. */
    fuelName(fuel: string): string;
    /** A stock list's title in this site's word for used stock; a title of the dealer's own stays as written. */
    listTitle(title: string): string;
  };

/** The words around the filters of a stock list. */
export interface FilterWords {
  readonly open: string;
  readonly keywords: string;
  readonly search: string;
  readonly from: string;
  readonly to: string;
  readonly show: string;
  readonly clear: string;
  opened(active: number): string;
  allValues(count: number): string;
  moreValues(count: number): string;
}

/** The parts of a tenant's config that words depend on. */
export interface WordingPolicy {
  readonly site: { readonly name: string };
  readonly market: Pick<MarketSettings, "locale" | "words">;
  readonly wording: WordingSettings;
  readonly cars: { readonly usedConditionLabel: string };
}

/** A config never changes once resolved, so its words are made once. */
const made = new WeakMap<WordingPolicy, Wording>();

/**
 * The words of a site, in the market's spelling, with the tenant's own sentences as they wrote them.
 *
 * @example
 * wording(config).stock.carsFound(1) // "1 car"
 */
export function wording(config: WordingPolicy): Wording {
  const before = made.get(config);
  if (before) return before;
  const groups = sentenceGroups(config);
  const { general, car, stock, facts, ...others } = groups;
  const words: Wording = {
    ...others,
    ...general,
    facts,
    car: { ...car, facts },
    stock: {
      ...stock,
      filters: (total) => ({
        open: stock.filtersTitle,
        keywords: stock.keywords,
        search: stock.search,
        from: stock.from,
        to: stock.to,
        show: stock.show(total),
        clear: stock.clearAll,
        opened: stock.filtersCount,
        allValues: stock.allValues,
        moreValues: stock.moreValues,
      }),
    },
    fuelName: (fuel) => swapWords(fuel, config.market.words),
    listTitle: (title) => (isOurTitle(title, config) ? swapWords(title, ourSwaps(config)) : title),
  };
  made.set(config, words);
  return words;
}

/** What is swapped in our own sentences: the market's words, and the dealer's word for used stock. */
function ourSwaps({ market, cars }: Pick<WordingPolicy, "market" | "cars">): readonly WordSwap[] {
  const label = cars.usedConditionLabel;
  // "Pre-owned" is "pre-owned" inside a sentence; a name with capitals of its own keeps them.
  const inside = /^\p{Lu}[\p{Ll}\p{Pd} ]*$/u.test(label) ? label.toLowerCase() : label;
  return label === "Used" ? market.words : [...market.words, { from: "used", to: inside }];
}

const isOurTitle = (title: string, { wording: { vehicle } }: WordingPolicy): boolean =>
  (["trucks", "rentals", "subscriptions"] as const).some((own) =>
    [...stockLists("cars", own), ...stockLists(vehicle.other, own)].some((list) => list.title === title),
  );

function sentenceGroups(config: WordingPolicy): Groups {
  const { vehicle } = config.wording;
  const known = new Map([
    ["site", config.site.name],
    ["vehicle", vehicle.one],
    ["vehicles", vehicle.other],
    ["Vehicle", capitalised(vehicle.one)],
    ["Vehicles", capitalised(vehicle.other)],
  ]);
  const number = new Intl.NumberFormat(config.market.locale);
  const swaps = ourSwaps(config);
  const ours = (text: string) => swapWords(text, swaps);
  const built = Object.entries(SENTENCES).map(([group, sentences]) => {
    const own = new Map<string, string | CountedSentence | undefined>(
      Object.entries(groupOf(config.wording, group)),
    );
    const filled = Object.entries(sentences).map(([name, entry]: [string, string | CountedSentence]) => {
      const order = namesIn(typeof entry === "string" ? entry : entry.other);
      const text = own.get(name) ?? inOurWords(entry, ours);
      return [name, sentence(text, order, known, number)] as const;
    });
    return [group, Object.fromEntries(filled)] as const;
  });
  // The table above and the type below come from the same constant; no shape can differ.
  return Object.fromEntries(built) as unknown as Groups;
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function groupOf(settings: WordingSettings, group: string): Record<string, string | CountedSentence> {
  return Reflect.get(settings, group) ?? {};
}

const inOurWords = (entry: string | CountedSentence, ours: (text: string) => string) =>
  typeof entry === "string" ? ours(entry) : { one: ours(entry.one), other: ours(entry.other) };

const KNOWN = /^(?:site|[vV]ehicles?)$/;
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) => (KNOWN.test(name) ? [] : [name]));

/** A template read once: what it is made of, by turns its own words and the name of a value. */
const piecesOf = (template: string): readonly string[] => template.split(/\{(\w+)\}/);

/** A template with its values; a name that has none stays as it is written. */
const fill = (pieces: readonly string[], valueOf: (name: string) => string | undefined): string =>
  pieces.reduce((text, piece, at) => text + (at % 2 === 0 ? piece : (valueOf(piece) ?? `{${piece}}`)), "");

function sentence(
  text: string | CountedSentence,
  order: readonly string[],
  known: ReadonlyMap<string, string>,
  number: Intl.NumberFormat,
): string | ((...values: (string | number)[]) => string) {
  const { one, other } = typeof text === "string" ? { one: text, other: text } : text;
  const [single, plural] = [piecesOf(one), piecesOf(other)];
  if (order.length === 0) return fill(plural, (name) => known.get(name));
  const countAt = order.indexOf("count");
  return (...values) => {
    const valueOf = (name: string): string | undefined => {
      const at = order.indexOf(name);
      if (at === -1) return known.get(name);
      const value = values[at] ?? "";
      return typeof value === "number" ? number.format(value) : value;
    };
    return fill(values[countAt] === 1 ? single : plural, valueOf);
  };
}
