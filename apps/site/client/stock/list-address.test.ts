import { describe, expect, it } from "vitest";
import { listAddress } from "./list-address.ts";

const fields = (pairs: readonly (readonly [string, string])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
};
const address = (...pairs: readonly (readonly [string, string])[]) =>
  listAddress("/search/used-cars", fields(pairs));

describe("listAddress", () => {
  it("sorts names and values and leaves out what is empty", () => {
    expect(address(["make", "Mazda"], ["q", ""], ["make", "Kia"], ["body", "SUV"])).toBe(
      "/search/used-cars?body=SUV&make=Mazda&make=Kia",
    );
  });

  it.each(["30,000", "$30000", "30k", "30 000"])("reads %s as an end of a range", (typed) => {
    expect(address(["price_min", ""], ["price_max", typed])).toBe("/search/used-cars?price=%3A30000");
  });

  it("leaves out a range whose ends are no amounts", () => {
    expect(address(["price_min", "cheap"], ["price_max", " "])).toBe("/search/used-cars");
  });
});
