import {
  goToPage,
  type HireDates,
  hireEntries,
  parseHireDates,
  resolveStockList,
  type StockQuery,
  stockQueryEntries,
  stringifyStockQuery,
} from "@forecourt/search";
import { TERM_PARAMETER, withTermFirst } from "@forecourt/search/car";
import { href, withQuery } from "@forecourt/tenant-config/routes";
import { searchTenantStock, type StockParts } from "#server/stock/stock.ts";
import { readStockQuery } from "./read-stock-query.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/**
 * The list a car was opened from and where in it the car stands. The car's link carries it in its query, so that its page
 * knows the way back and the cars beside it without a script and without keeping anything of the shopper.
 */
export interface ListTrail {
  readonly list: string;
  readonly query: StockQuery;
  /** Counted from 0 over all pages of the list. */
  readonly at: number;
}

const LIST = "list";
const AT = "at";

/** What is added to a car's address: where it was found, and the days it is wanted for. */
export const trailEntries = (
  { list, query, at }: ListTrail,
  hire: HireDates | null,
  { config, content }: Pick<TenantSite, "config" | "content">,
): [name: string, value: string][] => [
  [LIST, list],
  ...stockQueryEntries(goToPage(query, 0), config.search),
  ...hireEntries(hire),
  ...termEntries({ config, content }),
  [AT, String(at)],
];

/** The address of a list with its query as it is spelt, and for how long a car is wanted. */
export function listHref(
  path: string,
  query: string,
  hire: HireDates | null,
  site: Pick<TenantSite, "config" | "content">,
): string {
  const entries = [...hireEntries(hire), ...termEntries(site)];
  const kept = entries.length === 0 ? "" : new URLSearchParams(entries).toString();
  const search = [query, kept].filter(Boolean).join("&");
  return search === "" ? path : `${path}?${search}`;
}

/** Where a car was found, as its address says; null for an address that does not, or says nonsense. */
export function parseTrail(
  params: URLSearchParams,
  site: Pick<TenantSite, "config" | "content">,
): ListTrail | null {
  const [list, at] = [params.get(LIST), params.get(AT)];
  if (list === null || at === null || !/^\d{1,6}$/.test(at)) return null;
  if (!resolveStockList(list, site.config.search)) return null;
  return { list, query: { ...readStockQuery(params, site), page: 0 }, at: Number(at) };
}

/** The days a car is wanted for and with what, as an address says, on a site that lets cars for days. */
export function hireOf(
  params: URLSearchParams,
  { config, now }: Pick<TenantSite, "config" | "now">,
): HireDates | null {
  const hire = config.forms.rentalDates ? parseHireDates(params, now) : null;
  if (hire === null) return null;
  const { extras: named = [], ...dates } = hire;
  const extras = named.filter((name) => config.cars.hireExtras.some((extra) => extra.name === name));
  return extras.length > 0 ? { ...dates, extras } : dates;
}

/** The site with the term an address chooses in front: its prices are those shown, filtered and counted by. */
export function inTerm(site: TenantSite, params: URLSearchParams): TenantSite {
  const cars = withTermFirst(site.config.cars, Number(params.get(TERM_PARAMETER)));
  return cars === site.config.cars ? site : { ...site, config: { ...site.config, cars } };
}

/** The chosen term as a parameter of an address; none for the dealer's own first. */
export function termEntries({
  config,
  content,
}: Pick<TenantSite, "config" | "content">): [name: string, value: string][] {
  const [chosen] = config.cars.subscriptionTerms;
  const [own] = content.tenant.config.cars.subscriptionTerms;
  return chosen === undefined || chosen.months === own?.months
    ? []
    : [[TERM_PARAMETER, String(chosen.months)]];
}

/** The ways on from a car that was found in a list. */
export interface TrailWays {
  /** The page of the list it stands on. */
  readonly back: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/** The list a car was found in, and the cars before and after it there; no neighbours while the search does not respond. */
export async function trailWays(
  wiring: StockParts,
  site: TenantSite,
  trail: ListTrail,
  { slug, hire }: { slug: string; hire: HireDates | null },
): Promise<TrailWays | null> {
  const { search } = site.config;
  const path = href("stock", { list: trail.list }, site);
  const list = resolveStockList(trail.list, search);
  if (path === null || !list) return null;
  const one = { content: site.content, config: { ...site.config, search: { ...search, pageSize: 1 } } };
  const beside = async (at: number): Promise<string | null> => {
    if (at < 0) return null;
    const found = await searchTenantStock(wiring, one, { ...trail.query, page: at }, list.scope);
    const car = found.ok ? found.cars[0] : undefined;
    // The stock has changed since the list was rendered.
    if (!car || car.slug === slug) return null;
    const entries = trailEntries({ ...trail, at }, hire, site);
    return withQuery(href("car", { slug: car.slug }, site), entries);
  };
  const query = goToPage(trail.query, Math.floor(trail.at / search.pageSize));
  const [previous, next] = await Promise.all([beside(trail.at - 1), beside(trail.at + 1)]);
  return { back: listHref(path, stringifyStockQuery(query, search), hire, site), previous, next };
}
