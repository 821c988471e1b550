import {
  keepCar,
  keptCars,
  mergeWatchlists,
  parseWatchlist,
  takeOutCar,
  type Watchlist,
  watchlistRecords,
} from "@forecourt/forms-machine";
import { href, matchRoute } from "@forecourt/tenant-config/routes";
import { shopperWatchlist, uniteWithAccount } from "#server/accounts/shopper-watchlist.ts";
import {
  browserWatchlist,
  carsOfIds,
  keepInBrowser,
  savedIds,
  namedWatchlist,
} from "#server/favourites/kept-cars.ts";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { privateResponse, seeOther } from "#host/http/response/private-response.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { favouritesBody } from "#server/api/calls/request-bodies.ts";

const changes = rateLimit({ name: "favourites", times: 120, windowMs: 60_000 });
/** A whole list of 400 cars, as a script sends it when the cookie is gone. */
const MAX_BYTES = 300_000;

/**
 * Keeps cars among the shopper's favourites or takes them out. A script sends its entries and gets what became of their
 * cars; a plain form goes on to the favourites, from where it leads back.
 */
export const POST = tenantRoute(async (request, content, wiring) => {
  const wait = await changes.take(wiring, clientInfo(request).address);
  if (wait !== null)
    return errorResponse(429, "Favourites were changed too often. Please try again in a moment.", {
      "retry-after": String(wait),
    });
  const parsed = favouritesBody.safeParse((await readBody(request, MAX_BYTES))?.fields);
  if (!parsed.success) return errorResponse(400, "A car_id was expected.");
  const site = await getSite(content.slug);
  const browser = await browserWatchlist();
  const before = await shopperWatchlist(wiring, site);
  if ("watchlist" in parsed.data) {
    const sent = parseWatchlist(JSON.stringify(parsed.data.watchlist), site.now.getTime());
    const list = mergeWatchlists(browser, sent);
    await keepInBrowser(list);
    const union = (await uniteWithAccount(wiring, site, sent)) ?? list;
    const changed = new Set(sent.map(({ id }) => id));
    return listResponse(
      wiring,
      site,
      union.filter(({ id }) => changed.has(id)),
    );
  }
  const { car_id: id, favourite } = parsed.data;
  const isSaved = keptCars(before).some((entry) => entry.id === id);
  const keeps = favourite === undefined ? !isSaved : favourite === "yes";
  const list = keeps === isSaved ? before : await changeCar(wiring, site, before, { id, keeps });
  if (list === null)
    return errorResponse(503, "Favourites cannot be changed at the moment.", { "retry-after": "30" });
  await keepInBrowser(list);
  await uniteWithAccount(wiring, site, list);
  return seeOther(garageAddress(site, request));
});

/** The favourites as a script keeps them, and what plain forms took out. */
export const GET = tenantRoute(async (_request, content, wiring) =>
  listResponse(wiring, await getSite(content.slug), await shopperWatchlist(wiring, { content })),
);

async function listResponse(
  wiring: Pick<Wiring, "stock">,
  site: TenantSite,
  list: Watchlist,
): Promise<Response> {
  const found = await carsOfIds(wiring, site, savedIds(list));
  if (!found.ok)
    return errorResponse(503, "Favourites cannot be read at the moment.", { "retry-after": "30" });
  const cars = found.cars.map(({ car }) => car);
  return privateResponse({ watchlist: watchlistRecords(namedWatchlist(list, cars, site.config.cars)) });
}

/** The list with one car saved or removed; null while the stock is away. What is no car of this stock is not stored. */
async function changeCar(
  wiring: Pick<Wiring, "stock">,
  site: TenantSite,
  list: Watchlist,
  { id, keeps }: { id: string; keeps: boolean },
): Promise<Watchlist | null> {
  const now = site.now.getTime();
  if (!keeps) return takeOutCar(list, id, now);
  const found = await carsOfIds(wiring, site, [id]);
  if (!found.ok) return null;
  const [chosen] = found.cars;
  if (!chosen) return list;
  const { price, slug, make, model, name } = chosen.car;
  return keepCar(list, { id, price, slug, make, model, name, imageUrl: null }, now);
}

/** The favourites' page, which leads back to the page of this site that the form was on. */
function garageAddress(site: TenantSite, request: Request): string {
  const garage = href("garage", {}, site) ?? href("home", {}, site);
  const from = request.headers.get("referer");
  if (from === null || !URL.canParse(from)) return garage;
  const { host, pathname, search } = new URL(from);
  if (host !== request.headers.get("host") || matchRoute(pathname, site).kind !== "page") return garage;
  return pathname === garage
    ? garage
    : `${garage}?${new URLSearchParams({ from: pathname + search }).toString()}`;
}
