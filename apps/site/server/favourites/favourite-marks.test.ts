import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FavouriteMark, markOf, parseMarks, printMarks } from "./favourite-marks.ts";

const id = fc.string({ minLength: 1, maxLength: 12 });
const at = fc.integer({ min: 0, max: 4_102_444_800_000 });
const mark: fc.Arbitrary<FavouriteMark> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("kept" as const), id, price: fc.option(fc.nat()), at }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("removed" as const), id, at }) },
);
const marks = fc.uniqueArray(mark, { selector: (each) => each.id, maxLength: 20 });
const ids = (list: readonly FavouriteMark[]) => list.map((each) => each.id);

const prices = (text: string) =>
  parseMarks(text).map((each) => (each.kind === "kept" ? each.price : "removed"));

describe("the cookie of a shopper's favourites", () => {
  it("gives back what was kept and taken out, as long as there is room", () => {
    fc.assert(
      fc.property(marks, (list) => {
        expect(parseMarks(printMarks(list))).toEqual(list);
      }),
    );
  });

  it("is read without an error whatever it says", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const each of parseMarks(text)) expect(each.id).not.toBe("");
      }),
    );
    expect(parseMarks("!7~18990!7~free!~5!8~1e9~-5")).toEqual([
      { kind: "kept", id: "7", price: null, at: 0 },
      { kind: "kept", id: "8", price: null, at: 0 },
    ]);
    expect(parseMarks(null)).toEqual([]);
  });

  it("reads prices to the cent, and no id that is longer than any car's", () => {
    expect(prices("1~18990.5~a!2~18990.55~a!3~18990.555~a!4~.5~a!5~-~a")).toEqual([
      18_990.5,
      18_990.55,
      null,
      null,
      "removed",
    ]);
    const long = "x".repeat(100);
    expect(ids(parseMarks(`${long}~5~a!${long}x~5~a`))).toEqual([long]);
  });

  it("drops the oldest where a browser would keep no more", () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      kind: "kept" as const,
      id: `car-${index}-of-the-yard`,
      price: 18_990,
      at: 1_795_000_000_000 + index,
    }));
    const kept = parseMarks(printMarks(many));
    expect(printMarks(many).length).toBeLessThanOrEqual(3_600);
    expect(ids(kept)).toEqual(ids(many).slice(-kept.length));
    expect(kept.length).toBeGreaterThan(80);
  });

  it("remembers the last 20 that were taken out, so that kept cars have room", () => {
    const removed = Array.from({ length: 25 }, (_, index) => ({
      kind: "removed" as const,
      id: `r${index}`,
      at: index,
    }));
    const kept = { kind: "kept" as const, id: "a", price: null, at: 0 };
    expect(ids(parseMarks(printMarks([kept, ...removed])))).toEqual(["a", ...ids(removed).slice(5)]);
  });

  it("leaves out an id that no stock gives", () => {
    expect(printMarks([{ kind: "removed", id: "x".repeat(101), at: 0 }])).toBe("");
    expect(printMarks([{ kind: "removed", id: "\uD800", at: 0 }])).toBe("");
  });
});

describe("markOf", () => {
  it("keeps what became of a car, and its price, without its names", () => {
    const names = { name: "Kia Rio", slug: "rio", make: "Kia", model: "Rio", imageUrl: null };
    expect(markOf({ kind: "kept", id: "7", ...names, price: 18_990, at: 5 })).toEqual({
      kind: "kept",
      id: "7",
      price: 18_990,
      at: 5,
    });
    expect(markOf({ kind: "removed", id: "7", at: 5 })).toEqual({ kind: "removed", id: "7", at: 5 });
  });
});
