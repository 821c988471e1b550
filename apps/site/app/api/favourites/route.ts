import { type Favourite, printFavourites } from "@forecourt/forms-machine";
import { type Car, carTitle, type CarsPolicy } from "@forecourt/search/car";
import { href, matchRoute } from "@forecourt/tenant-config/routes";
import { z } from "zod";
import { changeMark, type MarkChange } from "#server/favourites/favourite-marks.ts";
import { carsOfIds, keepMarks, keepRemovedIds, keptMarks, removedIds } from "#server/favourites/kept-cars.ts";
import { clientInfo } from "#server/http/client-info.ts";
import { errorAnswer } from "#server/http/error-answer.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { readBody } from "#server/http/request-body.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

const changes = rateLimit({ times: 120, windowMs: 60_000 });
const id = z.string().min(1).max(100);
const bodySchema = z.object({
  /** One car, or several that a script knows and the cookie does not. */
  car_id: z.union([id.transform((one) => [one]), z.array(id).min(1).max(200)]),
  /** Left out, as a plain button does: the other of the two. */
  favourite: z.enum(["yes", "no"]).optional(),
});
const CHANGES = { yes: "keep", no: "remove" } as const;

/**
 * Keeps cars among the shopper's favourites or takes them out. A script gets what it keeps of the cars; a plain form
 * goes on to the favourites, from where it leads back.
 */
export const POST = tenantRoute(async (request, content) => {
  const wait = changes.take(clientInfo(request).address);
  if (wait !== null)
    return errorAnswer(429, "Favourites were changed too often. Please try again in a moment.", {
      "retry-after": String(wait),
    });
  const body = await readBody(request, 30_000);
  const parsed = bodySchema.safeParse(body?.fields);
  if (!body || !parsed.success) return errorAnswer(400, "A car_id was expected.");
  const { car_id: ids, favourite } = parsed.data;
  const site = await getSite(content.slug);
  const found = await carsOfIds(site, ids);
  if (!found.ok)
    return errorAnswer(503, "Favourites cannot be changed at the moment.", { "retry-after": "30" });
  const cars = found.cars.map(({ car }) => car);
  const before = await keptMarks();
  const change: MarkChange = favourite === undefined ? "toggle" : CHANGES[favourite];
  // What is no longer in stock can still be taken out.
  const gone = ids.filter(
    (one) => !cars.some((car) => car.id === one) && before.some((mark) => mark.id === one),
  );
  const marks = [...cars, ...gone.map((one) => ({ id: one, price: null }))].reduce(
    (list, { id: one, price }) => changeMark(list, { id: one, price }, change),
    before,
  );
  await keepMarks(marks);
  if (body.kind === "json")
    return Response.json(
      { favourites: recordsOf(change === "remove" ? [] : cars, site.config.cars) },
      { headers: { "cache-control": "no-store" } },
    );
  const kept = new Set(marks.map((mark) => mark.id));
  const removed = [...(await removedIds()), ...before.map((mark) => mark.id)].filter((one) => !kept.has(one));
  await keepRemovedIds(removed);
  return new Response(null, { status: 303, headers: { location: garageAddress(site, request) } });
});

/** The favourites as a script keeps them, and which of its own a plain form took out. */
export const GET = tenantRoute(async (_request, content) => {
  const site = await getSite(content.slug);
  const marks = await keptMarks();
  const found = await carsOfIds(
    site,
    marks.map((mark) => mark.id),
  );
  if (!found.ok) return errorAnswer(503, "Favourites cannot be read at the moment.", { "retry-after": "30" });
  const removed = await removedIds();
  if (removed.length > 0) await keepRemovedIds([]);
  const favourites = recordsOf(
    found.cars.map(({ car }) => car),
    site.config.cars,
  );
  return Response.json({ favourites, removed }, { headers: { "cache-control": "no-store" } });
});

/** Cars under the names that browsers keep them by. */
function recordsOf(cars: readonly Car[], policy: CarsPolicy): unknown {
  const favourites = cars.map((car): Favourite => {
    const { id: carId, slug, make, model, images } = car;
    return { id: carId, slug, make, model, name: carTitle(car, policy), imageUrl: images[0]?.url ?? null };
  });
  return JSON.parse(printFavourites(favourites));
}

/** The favourites' page, which leads back to the page of this site that the form was on. */
function garageAddress(site: TenantSite, request: Request): string {
  const garage = href("garage", {}, site);
  const from = request.headers.get("referer");
  if (from === null || !URL.canParse(from)) return garage;
  const { host, pathname, search } = new URL(from);
  if (host !== request.headers.get("host") || matchRoute(pathname, site).kind !== "page") return garage;
  return pathname === garage
    ? garage
    : `${garage}?${new URLSearchParams({ from: pathname + search }).toString()}`;
}
