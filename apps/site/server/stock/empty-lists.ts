import "server-only";
import { defaultStockList, emptyQuery, resolveStockList } from "@forecourt/search";
import { menuLists } from "@forecourt/tenant-config/routes";
import { type SearchedSite, searchTenantStock, type StockParts } from "./stock.ts";

/** What was found for a site, and in which minute. */
interface Found {
  readonly minute: number;
  readonly lists: Promise<ReadonlySet<string>>;
}

const MINUTE_MS = 60_000;

/** Every page has menus, and many pages are rendered in a minute: the stock is searched once in it. */
const cached = new WeakMap<StockParts["stock"], WeakMap<SearchedSite["config"], Found>>();

/**
 * The stock lists of a site's menus that have no car. The main list is never one of them, and neither is any while the
 * search does not respond: a menu that leads to too much is better than one that leads nowhere.
 */
export async function emptyLists(wiring: StockParts, site: SearchedSite): Promise<ReadonlySet<string>> {
  const found = cached.get(wiring.stock) ?? new WeakMap<SearchedSite["config"], Found>();
  cached.set(wiring.stock, found);
  const minute = Math.floor(wiring.now().getTime() / MINUTE_MS);
  const before = found.get(site.config);
  if (before?.minute === minute) return before.lists;
  const lists = askEach(wiring, site);
  found.set(site.config, { minute, lists });
  return lists;
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
