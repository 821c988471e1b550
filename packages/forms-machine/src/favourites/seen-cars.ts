import { type Favourite, parseFavouriteRecord, printFavouriteRecord, storedRecords } from "./favourite.ts";

/** The longest list of cars that were looked at. */
const SEEN_LIMIT = 24;

/**
 * The cars a shopper has looked at, the newest first, with one more. A car seen again moves to the front; the oldest go
 * beyond 24.
 *
 * @example
 * rememberSeen([], favourite) // [favourite]
 */
export const rememberSeen = (seen: readonly Favourite[], car: Favourite): readonly Favourite[] =>
  [car, ...seen.filter(({ id }) => id !== car.id)].slice(0, SEEN_LIMIT);

/**
 * Seen cars as the browser keeps them, under the wire names of favourites.
 *
 * @example
 * parseSeen(printSeen([favourite])) // [favourite]
 */
export const printSeen = (seen: readonly Favourite[]): string =>
  JSON.stringify(seen.map(printFavouriteRecord));

/**
 * Reads them back, trusting nothing: what is no car is dropped, and of two with one id the first counts.
 *
 * @example
 * parseSeen("no JSON") // []
 */
export function parseSeen(stored: string | null): readonly Favourite[] {
  const cars = storedRecords(stored, 4 * SEEN_LIMIT)
    .map((record) => record && parseFavouriteRecord(record))
    .filter((car) => car !== null);
  return cars
    .filter(({ id }, index) => cars.findIndex((one) => one.id === id) === index)
    .slice(0, SEEN_LIMIT);
}
