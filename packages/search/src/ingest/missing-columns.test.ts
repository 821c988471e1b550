import { describe, expect, it } from "vitest";
import { FeedColumns, feedRow } from "./feed/feed-row.ts";
import { parseFeedMapping } from "./mapping/parse-feed-mapping.ts";
import { ColumnCheck, describeMissing, unmappedFields } from "./missing-columns.ts";

function mappingOf(more: object = {}, fields: object = {}) {
  const parsed = parseFeedMapping({
    name: "yard",
    fields: { make: "Make", model: "Model", car_type: { constant: "used" }, ...fields },
    ...more,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.mapping;
}

/** What is missing of a file whose rows have these columns. */
function missing(
  rows: readonly (readonly string[])[],
  mapping = mappingOf(),
  accepted: readonly string[] = [],
) {
  const check = new ColumnCheck(mapping, accepted);
  for (const names of rows)
    check.see(
      feedRow(
        new FeedColumns(names),
        names.map(() => ""),
        2,
      ),
    );
  return { missing: check.missing(), names: check.names() };
}

describe("ColumnCheck", () => {
  it("misses nothing once every column was seen, in one row or in several", () => {
    expect(missing([["Make", "Model"]]).missing).toEqual([]);
    expect(missing([["Make"], ["Model", "Make"]])).toEqual({ missing: [], names: ["Make", "Model"] });
  });

  it("says what a column is read for, and that no car can be made without it", () => {
    const mapping = mappingOf({ skip: [{ column: "Kind", is: ["x"] }] }, { body: "Kind" });
    expect(missing([["Other"]], mapping).missing).toEqual([
      { column: "Make", usedFor: ["make"], nearest: [], needed: true },
      { column: "Model", usedFor: ["model"], nearest: [], needed: true },
      { column: "Kind", usedFor: ["body", "skip"], nearest: [], needed: false },
    ]);
  });

  it("finds a column of a pattern, and misses one that none fits", () => {
    const mapping = mappingOf({}, { images: { columns: ["image[*].url"] } });
    expect(missing([["Make", "Model", "image[0].url"]], mapping).missing).toEqual([]);
    expect(missing([["Make", "Model", "image"]], mapping).missing).toMatchObject([
      { column: "image[*].url", needed: false },
    ]);
  });

  it("lets a column be missing that was accepted, and never one that is needed", () => {
    const mapping = mappingOf({}, { price: "Price" });
    expect(missing([["Make", "Model"]], mapping, ["Price"]).missing).toEqual([]);
    expect(missing([["Model"]], mapping, ["Price", "Make"]).missing).toMatchObject([{ column: "Make" }]);
  });

  it("lets a column be missing that files may lack, unless one is spelt almost so", () => {
    const mapping = mappingOf({ optional: ["Price"] }, { price: "Price" });
    expect(missing([["Make", "Model"]], mapping).missing).toEqual([]);
    expect(missing([["Make", "Model", "price"]], mapping).missing).toMatchObject([{ nearest: ["price"] }]);
    expect(missing([["Make", "Model", "price"]], mapping, ["Price"]).missing).toEqual([]);
  });

  it.each([
    [
      "Odometer",
      ["odometer", "Odo-meter", "Odometre", "Odo", "Odomxxxr"],
      ["odometer", "Odo-meter", "Odometre"],
    ],
    ["Price", ["Pryce", "Pryse"], ["Pryce"]],
    ["Km", ["km", "Kms", "Ke"], ["km"]],
    ["Colour", ["Colors", "Color", "Colours", "colour", "COLOUR"], ["colour", "COLOUR", "Color"]],
  ])(
    "names three columns at most that are spelt almost as %s, the nearest first",
    (column, names, nearest) => {
      const mapping = mappingOf({}, { badge: column });
      expect(missing([["Make", "Model", ...names]], mapping).missing).toMatchObject([{ column, nearest }]);
    },
  );

  it("offers no column that the mapping reads for something else", () => {
    const mapping = mappingOf({}, { price: "Price1", weekly_price: "Price2" });
    expect(missing([["Make", "Model", "Price2"]], mapping).missing).toMatchObject([
      { column: "Price1", nearest: [] },
    ]);
  });

  it("remembers five hundred names, of one row or of many", () => {
    const names = Array.from({ length: 600 }, (_, at) => `c${at}`);
    expect(missing([names]).names).toEqual(names.slice(0, 500));
    expect(missing(names.map((name) => [name])).names).toEqual(names.slice(0, 500));
    expect(missing([...names.map((name) => [name]), ["Make", "Model"]]).missing).toEqual([]);
  });
});

describe("describeMissing", () => {
  it("says in one sentence what is missing, what was perhaps meant, and what there is", () => {
    const price = { column: "Price", usedFor: ["price", "skip"], nearest: ["Prise", "price"], needed: false };
    const km = { column: "Km", usedFor: ["km"], nearest: [], needed: false };
    expect(describeMissing([price, km], ["Prise", "price"])).toBe(
      "The file lacks columns the mapping names: 'Price' (price, skip; perhaps 'Prise' or 'price'), 'Km' (km). Its columns are: Prise, price.",
    );
  });
});

describe("unmappedFields", () => {
  it("are the fields that every car needs, and those this feed's cars need, without a rule", () => {
    expect(unmappedFields(mappingOf())).toEqual([]);
    expect(unmappedFields(mappingOf({ required: ["year", "make"] }))).toEqual(["year"]);
  });
});
