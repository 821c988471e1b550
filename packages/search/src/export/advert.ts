import type { Car } from "../car/model/car.ts";
import { carTitle } from "../car/shown/car-title.ts";
import type { CarsPolicy } from "../car/model/cars-policy.ts";
import { manufacturerName } from "../car/shown/manufacturer.ts";

/** Who sells, and where the site's pages and pictures are; a car does not know that itself. */
export interface AdvertSite {
  readonly seller: {
    readonly name: string;
    /** On one line. */
    readonly address: string;
    /** Adverts of the country tell a drive-away price from one without government charges. */
    readonly namesPriceType: boolean;
    /** Null on a site that masks its numbers. */
    readonly phone: string | null;
  };
  /** The absolute address of a car's page. */
  carUrl(car: Car): string;
  /** The absolute address of one of its pictures. */
  pictureUrl(url: string): string;
}

/** What adverts need to know of the section `cars`. */
export type AdvertPolicy = Pick<CarsPolicy, "manufacturerNames" | "currency" | "distanceUnit">;

/** A car as every catalogue of adverts has it, before it is written in one's own columns. */
export interface Advert {
  readonly car: Car;
  readonly title: string;
  readonly description: string;
  readonly make: string;
  readonly url: string;
  readonly pictures: readonly string[];
  /** "16950 USD", rounded as the page shows it; empty when the page says to ask. */
  readonly price: string;
  /** New or used; a demonstrator counts as used, as on the page. */
  readonly condition: "new" | "used";
  readonly distanceUnit: "km" | "mi";
  readonly seller: AdvertSite["seller"];
}

const MAX_PICTURES = 20;
const MAX_DESCRIPTION = 5000;

const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

/** A car as an advert. Says only what the car's own page says. */
export function advertOf(car: Car, policy: AdvertPolicy, site: AdvertSite): Advert {
  const title = [carTitle(car, policy), car.badge].filter((part) => part !== null).join(" ");
  const facts = [car.body, car.transmission, car.fuel, car.colour].filter((fact) => fact !== null);
  return {
    car,
    title: oneLine(title),
    description: oneLine(car.comments ?? [title, ...facts].join(", ")).slice(0, MAX_DESCRIPTION),
    make: manufacturerName(car.make, policy),
    url: site.carUrl(car),
    pictures: car.images.slice(0, MAX_PICTURES).map(({ url }) => site.pictureUrl(url)),
    price: car.price === null || car.price <= 0 ? "" : `${Math.round(car.price)} ${policy.currency}`,
    condition: car.condition === "new" ? "new" : "used",
    distanceUnit: policy.distanceUnit,
    seller: site.seller,
  };
}
