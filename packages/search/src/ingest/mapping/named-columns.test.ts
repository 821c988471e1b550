import { describe, expect, it } from "vitest";
import { columnsOfRule, namedColumns, neededColumns } from "./named-columns.ts";
import { parseFeedMapping } from "./parse-feed-mapping.ts";

function mappingOf(fields: object, more: object = {}) {
  const read = parseFeedMapping({
    name: "yard",
    fields: { make: "Make", model: "Model", car_type: "Type", ...fields },
    ...more,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.mapping;
}

describe("columnsOfRule", () => {
  it("names the columns of a template, and none of its fields of the car", () => {
    expect(columnsOfRule({ template: "{Year} {car.make} {Carpet}" })).toEqual(["Year", "Carpet"]);
  });

  it("names the rule's own columns and that of its condition", () => {
    expect(columnsOfRule({ column: "A", when: { column: "B", is: ["x"] } })).toEqual(["A", "B"]);
    expect(columnsOfRule({ columns: ["P1", "P2"] })).toEqual(["P1", "P2"]);
    expect(columnsOfRule({ constant: "x" })).toEqual([]);
  });
});

describe("namedColumns", () => {
  it("says once what each column is read for", () => {
    const mapping = mappingOf({ name: { template: "{Make} {Model} {Make}" } });
    expect(namedColumns(mapping).get("Make")).toEqual(["make", "name"]);
    expect(namedColumns(mapping).get("Other")).toBeUndefined();
  });
});

describe("neededColumns", () => {
  it("leaves out the column of a field that has another way to its value", () => {
    expect(neededColumns(mappingOf({}))).toEqual(new Set(["Make", "Model", "Type"]));
    const twoWays = mappingOf({ model: [{ column: "Model" }, { column: "Family" }] });
    expect(neededColumns(twoWays)).toEqual(new Set(["Make", "Type"]));
  });
});
