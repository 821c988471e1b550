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

  it("sends an amount that cannot be read as it was typed, beside one that can", () => {
    expect(address(["price_min", "cheap"], ["price_max", "30k"])).toBe(
      "/search/used-cars?price=%3A30000&price_min=cheap",
    );
  });

  it("leaves out the slider, which has written into the fields", () => {
    expect(
      address(
        ["price_max", "30000"],
        ["price_low", "0"],
        ["price_high", "30000"],
        ["price_slider", "0:0:9:9"],
      ),
    ).toBe("/search/used-cars?price=%3A30000");
  });
});
