import { emptyQuery, resolveStockList, type StockSearch, stringifyStockQuery } from "@forecourt/search";
import { type Car, carTitle, describePrice } from "@forecourt/search/car";
import {
  lexiconOf,
  suggest,
  type SuggestedSearch,
  type Suggestions,
  type SuggestOptions,
} from "@forecourt/search/sentences";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import type { SuggestionListProps, SuggestionView } from "@forecourt/ui/suggestion-list";
import { LRUCache } from "lru-cache";
import { inStudio } from "#server/media/illustration-address.ts";
import { listHref } from "#server/stock/list-trail.ts";
import { type StockParts, tenantSearch } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { smallPicture } from "#server/views/car/car-pictures.ts";

/** As many as a phone shows above its keyboard, nearly. */
const MOST: SuggestOptions["most"] = { readings: 3, names: 5, cars: 3 };

type Words = Promise<SuggestOptions["lexicon"] | null>;
/** The words of lists, by all that they are made of: a text is then one search of the engine. */
const held = new LRUCache<string, Words>({ max: 200 });

const MINUTE_MS = 60_000;

/** The words of a list, made once for a version of the site and a minute, as its pages are. */
async function wordsOf(search: StockSearch, of: readonly string[] | null): Words {
  if (of === null) return lexiconOf(search);
  const key = JSON.stringify([...of, Math.floor(search.now.getTime() / MINUTE_MS)]);
  const words = held.get(key) ?? lexiconOf(search);
  held.set(key, words);
  const found = await words;
  if (found === null) held.delete(key);
  return found;
}

/**
 * What a text that is being typed into a list's search box may become, as its view.
 *
 * @param version Of stock and content; null while that is not known.
 */
export async function suggestedStock(
  wiring: StockParts,
  site: TenantSite,
  { list: name, text, version }: { list: string; text: string; version: string | null },
): Promise<SuggestionListProps | "missing" | "unavailable"> {
  const { config, content } = site;
  const list = resolveStockList(name, config.search);
  const path = href("stock", { list: name }, site);
  if (!list || path === null) return "missing";
  const search = await tenantSearch(wiring, site, emptyQuery, list.scope);
  const { locale } = config.market;
  const lexicon = await wordsOf(search, version === null ? null : [content.slug, locale, name, version]);
  const sentences = config.stockList.plainWords;
  const found = lexicon && (await suggest(text, search, { lexicon, sentences, most: MOST }));
  return found ? viewOf(found, site, path) : "unavailable";
}

function viewOf({ readings, names, cars }: Suggestions, site: TenantSite, path: string): SuggestionListProps {
  const { stock } = wording(site.config);
  const searchView = ({ label, query, total }: SuggestedSearch): SuggestionView => ({
    href: listHref(path, stringifyStockQuery(query, site.config.search), null, site),
    label,
    note: stock.carsFound(total),
  });
  return {
    groups: [
      { label: stock.suggestedSearches, suggestions: readings.map(searchView) },
      { label: stock.suggestedNames, suggestions: names.map(searchView) },
      { label: stock.suggestedCars, suggestions: cars.map((car) => carView(car, site)) },
    ],
    text: {
      list: stock.suggestions,
      none: stock.noSuggestions,
      recent: stock.recentSearches,
      forget: stock.forgetSearch,
      forgetAll: stock.forgetSearches,
    },
  };
}

function carView(car: Car, site: TenantSite): SuggestionView {
  const { config, illustrate } = site;
  const picture = car.images[0]?.url ?? illustrate(car);
  return {
    href: href("car", { slug: car.slug }, site),
    label: carTitle(car, config.cars),
    note: priceText(car, site),
    picture: picture && smallPicture(inStudio(picture, config.theme.scheme)),
  };
}

/** The price with what it includes, or what a car that is only let costs. */
function priceText(car: Car, { config }: TenantSite): string {
  const price = describePrice(car, config.cars);
  if (price.kind === "price") return [price.text, price.typeText].filter(Boolean).join(" ");
  return (price.weekly ?? price.subscription)?.longText ?? price.text;
}
