import { keptCars, mergeWatchlists, type Watchlist, type WatchlistEntry } from "@forecourt/forms-machine";
import { type ChosenCars, findCarsById } from "@forecourt/search";
import { type Car, carTitle, type CarsPolicy } from "@forecourt/search/car";
import { readCookie, writeCookie } from "#host/http/response/site-cookies.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { type FavouriteMark, markOf, parseMarks, printMarks } from "./favourite-marks.ts";

const COOKIE = "fc-favourites";
const YEAR_S = 365 * 86_400;

/**
 * This browser's list, from its cookie: cars saved and removed, by id and without their names. Every browser has one,
 * whether it runs scripts or not.
 */
export const browserWatchlist = async (): Promise<Watchlist> =>
  mergeWatchlists([], parseMarks(await readCookie(COOKIE)).map(entryOf));

/** Keeps a list in the browser's cookie, as far as it has room, for route handlers. */
export const keepInBrowser = (list: Watchlist): Promise<void> =>
  writeCookie(COOKIE, printMarks(list.map(markOf)), list.length === 0 ? 0 : YEAR_S);

const entryOf = (mark: FavouriteMark): WatchlistEntry =>
  mark.kind === "removed" ? mark : { ...mark, name: "", slug: "", make: "", model: "", imageUrl: null };

/** The tenant's cars of these ids, sold ones included; one question to the stock. */
export async function carsOfIds(
  { stock }: Pick<Wiring, "stock">,
  { config, content, now }: Pick<TenantSite, "config" | "content" | "now">,
  ids: readonly string[],
): Promise<ChosenCars> {
  const { engine } = await stock(content.slug);
  return findCarsById({ engine, ids, cars: config.cars, policy: config.search, now });
}

/**
 * A list with the names and pictures the stock has for its cars. A saved car of which neither the stock nor the list knows
 * an address is left out, because a browser could show nothing of it.
 */
export function namedWatchlist(list: Watchlist, cars: readonly Car[], policy: CarsPolicy): Watchlist {
  const byId = new Map(cars.map((car) => [car.id, car]));
  return list.flatMap((entry): WatchlistEntry[] => {
    const car = byId.get(entry.id);
    if (entry.kind === "removed" || (!car && entry.slug !== "")) return [entry];
    if (!car) return [];
    const { slug, make, model, images } = car;
    return [{ ...entry, slug, make, model, name: carTitle(car, policy), imageUrl: images[0]?.url ?? null }];
  });
}

/** A list with the names the stock has for its cars, by one question; null while the stock is away. */
export async function namedByStock(
  wiring: Pick<Wiring, "stock">,
  site: Pick<TenantSite, "config" | "content" | "now">,
  list: Watchlist,
): Promise<Watchlist | null> {
  const found = await carsOfIds(wiring, site, savedIds(list));
  return found.ok
    ? namedWatchlist(
        list,
        found.cars.map(({ car }) => car),
        site.config.cars,
      )
    : null;
}

/** The ids of a list's cars, the last saved first. */
export const savedIds = (list: Watchlist): readonly string[] =>
  keptCars(list)
    .map(({ id }) => id)
    .toReversed();
