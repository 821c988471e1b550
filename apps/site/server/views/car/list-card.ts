import { type HireDates, hireEntries, type StockPath } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import type { CarCardView } from "@forecourt/ui/car-card";
import { termEntries } from "#server/stock/list-trail.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView, compareBox } from "./car-card.ts";
import { carRepayment } from "./loan-view.ts";

/** A stock list whose cars are rendered, and the days they are wanted for. */
export interface ShownList extends Pick<StockPath, "path"> {
  readonly hire?: HireDates | null;
}

/** A tile of a car as it was last made, and all that it was made of besides the car and the site's content. */
interface MadeTile {
  readonly of: TileParts;
  readonly view: CarCardView;
  readonly warning: string | null;
}

interface TileParts extends Pick<TenantSite, "config" | "illustrate"> {
  /** The minute, the language and what the list asks for. */
  readonly asked: string;
}

const MINUTE_MS = 60_000;
const made = new WeakMap<TenantSite["content"], WeakMap<Car, MadeTile>>();

/**
 * The tiles of cars: what every tile shows and its repayments. `warning` is what the law wants with them; null while no
 * tile shows any. Lists of all mixes of filters show the same cars, so the last tile of each is used again for a minute.
 */
export function listCards(
  cars: readonly Car[],
  site: TenantSite,
  list: ShownList | null = null,
): { cars: CarCardView[]; warning: string | null } {
  const { config, illustrate, content, now } = site;
  const hire = list?.hire ?? null;
  const visit = { query: [...hireEntries(hire), ...termEntries(site)], hire };
  const hasBox = list !== null && config.stockList.compare;
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const parts = { config, illustrate, asked: JSON.stringify([minute, site.prefix, hasBox, visit]) };
  const ofSite = made.get(content) ?? new WeakMap<Car, MadeTile>();
  made.set(content, ofSite);
  const tiles = cars.map((car): MadeTile => {
    const known = ofSite.get(car);
    if (known && isSame(known.of, parts)) return known;
    const repayment = carRepayment(car, site, "list");
    const compare = hasBox ? compareBox(car, site) : null;
    const view = { ...carCardView(car, site, visit), repayment, compare };
    const tile = { of: parts, view, warning: repayment?.warning ?? null };
    ofSite.set(car, tile);
    return tile;
  });
  return {
    cars: tiles.map(({ view }) => view),
    warning: tiles.find(({ warning }) => warning !== null)?.warning ?? null,
  };
}

const isSame = (one: TileParts, other: TileParts): boolean =>
  one.config === other.config && one.illustrate === other.illustrate && one.asked === other.asked;

/** The way to the rest of a car's dealer's stock, with the dealer's name; null on a site of one dealer. */
export function moreFromDealer(
  car: Car,
  site: TenantSite,
): { href: string; label: string; about: string } | null {
  const { dealerships } = site.config.search;
  const dealership = dealerships.find(({ slug }) => slug === car.dealership.slug);
  if (!dealership || dealerships.length < 2) return null;
  const address = href("stock", { list: dealership.slug }, site);
  return address === null
    ? null
    : { href: address, label: wording(site.config).stock.seeMoreFromDealer, about: dealership.name };
}
