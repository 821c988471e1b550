import {
  type Car,
  carBadge,
  carTitle,
  describePrice,
  type HireWanted,
  resolveTagBanner,
} from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { href, withQuery } from "@forecourt/tenant-config/routes";
import type { CarCardView } from "@forecourt/ui/car-card";
import type { CompareBoxProps } from "@forecourt/ui/compare-box";
import type { HeartProps } from "@forecourt/ui/heart";
import { inStudio, isIllustration } from "#server/media/illustration-address.ts";
import { factOnCard } from "./shown-fact.ts";
import { pictureLabel } from "./car-pictures.ts";
import { outlineOf } from "./vehicle-outline.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** What a tile's link adds to the car's address, and for what hire the car is wanted. */
export interface CardVisit {
  query?: readonly (readonly [name: string, value: string])[];
  hire?: HireWanted | null;
}

/** Everything one tile shows of a car, decided here so that the tile only renders. */
export function carCardView(
  car: Car,
  site: TenantSite,
  { query = [], hire = null }: CardVisit = {},
): CarCardView {
  const { config, now, illustrate } = site;
  const words = wording(config);
  const title = carTitle(car, config.cars);
  const { scheme } = config.theme;
  const address = illustrate(car);
  const illustration = address === null ? null : inStudio(address, scheme);
  const photo = car.images[0]?.url;
  const image = photo === undefined ? illustration : inStudio(photo, scheme);
  return {
    href: withQuery(href("car", { slug: car.slug }, site), query),
    title,
    badge: carBadge(car),
    facts: cardFacts(car, site),
    price: describePrice(car, config.cars, hire),
    place: [car.location.name ?? car.dealership.name, car.state].filter(Boolean).join(", ") || null,
    banner: resolveTagBanner(car, config.cars, now),
    arrangement: config.stockList.card,
    heart: carHeart(car, site),
    image: image
      ? {
          src: image,
          alt: title,
          fallback: isIllustration(image) ? null : illustration,
          label: pictureLabel(image, illustration, words.car.illustration),
        }
      : null,
    outline: outlineOf(car),
  };
}

/** The few facts that a line about a car has, in the order of the settings. */
export const cardFacts = (car: Car, site: TenantSite): string[] =>
  [...new Set(site.config.stockList.cardFacts)]
    .map((fact) => factOnCard(fact, car, site))
    .filter((fact) => fact !== null);

export function compareBox(car: Car, { config }: Pick<TenantSite, "config">): CompareBoxProps {
  const { compare } = wording(config);
  return { id: car.id, label: compare.choose(carTitle(car, config.cars)) };
}

/** The heart that keeps a car. */
export function carHeart(car: Car, { config }: Pick<TenantSite, "config">): HeartProps {
  const { id, slug, name, make, model, price } = car;
  const label = wording(config).favourites.save(carTitle(car, config.cars));
  return { car: { id, slug, name, make, model, price }, label };
}
