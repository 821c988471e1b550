import "server-only";
import { type ChosenCars, findCarsById } from "@forecourt/search";
import { readCookie, writeCookie } from "#server/http/site-cookies.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { type FavouriteMark, parseMarks, printMarks } from "./favourite-marks.ts";

const KEPT = "fc-favourites";
/** What plain forms took out, for a script that keeps a list of its own. */
const REMOVED = "fc-favourites-removed";
const YEAR_S = 365 * 86_400;
const DAY_S = 86_400;

/** The favourites of this browser, from its cookie. */
export const keptMarks = async (): Promise<readonly FavouriteMark[]> => parseMarks(await readCookie(KEPT));

/** Keeps the favourites in the browser, for route handlers. */
export const keepMarks = (marks: readonly FavouriteMark[]): Promise<void> =>
  writeCookie(KEPT, printMarks(marks), YEAR_S);

/** Ids that plain forms took out since a script last asked. */
export const removedIds = async (): Promise<readonly string[]> =>
  parseMarks(await readCookie(REMOVED)).map(({ id }) => id);

/** Remembers ids that plain forms took out, or forgets them all, for route handlers. */
export const keepRemovedIds = (ids: readonly string[]): Promise<void> =>
  writeCookie(REMOVED, printMarks(ids.map((id) => ({ id, price: null }))), ids.length > 0 ? DAY_S : 0);

/** The tenant's cars of these ids, sold ones included; one question to the stock. */
export async function carsOfIds(
  { config, content, now }: Pick<TenantSite, "config" | "content" | "now">,
  ids: readonly string[],
): Promise<ChosenCars> {
  const { engine } = await (await getWiring()).stock(content.slug);
  return findCarsById({ engine, ids, cars: config.cars, policy: config.search, now });
}
