import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { machineCoverage } from "../testing/machine-coverage.ts";
import { settle } from "../testing/settle.ts";
import type { Favourite } from "./favourite.ts";
import { mergeFavourites, parseFavourites, printFavourites, toggleFavourite } from "./favourite.ts";
import type { WatchlistAnswer } from "./favourites-machine.ts";
import { favouritesMachine, provideFavourites } from "./favourites-machine.ts";

const coverage = machineCoverage(favouritesMachine);

const car = (id: string): Favourite => ({
  id,
  name: `Car ${id}`,
  slug: `car-${id}`,
  make: "Kia",
  model: "Rio",
  imageUrl: null,
});
const cars = (letters = "") => Array.from(letters, car);
const broken = () => Promise.reject(new Error("offline"));
const ids = (favourites: readonly Favourite[]) => favourites.map(({ id }) => id).join("");

/** A shopper whose user has a watchlist on a server that may be down, or may be slow until released. */
function startHearts(given: { local?: string; account?: string; merged?: boolean } = {}) {
  const server = { list: cars(given.account), down: false, merges: 0, saves: 0 };
  const stored: string[] = [];
  const waiting: (() => void)[] = [];
  const clock = new SimulatedClock();
  let slow = false;
  const answer = async (apply: () => void): Promise<WatchlistAnswer> => {
    if (slow) await new Promise<void>((resolve) => waiting.push(resolve));
    if (server.down) return { ok: false };
    apply();
    return { ok: true, favourites: server.list };
  };
  const machine = provideFavourites({
    mergeWatchlist: ({ favourites }) =>
      answer(() => {
        server.merges += 1;
        server.list = [...mergeFavourites(server.list, favourites)];
      }),
    saveWatchlist: ({ favourites }) =>
      answer(() => {
        server.saves += 1;
        server.list = [...favourites];
      }),
    store: (favourites) => void stored.push(ids(favourites)),
    rememberMerged: () => void stored.push("merged"),
  });
  const actor = createActor(machine, {
    input: {
      favourites: cars(given.local),
      ...(given.merged !== undefined && { merged: given.merged }),
    },
    clock,
    inspect: coverage.inspect,
  });
  const added: string[] = [];
  actor.on("favouriteAdded", ({ favourite }) => void added.push(favourite.id));
  actor.start();
  const toggle = async (id: string) => {
    actor.send({ type: "TOGGLE", favourite: car(id) });
    await settle();
  };
  const signIn = async () => {
    actor.send({ type: "SIGNED_IN" });
    await settle();
  };
  return {
    actor,
    added,
    clock,
    server,
    stored,
    signIn,
    toggle,
    list: () => ids(actor.getSnapshot().context.favourites),
    slowDown: () => (slow = true),
    release: async () => {
      slow = false;
      for (const resolve of waiting.splice(0)) resolve();
      await settle();
    },
  };
}

describe("favouritesMachine", () => {
  it("keeps hearts in the browser and reports only those added", async () => {
    const { toggle, stored, added, server } = startHearts({ local: "a" });
    await toggle("b");
    await toggle("a");
    expect(stored).toEqual(["ab", "b"]);
    expect(added).toEqual(["b"]);
    expect(server.merges + server.saves).toBe(0);
  });

  it("merges once on sign-in, and saves each change after that", async () => {
    const { signIn, toggle, list, server, stored, actor } = startHearts({ local: "ab", account: "bc" });
    await signIn();
    expect(list()).toBe("bca");
    expect(stored).toEqual(["bca", "merged"]);
    expect(server).toMatchObject({ merges: 1, saves: 0 });
    await toggle("c");
    expect(ids(server.list)).toBe("ba");
    actor.send({ type: "SIGNED_OUT" });
    await signIn();
    expect(server).toMatchObject({ merges: 1 });
  });

  it("does not merge again what an earlier visit has merged", async () => {
    const { signIn, server } = startHearts({ local: "a", merged: true });
    await signIn();
    expect(server).toMatchObject({ merges: 0, saves: 1 });
  });

  it("keeps what the shopper does while the merge is under way", async () => {
    const { signIn, toggle, release, slowDown, list, server } = startHearts({ local: "ab", account: "c" });
    slowDown();
    await signIn();
    await toggle("a");
    await toggle("d");
    await release();
    expect(list()).toBe("cbd");
    expect(ids(server.list)).toBe("cbd");
  });

  it("tries a failing watchlist again, and works in the browser meanwhile", async () => {
    const { signIn, toggle, clock, server, list } = startHearts({ local: "a" });
    server.down = true;
    await signIn();
    await toggle("b");
    expect(list()).toBe("ab");
    server.down = false;
    clock.increment(30_000);
    await settle();
    expect(ids(server.list)).toBe("ab");
    server.down = true;
    await toggle("c");
    server.down = false;
    clock.increment(30_000);
    await settle();
    expect(ids(server.list)).toBe("abc");
  });

  it("takes a watchlist that throws for one that failed", async () => {
    const work = { mergeWatchlist: broken, saveWatchlist: broken, store: () => {}, rememberMerged: () => {} };
    for (const merged of [true, false]) {
      const actor = createActor(provideFavourites(work), {
        input: { favourites: [], merged },
        inspect: coverage.inspect,
        clock: new SimulatedClock(),
      }).start();
      actor.send({ type: "SIGNED_IN" });
      await settle();
      expect(actor.getSnapshot().value).toEqual({ account: "resting" });
    }
  });

  it("follows another tab", () => {
    const { actor, list } = startHearts({ local: "a" });
    actor.send({ type: "STORED", favourites: [car("x")] });
    expect(list()).toBe("x");
  });

  it("has by now reached every state and taken every transition", () => {
    expect(coverage.missing()).toEqual([]);
  });
});

