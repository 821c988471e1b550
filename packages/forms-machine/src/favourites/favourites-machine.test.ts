import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { machineCoverage } from "../testing/machine-coverage.ts";
import { settle } from "../testing/settle.ts";
import type { WatchlistAnswer } from "./favourites-machine.ts";
import { favouritesMachine, provideFavourites } from "./favourites-machine.ts";
import {
  type CarToKeep,
  keepCar,
  keptCars,
  mergeWatchlists,
  takeOutCar,
  type Watchlist,
} from "./watchlist.ts";

const coverage = machineCoverage(favouritesMachine);

const car = (id: string): CarToKeep => ({
  id,
  name: `Car ${id}`,
  slug: `car-${id}`,
  make: "Kia",
  model: "Rio",
  imageUrl: null,
  price: 18_990,
});
const listOf = (letters = "", from = 1) =>
  Array.from(letters).reduce<Watchlist>((list, id, index) => keepCar(list, car(id), from + index), []);
const ids = (list: Watchlist) =>
  keptCars(list)
    .map(({ id }) => id)
    .join("");

/** A shopper whose user has a watchlist on a server that may be down, or may be slow until released. */
function startHearts(given: { local?: string; account?: string } = {}) {
  const server = { list: listOf(given.account, 100), down: false, syncs: 0 };
  const stored: string[] = [];
  const waiting: (() => void)[] = [];
  const clock = new SimulatedClock();
  let slow = false;
  let at = 1000;
  const machine = provideFavourites({
    syncWatchlist: async ({ watchlist }): Promise<WatchlistAnswer> => {
      if (slow) await new Promise<void>((resolve) => waiting.push(resolve));
      if (server.down) return { ok: false };
      server.syncs += 1;
      server.list = mergeWatchlists(server.list, watchlist);
      return { ok: true, watchlist: server.list };
    },
    store: (watchlist) => void stored.push(ids(watchlist)),
  });
  const actor = createActor(machine, {
    input: { watchlist: listOf(given.local) },
    clock,
    inspect: coverage.inspect,
  });
  const added: string[] = [];
  actor.on("favouriteAdded", ({ car: { id } }) => void added.push(id));
  actor.start();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await settle();
  };
  return {
    added,
    clock,
    send,
    server,
    stored,
    toggle: (id: string) => send({ type: "TOGGLE", car: car(id), at: (at += 1) }),
    list: () => ids(actor.getSnapshot().context.watchlist),
    state: () => actor.getSnapshot().value,
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
    expect(server.syncs).toBe(0);
  });

  it("unites both lists on sign-in, and sends each change after that", async () => {
    const { send, toggle, list, server, stored } = startHearts({ local: "ab", account: "bc" });
    await send({ type: "SIGNED_IN" });
    expect([list(), ids(server.list), stored]).toEqual(["abc", "abc", ["abc"]]);
    await toggle("c");
    expect(ids(server.list)).toBe("ab");
  });

  it("keeps what the shopper does while the lists are being united", async () => {
    const { send, toggle, release, slowDown, list, server } = startHearts({ local: "ab", account: "c" });
    slowDown();
    await send({ type: "SIGNED_IN" });
    await toggle("a");
    await toggle("d");
    await release();
    expect([list(), ids(server.list)]).toEqual(["bcd", "bcd"]);
  });

  it("tries a failing watchlist again, and works in the browser meanwhile", async () => {
    const { send, toggle, clock, server, list, state } = startHearts({ local: "a" });
    server.down = true;
    await send({ type: "SIGNED_IN" });
    await toggle("b");
    expect([list(), state()]).toEqual(["ab", { account: "resting" }]);
    server.down = false;
    clock.increment(30_000);
    await settle();
    expect(ids(server.list)).toBe("ab");
  });

  it("takes a watchlist that throws for one that failed", async () => {
    const actor = createActor(
      provideFavourites({ syncWatchlist: () => Promise.reject(new Error("offline")), store: () => {} }),
      { input: { watchlist: [] }, inspect: coverage.inspect, clock: new SimulatedClock() },
    ).start();
    actor.send({ type: "SIGNED_IN" });
    await settle();
    expect(actor.getSnapshot().value).toEqual({ account: "resting" });
  });

  it("loses nothing when the session ends by itself", async () => {
    const { send, toggle, list, server } = startHearts({ local: "ab" });
    await send({ type: "SIGNED_IN" });
    await send({ type: "EXPIRED" });
    await toggle("c");
    await toggle("a");
    expect([list(), ids(server.list)]).toEqual(["bc", "ab"]);
    await send({ type: "SIGNED_IN" });
    expect([list(), ids(server.list)]).toEqual(["bc", "bc"]);
  });

  it("forgets on this device what the account keeps when the shopper signs out", async () => {
    const { send, list, server, stored } = startHearts({ local: "ab" });
    await send({ type: "SIGNED_IN" });
    await send({ type: "SIGNED_OUT" });
    expect([list(), stored.at(-1), ids(server.list)]).toEqual(["", "", "ab"]);
  });

  it("follows another tab", async () => {
    const { send, list } = startHearts({ local: "a" });
    await send({ type: "STORED", watchlist: takeOutCar(listOf("ab"), "a", 50) });
    expect(list()).toBe("b");
  });

  it("has by now reached every state and taken every transition", () => {
    expect(coverage.missing()).toEqual([]);
  });
});
