import { policyDefaults } from "@forecourt/search/defaults";
import { expect, it } from "vitest";
import { readQueryJson } from "./read-query-json.ts";

const read = (value: unknown) =>
  readQueryJson(typeof value === "string" ? value : JSON.stringify(value), policyDefaults.search);

it("takes a query as its address", () => {
  expect(read({ values: { make: ["Mazda", "Kia"] }, ranges: { price: { max: 30_000 } }, page: 1 })).toEqual({
    ok: true,
    address: "make=Kia&make=Mazda&page=2&price=:30000",
  });
  expect(read({})).toEqual({ ok: true, address: "" });
});

it.each([
  ['{"values": ', "This is not JSON yet"],
  ["[]", "A query has keywords"],
  [{ values: { make: 5 } }, "A query has keywords"],
  [{ values: { makes: ["Mazda"] } }, "values.makes[0] says nothing"],
  [{ ranges: { price: { max: "cheap" } } }, "ranges.price.max says nothing"],
  [{ sort: "cheapest" }, "sort says nothing"],
])("says in words what is wrong with %j", (value, problem) => {
  const refused = read(value);
  expect(refused.ok ? [] : refused.problems.join("\n")).toContain(problem);
});