describe("parseFavourites", () => {
  const favourite = fc.record({
    id: fc.string({ minLength: 1, maxLength: 20 }),
    name: fc.string({ maxLength: 20 }),
    slug: fc.string({ minLength: 1, maxLength: 20 }),
    make: fc.string({ maxLength: 20 }),
    model: fc.string({ maxLength: 20 }),
    imageUrl: fc.option(fc.webUrl()),
  });
  const favourites = fc.uniqueArray(favourite, { selector: ({ id }) => id, maxLength: 20 });

  it("reads what was printed", () => {
    fc.assert(
      fc.property(favourites, (list) => {
        expect(parseFavourites(printFavourites(list))).toEqual(list);
      }),
    );
  });

  it("drops what is no favourite, and repeats", () => {
    const stored = JSON.stringify([null, 4, {}, { id: "a" }, { id: "a", slug: "x" }, { id: "a", slug: "y" }]);
    expect(parseFavourites(stored)).toMatchObject([{ id: "a", slug: "x", name: "", imageUrl: null }]);
    for (const broken of [null, "", "{", "{}", '"x"', "4"]) expect(parseFavourites(broken)).toEqual([]);
  });

  it("keeps texts of 500 characters and drops a longer one, or the favourite it names", () => {
    const longest = "x".repeat(500);
    const whole = { id: longest, slug: longest, name: longest, make: longest, model: longest };
    const read = (changes: object) => parseFavourites(JSON.stringify([{ ...whole, ...changes }]));
    expect(read({ primary_image_url: longest })).toEqual([{ ...whole, imageUrl: longest }]);
    expect(read({ name: `${longest}x`, make: 4, model: null, primary_image_url: "" })).toEqual([
      { ...whole, name: "", make: "", model: "", imageUrl: null },
    ]);
    for (const name of ["id", "slug"])
      for (const value of [`${longest}x`, "", 4]) expect(read({ [name]: value })).toEqual([]);
  });

  it("keeps the newest 200, however they come", () => {
    const list = Array.from({ length: 201 }, (_, index) => car(String(index)));
    expect(parseFavourites(printFavourites(list))).toEqual(list.slice(1));
    const added = toggleFavourite(list.slice(0, 200), car("200"));
    expect(added).toEqual(list.slice(1));
    expect(mergeFavourites(list.slice(0, 200), [car("200"), car("5")])).toEqual(list.slice(1));
  });

  it("merges all of one list, then what the other has besides", () => {
    expect(ids(mergeFavourites(cars("ab"), cars("bc")))).toBe("abc");
    expect(ids(toggleFavourite(cars("abc"), car("b")))).toBe("ac");
    expect(ids(toggleFavourite(cars("ac"), car("b")))).toBe("acb");
  });

  it("toggling twice changes nothing but the order", () => {
    fc.assert(
      fc.property(favourites, favourite, (list, one) => {
        const twice = toggleFavourite(toggleFavourite(list, one), one);
        expect(new Set(twice.map(({ id }) => id))).toEqual(new Set(list.map(({ id }) => id)));
      }),
    );
  });
});
