import { describe, expect, it } from "vitest";
import { settingField } from "./setting-field.ts";
import { settingRows } from "./setting-rows.ts";

describe("settingField", () => {
  it.each([
    ["cars.newArrivalDays", "number", false],
    ["site.name", "text", false],
    ["site.tagline", "text", false],
    ["search.sortOptions", "json", false],
    ["reserve.payments", "flag", false],
    ["reserve.paymentProvider", "choice", true],
    ["leads.sinks", "json", false],
  ] as const)("takes %s as a %s", (path, kind, nullable) => {
    expect(settingField(path)).toMatchObject({ path, kind, nullable });
  });

  it("offers what a choice is made from", () => {
    expect(settingField("site.market")?.choices).toEqual(["AU", "NZ", "US"]);
    expect(settingField("reserve.paymentProvider")?.choices).toContain("stripe");
  });

  it("has no field for a section, nor for what is no setting", () => {
    for (const path of ["cars", "cars.newArivalDays", "", "cars.newArrivalDays.more"])
      expect(settingField(path)).toBeNull();
  });

  it("has a field for every setting of the reference", () => {
    const without = settingRows().filter(({ path }) => settingField(path) === null);
    expect(without.map(({ path }) => path).filter((path) => !path.startsWith("wording."))).toEqual([]);
  });
});
