import { emptyQuery, findCar, findSimilar } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { headers } from "next/headers";
import { cache } from "react";
import { ROUTE_HEADERS } from "#host/http/caller/request-route.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import { carArrangement } from "#server/views/car/car-arrangement.ts";
import { searchTenantStock, type StockParts } from "#server/stock/stock.ts";
import { locationOfCar } from "#server/stock/location-of-car.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { type CarPage, foundCars } from "../every-page/found-pages.ts";

/** Asks the stock for one car of one tenant. */
export async function findCarPage(
  wiring: Pick<Wiring, "stock">,
  site: TenantSite,
  slug: string,
): Promise<CarPage> {
  const { cars, search } = site.config;
  const { engine } = await wiring.stock(site.content.slug);
  const found = await findCar({ engine, slug, cars, policy: search, now: site.now });
  if (found.kind === "missing") return { kind: "missing" };
  if (found.kind === "unavailable") return { kind: "unavailable", site, retryAfter: found.retryAfter };
  if (found.kind === "found")
    return { kind: "found", site, car: found.car, location: locationOfCar(found.car, site) };
  return { kind: "gone", site, car: found.car, similar: await similarCars(wiring, site, found.car) };
}

/** Cars like one of the tenant's own, the most alike first. */
export async function similarCars(
  wiring: Pick<Wiring, "stock">,
  { content, config }: TenantSite,
  car: Car,
): Promise<readonly Car[]> {
  const { engine } = await wiring.stock(content.slug);
  const similar = await findSimilar({ engine, car, policy: config.search, cars: config.cars });
  return similar.map((other) => other.car);
}

/** The cars of a car's model in stock, where its page shows their grades; otherwise none are requested. */
export async function carsOfModel(wiring: StockParts, site: TenantSite, car: Car): Promise<readonly Car[]> {
  const { config } = site;
  if (carArrangement(config).lead !== "grades") return [];
  const query = { ...emptyQuery, values: { make: [car.make], model: [car.model] } };
  const search = { ...config.search, filters: ["make", "model"] as const };
  const scoped = { ...site, config: { ...config, search } };
  const stock = await searchTenantStock(wiring, scoped, query, { kind: "all" });
  return stock.ok ? stock.cars : [];
}

/** The page of this request's car: what the proxy has found, else the stock is searched, once a request. */
export const carPage = cache(async (tenant: string, slug: string): Promise<CarPage> => {
  const found = foundCars.take((await headers()).get(ROUTE_HEADERS.found));
  if (found !== null) return found;
  const { site, wiring } = await loadPage(tenant);
  return findCarPage(wiring, site, slug);
});
