import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeWatchlists, type WatchlistEntry } from "./watchlist.ts";
import { parseWatchlist, printWatchlist } from "./watchlist-wire.ts";

const text = fc.string({ maxLength: 20 });
const name = fc.string({ minLength: 1, maxLength: 20 });
const at = fc.nat();
const entry: fc.Arbitrary<WatchlistEntry> = fc.oneof(
  fc.record({ kind: fc.constant("removed" as const), id: name, at }),
  fc.record({
    kind: fc.constant("kept" as const),
    id: name,
    slug: name,
    name: text,
    make: text,
    model: text,
    imageUrl: fc.option(fc.webUrl()),
    price: fc.option(fc.nat()),
    at,
  }),
);
const record = {
  id: "7",
  slug: "rio-7",
  name: "Kia Rio",
  make: "Kia",
  model: "Rio",
  primary_image_url: null,
};
const read = (value: unknown, latest?: number) => parseWatchlist(JSON.stringify(value), latest);

describe("parseWatchlist", () => {
  it("reads what was printed", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        const list = mergeWatchlists([], entries);
        expect(parseWatchlist(printWatchlist(list))).toEqual(list);
      }),
    );
  });

  it("reads favourites that were kept before lists had times, in their order, and older than any change", () => {
    const list = read([
      { ...record, id: "b" },
      { ...record, id: "a" },
      { id: "c", removed: true, at: 900 },
    ]);
    expect(list.map(({ id, at: time }) => [id, time])).toEqual([
      ["b", 0],
      ["a", 1],
      ["c", 900],
    ]);
  });

  it("remembers what was taken off by an id of five hundred characters, and by no longer one", () => {
    const list = read([0, 1, 500, 501].map((length) => ({ id: "x".repeat(length), removed: true, at: 1 })));
    expect(list.map(({ id }) => id.length).toSorted((one, other) => one - other)).toEqual([1, 500]);
  });

  it("takes a time beyond the given clock as now, and a time that is none as none", () => {
    expect(read([{ ...record, at: 5000 }], 1500)).toMatchObject([{ at: 1500 }]);
    for (const wrong of [-1, 1.5, "2000", null])
      expect(read([{ ...record, at: wrong }])).toMatchObject([{ at: 0 }]);
  });

  it("drops what is no entry", () => {
    const long = "x".repeat(501);
    expect(
      read([
        null,
        4,
        {},
        { id: "a" },
        { id: "", removed: true },
        { id: long, removed: true },
        { removed: true },
      ]),
    ).toEqual([]);
    expect(
      read([
        { ...record, id: long },
        { ...record, slug: "" },
      ]),
    ).toEqual([]);
    expect(read([{ ...record, name: long, make: 4, primary_image_url: "", price: "1" }])).toMatchObject([
      { name: "", make: "", imageUrl: null, price: null },
    ]);
    expect(read([{ ...record, price: -1 }])).toMatchObject([{ price: null }]);
    for (const broken of [null, "", "{", "{}", '"x"', "4"]) expect(parseWatchlist(broken)).toEqual([]);
  });

  it("reads no more of a hostile list than an honest one may hold", () => {
    const records = Array.from({ length: 5000 }, (_, index) => ({
      id: String(index),
      removed: true,
      at: index,
    }));
    expect(Math.max(...read(records).map(({ at: time }) => time))).toBe(999);
  });
});
