import type { Car } from "@forecourt/search/car";

/** What a car is offered for decides which buttons make sense on it. */
export type KindCar = Pick<Car, "itemType" | "categories" | "price" | "subscriptionPrice">;

const says = (car: KindCar, word: string) =>
  [car.itemType ?? "", ...car.categories].some((text) => text.toLowerCase().includes(word));

/** A car for hire: it stands at a rental location, or the feed says so. */
export const isRental = (car: KindCar, rentalPlace: boolean): boolean => rentalPlace || says(car, "rental");

/** A car by subscription: the feed says so, or it has a subscription price and no other. */
export const isSubscription = (car: KindCar): boolean =>
  says(car, "subscription") || (car.subscriptionPrice !== null && car.price === null);

/**
 * Whether a location rents: one of its subtypes contains the word.
 *
 * @example
 * isRentalPlace(["buying", "car rental"]) // true
 */
export const isRentalPlace = (subtypes: readonly string[]): boolean =>
  subtypes.some((subtype) => subtype.toLowerCase().includes("rental"));
