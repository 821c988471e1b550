import type { Favourite } from "./favourite.ts";

/** A car on a shopper's list: as it was when it was saved. */
export interface KeptCar extends Favourite {
  readonly kind: "kept";
  /** What it cost then; null where it had no price. */
  readonly price: number | null;
  /** When it was kept, in epoch milliseconds. */
  readonly at: number;
}

/** A car that was taken out, remembered so that another device's older list does not bring it back. */
export interface TakenOutCar {
  readonly kind: "removed";
  readonly id: string;
  /** When it was taken out, in epoch milliseconds. */
  readonly at: number;
}

/** What became last of one car. */
export type WatchlistEntry = KeptCar | TakenOutCar;

/**
 * The cars a shopper keeps on all devices, and those taken out: one entry a car, the oldest first, entries of one time
 * by id. Equal lists are equal as values.
 */
export type Watchlist = readonly WatchlistEntry[];

/** A car as a list takes it: what it is, and what it costs now. */
export type CarToKeep = Favourite & { readonly price: number | null };

/** The oldest entries, cars taken out among them, are dropped beyond this. */
export const WATCHLIST_LIMIT = 400;

/**
 * The union of two lists. Of one car the later entry counts, so that a later removal wins and a car kept again comes
 * back; of two at the same time the kept one, then the fuller one. The order of merging makes no difference, merging
 * twice none either, and nothing is lost but what is older than the newest 400 entries.
 *
 * @example
 * mergeWatchlists(keepCar([], car, 1000), takeOutCar([], car.id, 2000)) // [{ kind: "removed", id: "7", at: 2000 }]
 */
export function mergeWatchlists(one: Watchlist, other: Watchlist): Watchlist {
  const latest = new Map<string, WatchlistEntry>();
  for (const entry of [...one, ...other]) {
    const known = latest.get(entry.id);
    if (known === undefined || compareClaims(known, entry) < 0) latest.set(entry.id, entry);
  }
  return [...latest.values()].toSorted(compareAge).slice(-WATCHLIST_LIMIT);
}

/**
 * The list with a car saved at a time. One that is saved already stays as it was first saved, with its price of then.
 *
 * @example
 * keptCars(keepCar([], car, 1000)).map(({ id, at }) => [id, at]) // [["7", 1000]]
 */
export function keepCar(list: Watchlist, car: CarToKeep, now: number): Watchlist {
  const known = list.find(({ id }) => id === car.id);
  return known?.kind === "kept"
    ? list
    : mergeWatchlists(list, [{ ...car, kind: "kept", at: after(known, now) }]);
}

/**
 * The list with a car taken out at a time, which is remembered.
 *
 * @example
 * keptCars(takeOutCar(keepCar([], car, 1000), car.id, 2000)) // []
 */
export function takeOutCar(list: Watchlist, id: string, now: number): Watchlist {
  const known = list.find((entry) => entry.id === id);
  return known?.kind === "removed"
    ? list
    : mergeWatchlists(list, [{ kind: "removed", id, at: after(known, now) }]);
}

/** The saved cars, the first saved first. */
export const keptCars = (list: Watchlist): readonly KeptCar[] =>
  list.filter((entry) => entry.kind === "kept");

/** A device whose clock is behind still changes what it has seen. */
const after = (known: WatchlistEntry | undefined, now: number): number =>
  known === undefined ? now : Math.max(now, known.at + 1);

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const compareAge = (one: WatchlistEntry, other: WatchlistEntry): number =>
  one.at - other.at || compareText(one.id, other.id);

/** Which of two entries of one car counts: a total order, so that devices agree whatever reaches them first. */
function compareClaims(one: WatchlistEntry, other: WatchlistEntry): number {
  if (one.at !== other.at) return one.at - other.at;
  if (one.kind === "removed" || other.kind === "removed") return compareText(other.kind, one.kind);
  const [mine, theirs] = [claimText(one), claimText(other)];
  return mine.length - theirs.length || compareText(mine, theirs);
}

const claimText = ({ name, slug, make, model, imageUrl, price }: KeptCar): string =>
  JSON.stringify([name, slug, make, model, imageUrl, price]);
