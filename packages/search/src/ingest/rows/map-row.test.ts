import { describe, expect, it } from "vitest";
import { FeedColumns, feedRow } from "../feed/feed-row.ts";
import { parseFeedMapping } from "../mapping/parse-feed-mapping.ts";
import { mapRow, meets } from "./map-row.ts";

const always = { make: { constant: "Kia" }, model: { constant: "Rio" }, car_type: { constant: "used" } };
const rowOf = (cells: Record<string, string>) =>
  feedRow(new FeedColumns(Object.keys(cells)), Object.values(cells), 2);

function map(fields: object, cells: Record<string, string>, more: object = {}) {
  const parsed = parseFeedMapping({ name: "yard", fields: { ...always, ...fields }, ...more });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return mapRow(rowOf(cells), parsed.mapping);
}
/** The fields a row gives besides those every car needs, and the cells it could not read. */
function read(...given: Parameters<typeof map>) {
  const result = map(...given);
  if (!result.ok) return result.problem;
  const values = [...result.mapped.values].filter(([field]) => !Object.hasOwn(always, field));
  return { values: Object.fromEntries(values), notes: result.mapped.notes };
}
const values = (...given: Parameters<typeof map>) => Reflect.get(read(...given), "values") as unknown;

/** A row whose badge is needed, read by one rule. */
const wrong = (rule: object, cells: Record<string, string>) =>
  read({ badge: rule }, cells, { required: ["badge"] });

