import { defaultStockList, emptyQuery, resolveStockList } from "@forecourt/search";
import { menuLists, type NavigationSite } from "@forecourt/tenant-config/routes";
import { type SearchedSite, searchTenantStock, type StockParts } from "./stock.ts";

/** What menus say of the stock. */
type MenuStock = Required<Pick<NavigationSite, "emptyLists" | "bodies">>;

/** What was found for a site, and in which minute. */
interface Found {
  readonly minute: number;
  readonly stock: Promise<MenuStock>;
}

const MINUTE_MS = 60_000;

/** Every page has menus, and many pages are rendered in a minute: the stock is asked once in it. */
const kept = new WeakMap<StockParts["stock"], WeakMap<SearchedSite["config"], Found>>();

/**
 * The stock lists of a site's menus that have no car, and the bodies of the main list with how many there are. The main list is
 * never one of the empty ones, and neither is any while the search does not answer: a menu that leads to too much is better
 * than one that leads nowhere.
 */
export async function menuStock(wiring: StockParts, site: SearchedSite): Promise<MenuStock> {
  const found = kept.get(wiring.stock) ?? new WeakMap<SearchedSite["config"], Found>();
  kept.set(wiring.stock, found);
  const minute = Math.floor(wiring.now().getTime() / MINUTE_MS);
  const before = found.get(site.config);
  if (before?.minute === minute) return before.stock;
  const stock = ask(wiring, site);
  found.set(site.config, { minute, stock });
  return stock;
}

async function ask(wiring: StockParts, site: SearchedSite): Promise<MenuStock> {
  const [emptyLists, bodies] = await Promise.all([askEach(wiring, site), askBodies(wiring, site)]);
  return { emptyLists, bodies };
}

/** Bodies beyond so many are found by the list's own filter. */
const BODIES = 6;

async function askBodies(wiring: StockParts, site: SearchedSite): Promise<MenuStock["bodies"]> {
  const { search } = site.config;
  const counting = { ...search, pageSize: 1, filters: ["body" as const], histogramBuckets: 0 };
  const counted = { ...site, config: { ...site.config, search: counting } };
  const main = resolveStockList(defaultStockList(search), search);
  const result = main && (await searchTenantStock(wiring, counted, emptyQuery, main.scope));
  const values = (result?.ok && result.facets.find(({ facet }) => facet === "body")?.values) || [];
  // One body alone is no choice.
  return values.length < 2 ? [] : values.slice(0, BODIES).map(({ value, count }) => ({ value, count }));
}

async function askEach(wiring: StockParts, site: SearchedSite): Promise<ReadonlySet<string>> {
  const { search } = site.config;
  const counting = { ...search, pageSize: 1, filters: [] };
  const counted = { ...site, config: { ...site.config, search: counting } };
  const names = new Set(menuLists(search));
  names.delete(defaultStockList(search));
  const empty = await Promise.all(
    [...names].map(async (name) => {
      const list = resolveStockList(name, search);
      const result = list && (await searchTenantStock(wiring, counted, emptyQuery, list.scope));
      return result?.ok && result.total === 0 ? [name] : [];
    }),
  );
  return new Set(empty.flat());
}
