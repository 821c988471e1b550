import type { ChosenCar } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { href } from "@forecourt/tenant-config/routes";
import { shopperWatchlist } from "#server/accounts/shopper-watchlist.ts";
import { carsOfIds, savedIds } from "#server/favourites/kept-cars.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { similarCars } from "./car-page.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/** So many cars stand side by side. */
const MAX_COMPARED = 4;
const MAX_ID_LENGTH = 100;
/** So many are offered to put beside them. */
const OFFERED = 6;

/** The cars an address asks to compare, each once; `more` when it names more than are compared. */
interface Compared {
  readonly ids: readonly string[];
  readonly more: boolean;
}

/**
 * Reads which cars are compared: `cars=1,2` as links have it, or `cars=1&cars=2` as ticked boxes send it.
 *
 * @example
 * parseCompared(["7,8", "7"]) // { ids: ["7", "8"], more: false }
 */
export function parseCompared(cars: string | string[] | undefined): Compared {
  const named = [cars ?? []]
    .flat()
    .flatMap((list) => list.slice(0, MAX_ID_LENGTH * (MAX_COMPARED + 1)).split(","))
    .map((id) => id.trim())
    .filter((id) => id !== "" && id.length <= MAX_ID_LENGTH);
  const ids = [...new Set(named)];
  return { ids: ids.slice(0, MAX_COMPARED), more: ids.length > MAX_COMPARED };
}

/** The address of a comparison, which may be shared. */
export const compareHref = (site: TenantSite, ids: readonly string[]): string => {
  const path = href("compare", {}, site) ?? href("home", {}, site);
  return ids.length === 0 ? path : `${path}?cars=${ids.map(encodeURIComponent).join(",")}`;
};

/** What stands side by side, in the order of the address, and what else may be put beside it. */
export interface ComparePage extends Compared {
  readonly ok: boolean;
  /** A car for each id, or null for one the site does not have, or no longer. */
  readonly cars: readonly (ChosenCar | null)[];
  readonly another: readonly Car[];
}

/** Asks the stock once for all cars compared; the shopper's favourites come first among those that may be added. */
export async function comparePage(
  wiring: Pick<Wiring, "accounts" | "now" | "stock">,
  site: TenantSite,
  cars: string | string[] | undefined,
): Promise<ComparePage> {
  const compared = parseCompared(cars);
  const { ids } = compared;
  const saved = savedIds(await shopperWatchlist(wiring, site))
    .filter((id) => !ids.includes(id))
    .slice(0, 2 * OFFERED);
  const found = await carsOfIds(wiring, site, [...ids, ...saved]);
  if (!found.ok) return { ...compared, ok: false, cars: ids.map(() => null), another: [] };
  const byId = new Map(found.cars.map((chosen) => [chosen.car.id, chosen]));
  const chosen = ids.map((id) => byId.get(id) ?? null);
  if (ids.length >= MAX_COMPARED) return { ...compared, ok: true, cars: chosen, another: [] };
  const favourites = saved.flatMap((id) => {
    const one = byId.get(id);
    return one?.listed ? [one.car] : [];
  });
  const first = chosen.find((one) => one !== null);
  const alike = first ? await similarCars(wiring, site, first.car) : [];
  const another = [...favourites, ...alike].filter(
    (car, index, all) => !ids.includes(car.id) && all.findIndex(({ id }) => id === car.id) === index,
  );
  return { ...compared, ok: true, cars: chosen, another: another.slice(0, OFFERED) };
}