describe("mapRow", () => {
  it("says of a needed value that is empty what it was made from", () => {
    const after = { column: "Title", steps: [{ after: "Model: " }] };
    expect(wrong(after, { Title: "Kia Rio" })).toEqual({
      column: "Title",
      reason: 'badge is needed, and its rule makes nothing of "Kia Rio" in Title',
      value: "Kia Rio",
    });
    expect(wrong({ column: "Title", when: { column: "T", is: ["x"] } }, { Title: "a" })).toMatchObject({
      reason: "badge is needed, and none of its rules is for this row",
    });
  });

  it.each([
    ["a column", { badge: "Badge" }, { Badge: " SR5 " }, { badge: "SR5" }],
    ["a word that means nothing", { badge: "Badge" }, { Badge: " n/A " }, {}],
    [
      "the first rule that gives a value",
      { badge: ["A", "B", "C"] },
      { A: "-", B: "x", C: "y" },
      { badge: "x" },
    ],
    [
      "two columns and another field",
      { name: { template: "{ A }{A} {B} {car.make}" } },
      { A: "a", B: "b" },
      { name: "a b Kia" },
    ],
    [
      "no blanks of what is empty",
      { name: { template: "{A} {B}  {car.badge} {C} x" } },
      { A: "-", B: "", C: "c" },
      { name: "c x" },
    ],
    ["text without braces as it stands", { name: { template: "a  b" } }, {}, { name: "a b" }],
    ["no field that is not known", { name: { template: "{car.nothing}x" } }, {}, { name: "x" }],
    [
      "a number as text",
      { year: "Y", name: { template: "{car.year} Rio" } },
      { Y: "2020" },
      { year: 2020, name: "2020 Rio" },
    ],
    [
      "no list as text",
      { features: "F", name: { template: "x {car.features}" } },
      { F: "a|b" },
      { features: ["a", "b"], name: "x" },
    ],
    ["a list of one column, each item once", { features: "F" }, { F: "a|b|a" }, { features: ["a", "b"] }],
    [
      "a list of columns",
      { features: { columns: ["F*"] } },
      { F1: "a", F2: "-", F3: "b" },
      { features: ["a", "b"] },
    ],
    ["a constant list", { features: { constant: ["a"] } }, {}, { features: ["a"] }],
    ["no empty list", { features: "F" }, { F: " " }, {}],
    [
      "the steps of each item",
      { features: { column: "F", steps: [{ remove: ["x"] }] } },
      { F: "ax|x|b" },
      { features: ["a", "b"] },
    ],
    ["no list for a text", { badge: { constant: ["a"] } }, {}, {}],
    [
      "money, yes and times",
      { price: "P", reserved: "R", created_at_timestamp: "T" },
      { P: "$9", R: "yes", T: "2026-11-21" },
      { price: 9, reserved: true, created_at_timestamp: Date.UTC(2026, 10, 21) },
    ],
    [
      "a status and a kind of price by the feed's words",
      { status: "S", price_type: "T" },
      { S: "In Stock", T: "Drive Away" },
      { status: "in_stock", price_type: "drive_away" },
    ],
    ["a text without line breaks", { badge: "B" }, { B: "a\n\u0000b" }, { badge: "a b" }],
    ["a long text with its line breaks", { comments: "C" }, { C: "a\n\u0000b" }, { comments: "a\n b" }],
  ])("takes %s", (_what, fields, cells, expected) => expect(values(fields, cells)).toEqual(expected));

  it("uses a rule for the rows alone that it is for", () => {
    const fields = { badge: [{ column: "A", when: { column: "Kind", is: ["New"] } }, "B"] };
    expect(values(fields, { Kind: " NEW ", A: "a", B: "b" })).toEqual({ badge: "a" });
    expect(values(fields, { Kind: "used", A: "a", B: "b" })).toEqual({ badge: "b" });
  });

  it("notes what it cannot read by the first of a field's rules alone, 80 letters of it", () => {
    const long = "x".repeat(81);
    expect(read({ km: ["A", "B"] }, { A: long, B: "many" })).toEqual({
      values: {},
      notes: [{ column: "A", reason: "this is not a number", value: long.slice(0, 80) }],
    });
    expect(read({ km: { template: "{A}" } }, { A: "many" })).toMatchObject({ notes: [{ column: "km" }] });
    expect(read({ images: "I" }, { I: "javascript:x" })).toEqual({
      values: {},
      notes: [{ column: "I", reason: "this is no http(s) address", value: "javascript:x" }],
    });
    const strange = { column: "A", steps: [{ values: { x: "y" }, otherwise: "refuse" }] };
    expect(read({ badge: [strange, strange] }, { A: "z" })).toEqual({
      values: {},
      notes: [{ column: "A", reason: '"z" is not one of the mapped values', value: "z" }],
    });
  });

  it("notes a cell once, however many fields are made of it", () => {
    const fields = { km: "K", name: { template: "{car.km} x" }, badge: { template: "{car.km} y" } };
    expect(read(fields, { K: "many" })).toEqual({
      values: { name: "x", badge: "y" },
      notes: [{ column: "K", reason: "this is not a number", value: "many" }],
    });
  });

  it("refuses a row without a field it must have, and says why", () => {
    expect(read({ price: "P" }, { P: "" }, { required: ["price"] })).toEqual({
      column: "P",
      reason: "price is needed and is empty",
      value: null,
    });
    expect(read({ km: "K" }, { K: "many" }, { required: ["km"] })).toEqual({
      column: "K",
      reason: "km: this is not a number",
      value: "many",
    });
    expect(read({ make: { template: "{M}" } }, { M: "" })).toEqual({
      column: null,
      reason: "make is needed and is empty in {M}",
      value: null,
    });
  });
});

describe("meets", () => {
  const row = rowOf({ Kind: " New " });
  it.each([
    [{ column: "Kind", is: ["new"] }, true],
    [{ column: "Kind", is: ["used", " NEW "] }, true],
    [{ column: "Kind", is: ["used"] }, false],
    [{ column: "Kind", isNot: ["new"] }, false],
    [{ column: "Kind", isNot: ["used"] }, true],
    [{ column: "Other", is: [""] }, true],
    [{ column: "Other", isNot: ["", "new"] }, false],
  ])("finds that a row does or does not meet %j: %j", (condition, expected) => {
    expect(meets(row, condition)).toBe(expected);
  });
});
