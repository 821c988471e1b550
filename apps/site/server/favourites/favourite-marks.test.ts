import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeMark, type FavouriteMark, parseMarks, printMarks } from "./favourite-marks.ts";

const price = fc.option(fc.integer({ min: 1, max: 9_999_999 }), { nil: null });
const mark = fc.record({ id: fc.string({ minLength: 1, maxLength: 12 }), price });
const marks = fc.uniqueArray(mark, { selector: ({ id }) => id, maxLength: 40 });
const ids = (list: readonly FavouriteMark[]) => list.map(({ id }) => id);

describe("the cookie of a shopper's favourites", () => {
  it("gives back what was kept, as long as there is room", () => {
    fc.assert(
      fc.property(marks, (list) => {
        expect(parseMarks(printMarks(list))).toEqual(list);
      }),
    );
  });

  it("is read without an error whatever it says", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { id } of parseMarks(text)) expect(id).not.toBe("");
      }),
    );
    expect(parseMarks("!7~18990!7~free!~5!8~1e9")).toEqual([
      { id: "7", price: null },
      { id: "8", price: null },
    ]);
    expect(parseMarks(null)).toEqual([]);
  });

  it("drops the oldest where a browser would keep no more", () => {
    const many = Array.from({ length: 300 }, (_, at) => ({ id: `car-${at}-of-the-yard`, price: 18_990 }));
    const kept = parseMarks(printMarks(many));
    expect(printMarks(many).length).toBeLessThanOrEqual(3_600);
    expect(ids(kept)).toEqual(ids(many).slice(-kept.length));
    expect(kept.length).toBeGreaterThan(100);
  });
});

describe("changeMark", () => {
  const kept = [{ id: "a", price: 5 }];
  const again = { id: "a", price: 4 };
  it("keeps the price a car was first kept at", () => {
    expect(changeMark(kept, again, "keep")).toEqual(kept);
  });

  it("adds at the end, takes out, and turns one into the other", () => {
    const b = { id: "b", price: null };
    expect(ids(changeMark(kept, b, "keep"))).toEqual(["a", "b"]);
    expect(ids(changeMark(kept, b, "toggle"))).toEqual(["a", "b"]);
    expect(changeMark(kept, again, "toggle")).toEqual([]);
    expect(changeMark(kept, again, "remove")).toEqual([]);
    expect(changeMark(kept, b, "remove")).toEqual(kept);
  });
});
