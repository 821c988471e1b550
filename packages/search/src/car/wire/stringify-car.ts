import type { Car } from "../model/car.ts";
import type { CarDocument } from "./car-document.ts";

/** The fields that always hold something, and those that may be left out. */
type Always<T> = {
  [K in keyof T]-?: null extends T[K] ? never : T[K] extends readonly unknown[] | undefined ? never : K;
}[keyof T];
type Filled<T> = Pick<T, Always<T>> & {
  [K in Exclude<keyof T, Always<T>>]?: Exclude<T[K], null | undefined>;
};

/** Leaves out what is null or an empty list: an index stores only what is known. */
function filled<T extends object>(fields: T): Filled<T> {
  const result: Partial<T> = {};
  for (const key of Object.keys(fields) as (keyof T)[]) {
    const value = fields[key];
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    result[key] = value;
  }
  return result as Filled<T>;
}

/** One place is a text; several are a list, so that each place counts and finds the car. */
function locationNames({ name, distributionLocations }: Car["location"]): string | string[] | null {
  if (distributionLocations.length === 0) return name;
  return name === null ? [...distributionLocations] : [name, ...distributionLocations];
}

/**
 * Writes a car as the document an index stores. `parseCar` reads it back to an equal car.
 *
 * @example
 * stringifyCar(aCar({ model: "CX-5", price: 27990 })).price_range; // "20000-30000"
 */
export function stringifyCar(car: Car): CarDocument {
  const { location, dealership, status } = car;
  const place = filled({
    name: location.name,
    slug: location.slug,
    phone: location.phone,
    distribution_locations: location.distributionLocations,
  });
  return filled({
    id: car.id,
    slug: car.slug,
    name: car.name,
    make: car.make,
    model: car.model,
    make_model: `${car.make} ${car.model}`.trim(),
    status: status.kind,
    sold: status.kind === "sold",
    car_type: car.condition,
    certified: car.certified,
    reserved: car.reserved,
    reservable: car.reservable,
    custom_rank: car.customRank,
    photos_count: car.photosCount,
    has_checkout_payment_processor: car.hasCheckoutPaymentProcessor,
    show_on_dealer_website: car.showOnDealerWebsite,
    badge: car.badge,
    series: car.series,
    year: car.year,
    km: car.odometer,
    price: car.price,
    price_range: priceRange(car.price),
    price_type: car.priceType,
    weekly_price: car.weeklyPrice,
    weekly_price_range: weeklyPriceRange(car.weeklyPrice),
    subscription_price: car.subscriptionPrice,
    vin: car.vin,
    stocknum: car.stockNumber,
    sold_date_timestamp: status.kind === "sold" ? status.soldAt : null,
    item_type: car.itemType,
    categories: car.categories,
    tag: car.tag,
    created_at: car.createdAt === null ? null : new Date(car.createdAt).toISOString(),
    created_at_timestamp: car.createdAt,
    file: car.historyReportUrl,
    comments: car.comments,
    filtered_features: car.features,
    location: Object.keys(place).length === 0 ? null : place,
    location_id: location.id,
    location_name: locationNames(location),
    dealership_id: dealership.id,
    dealership_slug: dealership.slug,
    dealership_name: dealership.name,
    city: car.city,
    state: car.state,
    primary_image_url: car.images[0]?.url ?? null,
    images: car.images.map(({ url, thumbnailUrl }) => ({
      image: { url, ...(thumbnailUrl === null ? {} : { thumb: { url: thumbnailUrl } }) },
    })),
    videos: car.videos,
    spin_url: car.spinUrl,
    colour: car.colour,
    body: car.body,
    fuel: car.fuel,
    drive: car.drive,
    transmission: car.transmission,
    simple_fuel: car.simpleFuel,
    simple_body: car.simpleBody,
    simple_drive: car.simpleDrive,
    simple_transmission: car.simpleTransmission,
    engine: car.engine,
    seats: car.seats,
    doors: car.doors,
    payment_processors: car.paymentProcessors.map(({ authorizationType, hasKey }) => ({
      authorization_type: authorizationType,
      has_key: hasKey,
    })),
    carsales_seller_identifier: car.sellerIdentifier,
    ...car.facts,
    search_keywords: searchKeywords([car.make, car.model, car.badge, car.series]),
  });
}

/** The band of a number: "20000-30000", and "100000+" from the top on. Bands are data, words come later. */
function band(amount: number | null, width: number, top: number): string | null {
  if (amount === null) return null;
  if (amount >= top) return `${top}+`;
  const from = Math.floor(amount / width) * width;
  return `${from}-${from + width}`;
}

/** The wire's `price_range`: bands of 10,000 up to 100,000. */
const priceRange = (price: number | null): string | null => band(price, 10_000, 100_000);

/** The wire's `weekly_price_range`: bands of 100 up to 1,000. */
const weeklyPriceRange = (price: number | null): string | null => band(price, 100, 1_000);

const plainWords = (text: string) =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());

/**
 * Other spellings people type: joined ("CX-5" → cx5, "HiLux" → hilux, "Santa Fe" → santafe) and parted
 * ("Mazda3" → mazda 3). Engines split words at hyphens and capitals, so without these half a name finds nothing.
 */
export function searchKeywords(names: readonly (string | null)[]): string | null {
  const spellings = new Set<string>();
  for (const name of names) {
    // Capitals, then small letters, are one word that is spelt one way.
    if (name === null || /^[A-Z]*[a-z]*$/.test(name)) continue;
    const words = plainWords(name);
    if (words.length > 1 && words.length <= 3) spellings.add(words.join(""));
    // Also of a longer name, "HiLux SR5 Double Cab": what is written as one word is typed as one.
    for (const one of name.split(/\s+/)) {
      const parts = plainWords(one);
      if (parts.length > 1 && parts.length <= 3) spellings.add(parts.join(""));
    }
    for (const word of words) {
      const parted = /^(\p{L}{2,})(\p{N}+)$/u.exec(word);
      if (parted) spellings.add(`${parted[1]} ${parted[2]}`);
    }
  }
  return spellings.size === 0 ? null : [...spellings].join(" ");
}
