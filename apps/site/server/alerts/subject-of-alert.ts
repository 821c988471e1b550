import "server-only";
import type { AlertSubject } from "@forecourt/leads/returning";
import { resolveStockList, type StockQuery, stockChips, stringifyStockQuery } from "@forecourt/search";
import { type Car, carTitle } from "@forecourt/search/car";
import { readStockQuery } from "#server/stock/read-stock-query.ts";
import { findCarById, type StockParts } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/**
 * What a shopper wants to hear of, with a name for it; null for a list or a car that the site does not have. `ownName` has
 * words of the site alone, for mails to an address that is not proven: a search's name repeats words of an address or a form.
 */
export type NamedSubject = { subject: AlertSubject; name: string; ownName: string } | null;

const MAX_CHIPS = 4;

/** A search of one of the site's lists, in the one form in which equal searches are equal. */
export function searchSubject(site: TenantSite, list: string, query: string): NamedSubject {
  const { config } = site;
  const found = resolveStockList(list, config.search);
  if (!found) return null;
  const parsed: StockQuery = {
    ...readStockQuery(new URLSearchParams(query), site),
    page: 0,
    sort: null,
  };
  const chips = stockChips(parsed, { policy: config.search, cars: config.cars }).map(({ label }) => label);
  return {
    subject: { kind: "search", list, query: stringifyStockQuery(parsed, config.search) },
    name: [found.title, ...chips.slice(0, MAX_CHIPS)].join(", "),
    ownName: found.title,
  };
}

/** One car of the tenant's own stock. */
export async function carSubject(wiring: StockParts, site: TenantSite, carId: string): Promise<NamedSubject> {
  const car: Car | null = await findCarById(wiring, site.content, carId);
  if (!car) return null;
  const name = carTitle(car, site.config.cars);
  return { subject: { kind: "car", carId: car.id }, name, ownName: name };
}
