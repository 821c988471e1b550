import { type KeptCar, keptCars } from "@forecourt/forms-machine";
import { formIds } from "@forecourt/leads";
import { type Car, isAvailable } from "@forecourt/search/car";
import { href } from "@forecourt/tenant-config/routes";
import { shopperWatchlist } from "#server/accounts/shopper-watchlist.ts";
import { carsOfIds } from "#server/favourites/kept-cars.ts";
import { formFacts } from "#server/forms/form-facts.ts";
import { formInLanguage } from "#server/forms/form-in-language.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { similarCars } from "./car-page.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/** A saved car as it is now; a car that is gone is known by its entry alone. */
export type GarageCar =
  | {
      readonly kind: "found";
      readonly car: Car;
      /** What it cost when it was saved; null where it had no price then. */
      readonly before: number | null;
      /** It was sold already when it was saved. */
      readonly wasSold: boolean;
      /** What may take the place of a car that is sold. */
      readonly like: readonly Car[];
    }
  | { readonly kind: "gone"; readonly entry: KeptCar };

/** A form of several steps, which this browser may have begun. */
export interface BegunForm {
  readonly form: string;
  readonly title: string;
  readonly href: string;
}

/** What a shopper's garage shows of what the server knows. */
export interface GaragePage {
  /** False while the stock does not respond. */
  readonly ok: boolean;
  /** The last saved first. */
  readonly cars: readonly GarageCar[];
  readonly forms: readonly BegunForm[];
}

/** So many sold cars get others like them: each costs a question to the stock. */
const MAX_RENDERED = 4;
const LIKE_EACH = 2;

/** The shopper's favourites as they are now, by the list of this browser. */
export async function garagePage(
  wiring: Pick<Wiring, "accounts" | "now" | "stock">,
  site: TenantSite,
): Promise<GaragePage> {
  const entries = keptCars(await shopperWatchlist(wiring, site)).toReversed();
  const forms = begunForms(site);
  const found = await carsOfIds(
    wiring,
    site,
    entries.map(({ id }) => id),
  );
  if (!found.ok) return { ok: false, cars: [], forms };
  const byId = new Map(found.cars.map(({ car }) => [car.id, car]));
  const sold = found.cars.flatMap(({ car }) => (isAvailable(car) ? [] : [car])).slice(0, MAX_RENDERED);
  const likes = new Map(
    await Promise.all(
      sold.map(async (car) => [car.id, (await similarCars(wiring, site, car)).slice(0, LIKE_EACH)] as const),
    ),
  );
  const cars = entries.map((entry): GarageCar => {
    const car = byId.get(entry.id);
    return car
      ? {
          kind: "found",
          car,
          before: entry.price,
          wasSold: car.status.kind === "sold" && (car.status.soldAt ?? Infinity) <= entry.at,
          like: likes.get(car.id) ?? [],
        }
      : { kind: "gone", entry };
  });
  return { ok: true, cars, forms };
}

/** The forms of several steps that have a page of their own here. */
function begunForms(site: TenantSite): BegunForm[] {
  const facts = formFacts(site, { car: null, location: null });
  return formIds.flatMap((id) => {
    const address = href("form", { form: id }, site);
    if (address === null || !address.startsWith("/")) return [];
    const form = formInLanguage(id, site, facts);
    if (form.steps.length < 2) return [];
    return [{ form: id, href: address, title: form.title }];
  });
}
