import {
  findSimilar,
  type ListObstacle,
  type ListOfCar,
  type SimilarCar,
  whyListed,
} from "@forecourt/search";
import {
  type Car,
  describePrice,
  type PriceView,
  resolveTagBanner,
  type TagBanner,
} from "@forecourt/search/car";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { StockParts } from "./stock.ts";

/** What a site shows of one car, and why; for the dealer's staff, who see hidden cars, too. */
export interface AboutCar {
  readonly car: Car;
  /** Sentences; without one the car is in each list that it fits. */
  readonly notListed: readonly string[];
  readonly lists: readonly ListOfCar[];
  readonly tag: TagBanner;
  readonly price: PriceView;
  readonly similar: readonly SimilarCar[];
}

/** Why a car is in no list, in the words of the settings that decide it. */
const OBSTACLES: Readonly<Record<ListObstacle, string>> = {
  not_available: "It is neither in stock nor coming soon, nor sold within cars.includeSoldCarsDays.",
  not_shown: "The feed says that the site does not show it.",
  outside_presets: "It has none of the values that search.presetFilters wants of every car.",
  too_few_photos: "It has fewer photos than search.requireMinimumPhotos.",
};

/** Everything about one car of a dealer; null where the stock has no such car, or cannot be read. */
export async function aboutCar(
  { stock, now }: StockParts,
  { slug, tenant: { config } }: TenantContent,
  id: string,
): Promise<AboutCar | null> {
  const { staffEngine: engine } = await stock(slug);
  const { search: policy, cars } = config;
  const found = await whyListed({ engine, policy, cars, now: now() }, id);
  if (!found.ok || found.listed === null) return null;
  const { car, obstacles, lists } = found.listed;
  return {
    car,
    notListed: obstacles.map((obstacle) => OBSTACLES[obstacle]),
    lists,
    tag: resolveTagBanner(car, cars, now()),
    price: describePrice(car, cars),
    similar: await findSimilar({ engine, car, policy, cars }),
  };
}

/** What a price tag says, in one line. */
export function priceWords({ weekly, subscription, ...price }: PriceView): string {
  const parts = price.kind === "price" ? [price.text, price.typeText] : [price.text];
  return [...parts, weekly?.longText, subscription?.longText].filter(Boolean).join(", ");
}

/** The same for a terminal, a line each. */
export const aboutText = ({ car, notListed, lists, tag, price, similar }: AboutCar): string =>
  [
    car.name,
    `Price: ${priceWords(price)}`,
    `Tag: ${tag.kind === "none" ? "none" : tag.text}. ${tag.reason}`,
    ...notListed.map((reason) => `In no list: ${reason}`),
    ...lists.map(({ path, fits }) => {
      if (!fits) return `/search/${path}: no, it shows other cars`;
      return `/search/${path}: ${notListed.length === 0 ? "yes" : "no"}`;
    }),
    ...similar.map(({ car: other, likeness }) => `Similar: ${other.id} ${other.name} (${likeness})`),
  ].join("\n");
