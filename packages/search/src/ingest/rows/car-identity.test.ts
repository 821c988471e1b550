import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FeedColumns, feedRow } from "../feed/feed-row.ts";
import { parseFeedMapping } from "../mapping/parse-feed-mapping.ts";
import { CarIdentity } from "./car-identity.ts";

function identityOf(identity: object = {}, name = "yard") {
  const fields = { make: "Make", model: "Model", car_type: { constant: "used" }, price: "Price", km: "Km" };
  const parsed = parseFeedMapping({ name, identity, fields });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return new CarIdentity(parsed.mapping, 27);
}
const rowOf = (cells: Record<string, string>, line = 2) =>
  feedRow(new FeedColumns(Object.keys(cells)), Object.values(cells), line);
const CAR = { Make: "Mazda", Model: "CX-5", Price: "1", Km: "2" };

/** The id of one row alone; "refused" where it has none. */
function idOf(cells: Record<string, string>, identity: object = {}, name = "yard"): string {
  const given = identityOf(identity, name).idOf(rowOf(cells));
  return given.ok ? given.id : "refused";
}

describe("the id of a car from its feed", () => {
  const byNumber = { id: "No" };

  it.each(["U1", "a_b-C9", "x".repeat(120)])("is kept as it is: %s", (own) => {
    expect(idOf({ ...CAR, No: own }, byNumber)).toBe(own);
  });

  it.each([
    ["U 1", /^U-1_[0-9a-hjkmnp-tv-z]{12}$/],
    ["U/1", /^U-1_[0-9a-hjkmnp-tv-z]{12}$/],
    ["é", /^-_[0-9a-hjkmnp-tv-z]{12}$/],
    ["x".repeat(121), /^x{40}_[0-9a-hjkmnp-tv-z]{12}$/],
  ])("is made one that every index takes: %s", (own, shape) => {
    expect(idOf({ ...CAR, No: own }, byNumber)).toMatch(shape);
  });

  it("stays apart from another that is made the same letters", () => {
    expect(idOf({ ...CAR, No: "U 1" }, byNumber)).not.toBe(idOf({ ...CAR, No: "U/1" }, byNumber));
    expect(idOf({ ...CAR, No: "U 1" }, byNumber)).toBe(idOf({ ...CAR, Make: "Kia", No: "U 1" }, byNumber));
  });

  it("may be given once, whatever its line", () => {
    const identity = identityOf(byNumber);
    expect(identity.idOf(rowOf({ ...CAR, No: "U1" }, 0))).toEqual({
      ok: true,
      id: "U1",
      repeats: null,
      exact: false,
    });
    expect(identity.idOf(rowOf({ ...CAR, No: "U1" }, 7))).toEqual({
      ok: false,
      reason: "this row repeats line 0 in every cell",
      column: "No",
      value: "U1",
      earlier: { file: null, line: 0, id: "U1", column: "No" },
    });
    expect(identity.idOf(rowOf({ ...CAR, No: "U1", Price: "9" }, 8))).toMatchObject({
      ok: false,
      reason: "the id 'U1' in No is on line 0 already, in a row that differs",
    });
    expect(identity.idOf(rowOf({ ...CAR, No: "U2" }, 9))).toMatchObject({ ok: true, id: "U2" });
  });

  it("is made of the row where the feed's own is empty", () => {
    expect(idOf({ ...CAR, No: " - " }, byNumber)).toBe(idOf({ ...CAR, No: "-" }));
  });
});

describe("the id of a car without one in its feed", () => {
  const plain = idOf(CAR);

  it("is twelve letters and digits that cannot be confused", () => {
    expect(plain).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
  });

  it.each([
    ["price", { ...CAR, Price: "9" }],
    ["kilometres", { ...CAR, Km: "9" }],
    ["blanks around a cell", { ...CAR, Make: " Mazda " }],
    ["a new column that is empty", { ...CAR, Tag: " " }],
    ["a price that is gone", { Make: "Mazda", Model: "CX-5", Km: "2" }],
  ])("does not change with %s", (_, cells) => expect(idOf(cells)).toBe(plain));

  it("does not change with the order of the columns", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { minKeys: 1, maxKeys: 8 }),
        fc.infiniteStream(fc.nat()),
        (cells, chance) => {
          const shuffled = Object.entries(cells)
            .map((cell) => ({ cell, at: chance.next().value ?? 0 }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ cell }) => cell);
          const row = feedRow(
            new FeedColumns(shuffled.map(([name]) => name)),
            shuffled.map(([, cell]) => cell),
            2,
          );
          expect(identityOf().idOf(row)).toMatchObject({ id: idOf(cells) });
        },
      ),
    );
  });

  it.each([
    ["a cell", { ...CAR, Model: "CX-9" }],
    ["a column's name", { Brand: "Mazda", Model: "CX-5", Price: "1", Km: "2" }],
    ["two cells that change places", { ...CAR, Make: "CX-5", Model: "Mazda" }],
    ["a new column with something in it", { ...CAR, Tag: "x" }],
  ])("changes with %s", (_, cells) => expect(idOf(cells)).not.toBe(plain));

  it("is another one in another feed", () => {
    expect(idOf(CAR, {}, "other")).not.toBe(plain);
  });

  it("leaves out the columns that the mapping ignores", () => {
    const ignore = { ignore: ["Tag"] };
    expect(idOf({ ...CAR, Tag: "x" }, ignore)).toBe(plain);
    expect(idOf({ ...CAR, Other: "x" }, ignore)).not.toBe(plain);
  });

  it("is counted on for rows that are alike, each with the first one's line", () => {
    const identity = identityOf();
    expect(identity.idOf(rowOf(CAR, 2))).toMatchObject({ id: plain, repeats: null });
    expect(identity.idOf(rowOf({ ...CAR, Price: "5" }, 3))).toEqual({
      ok: true,
      id: `${plain}-2`,
      repeats: { file: null, line: 2 },
      exact: false,
    });
    expect(identity.idOf(rowOf({ ...CAR, Price: "5" }, 4))).toEqual({
      ok: true,
      id: `${plain}-3`,
      repeats: { file: null, line: 3 },
      exact: true,
    });
  });

  it("is given once where the feed's repeats are refused", () => {
    const identity = identityOf({ repeats: "refuse" });
    expect(identity.idOf(rowOf(CAR, 2)).ok).toBe(true);
    expect(identity.idOf(rowOf(CAR, 3))).toEqual({
      ok: false,
      reason: "this row repeats line 2, and repeats are refused",
      column: null,
      value: null,
      earlier: { file: null, line: 2, id: plain, column: null },
    });
  });
});
