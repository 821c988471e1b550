import { parseFavouriteRecord, printFavouriteRecord, storedRecords } from "./favourite.ts";
import { mergeWatchlists, type Watchlist, type WatchlistEntry } from "./watchlist.ts";

const MAX_ID_LENGTH = 500;
/** More than a list ever holds, so that a hostile text costs no more than an honest one. */
const MAX_RECORDS = 1_000;

/**
 * A list as browsers keep it and `GET /api/auth` answers it: a saved car is a favourite under its wire names with `price`
 * and `at` beside them, one that was taken out `{ id, removed: true, at }`.
 *
 * @example
 * printWatchlist([{ kind: "removed", id: "7", at: 2000 }]) // '[{"id":"7","removed":true,"at":2000}]'
 */
export const printWatchlist = (list: Watchlist): string => JSON.stringify(watchlistRecords(list));

/** The records of `printWatchlist`, for an answer that holds more than the list. */
export const watchlistRecords = (list: Watchlist): readonly object[] =>
  list.map((entry) =>
    entry.kind === "removed"
      ? { id: entry.id, removed: true, at: entry.at }
      : { ...printFavouriteRecord(entry), price: entry.price, at: entry.at },
  );

/**
 * Reads a list back, trusting nothing: what is no entry is dropped, a plain list of favourites keeps its order before
 * everything with a time, and a time beyond `latest` is taken as `latest`. A server gives its own clock as `latest`, so
 * that a device whose clock is ahead cannot make a change that no later one undoes.
 *
 * @example
 * parseWatchlist('[{"id":"7","removed":true,"at":2000}]', 1500) // [{ kind: "removed", id: "7", at: 1500 }]
 */
export function parseWatchlist(stored: string | null, latest: number = Number.MAX_SAFE_INTEGER): Watchlist {
  const entries = storedRecords(stored, MAX_RECORDS)
    .map((record, index) => parseEntry(record, index, latest))
    .filter((entry) => entry !== null);
  return mergeWatchlists([], entries);
}

function parseEntry(record: object | null, index: number, latest: number): WatchlistEntry | null {
  if (record === null) return null;
  const fields = new Map<string, unknown>(Object.entries(record));
  const at = Math.min(wholeNumber(fields.get("at")) ?? index, latest);
  if (fields.get("removed") === true) {
    const id = fields.get("id");
    return typeof id === "string" && id !== "" && id.length <= MAX_ID_LENGTH
      ? { kind: "removed", id, at }
      : null;
  }
  const favourite = parseFavouriteRecord(record);
  const price = fields.get("price");
  return (
    favourite && {
      ...favourite,
      kind: "kept",
      price: typeof price === "number" && Number.isFinite(price) && price >= 0 ? price : null,
      at,
    }
  );
}

const wholeNumber = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;
