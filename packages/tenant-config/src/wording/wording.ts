import type { VisitKind } from "@forecourt/leads";
import type { SiteArguments } from "../messages/message-types.ts";
import type { MarketSettings, WordSwap } from "../settings/sections/market-settings.ts";
import type { WordingSettings } from "../settings/sections/wording-settings.ts";
import { type MessageGroups, messageGroups } from "./message-groups.ts";
import { stockLists } from "../templates/stock-lists.ts";

/**
 * Every message of one site. One without arguments is a text, one with a single argument a function of it, one with
 * several a function of them by name: `words.stock.carsFound(128)`, `words.form.step({ step: 2, steps: 4 })`.
 */
export type Wording = MessageGroups["general"] &
  Omit<MessageGroups, "general" | "car" | "stock"> & {
    readonly car: MessageGroups["car"] & { readonly facts: MessageGroups["facts"] };
    readonly stock: MessageGroups["stock"] & {
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
  readonly forms: { readonly visit: VisitKind };
}

/** A config never changes once resolved, so its words are made once. */
const made = new WeakMap<WordingPolicy, Wording>();

/**
 * The words of a site in its language, with the dealer's own messages as they wrote them.
 *
 * @example
 * wording(config).stock.carsFound(1) // "1 car"
 */
export function wording(config: WordingPolicy): Wording {
  const before = made.get(config);
  if (before) return before;
  const { general, car, stock, facts, ...others } = messageGroups(
    config.market.locale,
    config.wording,
    siteArguments(config),
  );
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
    listTitle: (title) => (isOurTitle(title, config) ? swapWords(title, titleSwaps(config)) : title),
  };
  made.set(config, words);
  return words;
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** "Pre-owned" is "pre-owned" inside a sentence; a name with capitals of its own keeps them. */
const insideSentence = (label: string): string =>
  /^\p{Lu}[\p{Ll}\p{Pd} ]*$/u.test(label) ? label.toLowerCase() : label;

/** A title is data by the time it is shown: the market's words and the dealer's for used stock are put into it. */
const titleSwaps = ({ market, cars }: WordingPolicy): readonly WordSwap[] => [
  ...market.words,
  { from: "used", to: insideSentence(cars.usedConditionLabel) },
];

const isOurTitle = (title: string, { wording: { vehicle } }: WordingPolicy): boolean =>
  (["trucks", "rentals", "subscriptions"] as const).some((own) =>
    [...stockLists("cars", own), ...stockLists(vehicle.other, own)].some((list) => list.title === title),
  );

function siteArguments({ site, wording: { vehicle }, cars, forms }: WordingPolicy): SiteArguments {
  const used = insideSentence(cars.usedConditionLabel);
  return {
    site: site.name,
    vehicle: vehicle.one,
    vehicles: vehicle.other,
    Vehicle: capitalised(vehicle.one),
    Vehicles: capitalised(vehicle.other),
    used,
    Used: capitalised(used),
    visit: forms.visit,
  };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A word in the capitals of the one it stands for: "ENQUIRY" is "INQUIRY", "Enquiry" "Inquiry". */
function inCapitalsOf(given: string, word: string): string {
  if (/\p{L}.*\p{L}/su.test(given) && given === given.toUpperCase()) return word.toUpperCase();
  const startsSmall = /^\P{L}*\p{Ll}/u.test(given);
  return startsSmall ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
}

/**
 * Writes words of stock data (fuels, titles of lists) as a market or a dealer calls them. Whole words only, capitals
 * as they stood. The product's own messages are written in each language instead.
 *
 * @example
 * swapWords("Colour and more", [{ from: "colour", to: "color" }]) // "Color and more"
 */
export function swapWords(text: string, swaps: readonly WordSwap[]): string {
  if (swaps.length === 0) return text;
  const byWord = new Map(swaps.map(({ from, to }) => [from.toLowerCase(), to]));
  const pattern = new RegExp(
    `(?<![\\p{L}{])(?:${[...byWord.keys()].map(escaped).join("|")})(?![\\p{L}}])`,
    "giu",
  );
  return text.replaceAll(pattern, (given) => inCapitalsOf(given, byWord.get(given.toLowerCase()) ?? given));
}
