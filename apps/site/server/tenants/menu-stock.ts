import {
  defaultStockList,
  emptyQuery,
  resolveStockList,
  type SearchPolicy,
  searchStock,
  type StockResult,
} from "@forecourt/search";
import { menuLists, type NavigationSite } from "@forecourt/tenant-config/routes";
import type { Wiring } from "#host/wiring/wiring.ts";
import type { TenantSite } from "./tenant-site.ts";

type StockParts = Pick<Wiring, "stock" | "now">;
type SearchedSite = Pick<TenantSite, "content" | "config">;

type MenuStock = Required<Pick<NavigationSite, "emptyLists" | "bodies">>;

/** What was found for a site, in which minute and in which version of its stock. */
interface Found {
  readonly key: string;
  readonly stock: Promise<MenuStock>;
}

const MINUTE_MS = 60_000;

/** Every page has menus, and many pages are rendered in a minute: the stock is asked once in it, and again once it has changed. */
const kept = new WeakMap<StockParts["stock"], WeakMap<SearchedSite["config"], Found>>();

/**
 * The stock lists of a site's menus that have no car, and the bodies of the main list with how many there are. No list is
 * named as empty while the search does not answer: a menu that leads to too much is better than one that leads nowhere.
 */
export async function menuStock(wiring: StockParts, site: SearchedSite): Promise<MenuStock> {
  const found = kept.get(wiring.stock) ?? new WeakMap<SearchedSite["config"], Found>();
  kept.set(wiring.stock, found);
  const minute = Math.floor(wiring.now().getTime() / MINUTE_MS);
  const stocked = await wiring.stock(site.content.slug);
  const key = `${minute} ${stocked.version()}`;
  const before = found.get(site.config);
  if (before?.key === key) return before.stock;
  const stock = ask(wiring, site);
  found.set(site.config, { key, stock });
  return stock;
}

async function ask(wiring: StockParts, site: SearchedSite): Promise<MenuStock> {
  const [emptyLists, bodies] = await Promise.all([askEach(wiring, site), askBodies(wiring, site)]);
  return { emptyLists, bodies };
}

/** Counts one list of the stock; null for a list that the site does not have. */
async function count(
  wiring: StockParts,
  { content, config }: SearchedSite,
  list: string,
  filters: SearchPolicy["filters"],
): Promise<StockResult | null> {
  const { search, cars } = config;
  const resolved = resolveStockList(list, search);
  if (!resolved) return null;
  const { engine } = await wiring.stock(content.slug);
  const policy = { ...search, pageSize: 1, filters, histogramBuckets: 0 };
  return searchStock({ engine, query: emptyQuery, scope: resolved.scope, policy, cars, now: wiring.now() });
}

/** Bodies beyond so many are found by the list's own filter. */
const BODIES = 6;

async function askBodies(wiring: StockParts, site: SearchedSite): Promise<MenuStock["bodies"]> {
  const result = await count(wiring, site, defaultStockList(site.config.search), ["body"]);
  const values = (result?.ok && result.facets.find(({ facet }) => facet === "body")?.values) || [];
  // One body alone is no choice.
  return values.length < 2
    ? []
    : values.slice(0, BODIES).map(({ value, count: cars }) => ({ value, count: cars }));
}

async function askEach(wiring: StockParts, site: SearchedSite): Promise<ReadonlySet<string>> {
  const empty = await Promise.all(
    [...new Set(menuLists(site.config.search))].map(async (name) => {
      const result = await count(wiring, site, name, []);
      return result?.ok && result.total === 0 ? [name] : [];
    }),
  );
  return new Set(empty.flat());
}
