import { describe, expect, it } from "vitest";
import { queryParams } from "./page-query.ts";

describe("queryParams", () => {
  it("keeps every value of every name, in order, and no name without one", () => {
    expect(queryParams({ make: ["Kia", "Mazda"], page: "2", none: undefined, empty: "" }).toString()).toBe(
      "make=Kia&make=Mazda&page=2&empty=",
    );
  });
});
