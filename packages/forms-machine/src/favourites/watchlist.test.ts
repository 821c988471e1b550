import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CarToKeep,
  keepCar,
  keptCars,
  mergeWatchlists,
  takeOutCar,
  type Watchlist,
  WATCHLIST_LIMIT,
  type WatchlistEntry,
} from "./watchlist.ts";

const car = (id: string, price: number | null = 18_990): CarToKeep => ({
  id,
  name: `Car ${id}`,
  slug: `car-${id}`,
  make: "Kia",
  model: "Rio",
  imageUrl: null,
  price,
});
const ids = (list: Watchlist) =>
  keptCars(list)
    .map(({ id }) => id)
    .join("");
const named = (list: Watchlist) => new Set(list.map((each) => each.id));
const toggle = (list: Watchlist, one: string, time: number) =>
  keptCars(list).some((each) => each.id === one)
    ? takeOutCar(list, one, time)
    : keepCar(list, car(one), time);

/** Few cars and few moments, so that entries of one car and one time meet. */
const id = fc.constantFrom("a", "b", "c", "d", "e");
const at = fc.integer({ min: 0, max: 6 });
const entry: fc.Arbitrary<WatchlistEntry> = fc.oneof(
  fc.record({ kind: fc.constant("removed" as const), id, at }),
  fc
    .record({ id, at, price: fc.option(fc.nat(3)), imageUrl: fc.option(fc.constantFrom("x", "y")) })
    .map(({ id: one, at: time, price, imageUrl }) => ({
      ...car(one, price),
      imageUrl,
      kind: "kept" as const,
      at: time,
    })),
);
const watchlist = fc.array(entry, { maxLength: 12 }).map((entries) => mergeWatchlists([], entries));
/** Lists as long as the limit allows, whose unions are longer. */
const longList = fc
  .tuple(fc.nat(600), fc.nat(600), fc.integer({ min: 350, max: WATCHLIST_LIMIT }), fc.boolean())
  .map(([first, time, length, removes]) =>
    mergeWatchlists(
      [],
      Array.from({ length }, (_, index): WatchlistEntry => {
        const name = String(first + index);
        return removes && index % 3 === 0
          ? { kind: "removed", id: name, at: time + index }
          : { ...car(name), kind: "kept", at: time + index };
      }),
    ),
  );

describe("mergeWatchlists", () => {
  it.each([
    ["few cars", watchlist, 500],
    ["full lists", longList, 40],
  ] as const)("gives the same whoever merges first, with whom and how often: %s", (_, lists, numRuns) => {
    fc.assert(
      fc.property(lists, lists, lists, (one, two, three) => {
        const merged = mergeWatchlists(one, two);
        expect(merged).toEqual(mergeWatchlists(two, one));
        expect(mergeWatchlists(merged, three)).toEqual(mergeWatchlists(one, mergeWatchlists(two, three)));
        expect(mergeWatchlists(merged, one)).toEqual(merged);
        expect(mergeWatchlists(one, [])).toEqual(one);
        expect(merged.length).toBeLessThanOrEqual(WATCHLIST_LIMIT);
      }),
      { numRuns },
    );
  });

  it("knows every car that either list knows", () => {
    fc.assert(
      fc.property(watchlist, watchlist, (one, two) => {
        expect(named(mergeWatchlists(one, two))).toEqual(named([...one, ...two]));
      }),
    );
  });

  it("lets the later of keeping and taking out win", () => {
    const kept = keepCar([], car("a"), 1000);
    const removed = takeOutCar(kept, "a", 2000);
    expect(ids(mergeWatchlists(kept, removed))).toBe("");
    expect(ids(mergeWatchlists(removed, keepCar([], car("a"), 2001)))).toBe("a");
    expect(ids(mergeWatchlists(removed, keepCar([], car("a"), 1999)))).toBe("");
  });

  it("keeps a car that was kept and taken out at the same time", () => {
    expect(ids(mergeWatchlists(takeOutCar([], "a", 1000), keepCar([], car("a"), 1000)))).toBe("a");
  });

  it("takes the fuller of two entries of one time, such as the one with a picture", () => {
    const plain = keepCar([], car("a"), 1000);
    const pictured = keepCar([], { ...car("a"), imageUrl: "https://p.example/a.jpg" }, 1000);
    expect(mergeWatchlists(pictured, plain)).toEqual(pictured);
    expect(mergeWatchlists(plain, pictured)).toEqual(pictured);
  });

  it("drops the oldest beyond the limit", () => {
    const full = Array.from({ length: WATCHLIST_LIMIT }, (_, index) => String(index)).reduce<Watchlist>(
      (list, name, index) => keepCar(list, car(name), index),
      [],
    );
    const over = keepCar(full, car("new"), 1_000_000);
    expect(over).toHaveLength(WATCHLIST_LIMIT);
    expect(over.map((each) => each.id)).toEqual([...full.slice(1).map((each) => each.id), "new"]);
  });

  it("loses nothing of what was done on either device while a session had ended", () => {
    const presses = fc.array(fc.record({ id, device: fc.boolean() }), { maxLength: 20 });
    fc.assert(
      fc.property(watchlist, presses, (before, pressed) => {
        let [phone, desk] = [before, before];
        let last = new Map<string, boolean>();
        pressed.forEach(({ id: one, device }, index) => {
          const time = 1000 + index;
          if (device) phone = toggle(phone, one, time);
          else desk = toggle(desk, one, time);
          last = new Map(last).set(
            one,
            keptCars(device ? phone : desk).some((each) => each.id === one),
          );
        });
        const union = new Set(keptCars(mergeWatchlists(phone, desk)).map((each) => each.id));
        for (const [one, kept] of last) expect(union.has(one)).toBe(kept);
      }),
    );
  });
});

describe("keepCar", () => {
  it("keeps the price and time at which a car was first kept", () => {
    const list = keepCar(keepCar([], car("a", 20_000), 1000), car("a", 15_000), 2000);
    expect(keptCars(list)).toMatchObject([{ price: 20_000, at: 1000 }]);
  });

  it("takes the new price when a car is kept again after it was taken out", () => {
    const list = keepCar(takeOutCar(keepCar([], car("a", 20_000), 1000), "a", 2000), car("a", 15_000), 3000);
    expect(keptCars(list)).toMatchObject([{ price: 15_000, at: 3000 }]);
  });

  it("shows the cars in the order they were kept", () => {
    expect(ids(keepCar(keepCar(keepCar([], car("c"), 1), car("a"), 2), car("b"), 3))).toBe("cab");
  });

  it("works where the device's clock is behind what it has seen", () => {
    const removed = takeOutCar(keepCar([], car("a"), 5000), "a", 5001);
    expect(ids(keepCar(removed, car("a"), 10))).toBe("a");
    expect(ids(takeOutCar(keepCar([], car("a"), 5000), "a", 10))).toBe("");
  });
});

describe("takeOutCar", () => {
  it("remembers a car it never knew, and the first time it was taken out", () => {
    const list = takeOutCar(takeOutCar([], "a", 1000), "a", 2000);
    expect(list).toEqual([{ kind: "removed", id: "a", at: 1000 }]);
  });
});
