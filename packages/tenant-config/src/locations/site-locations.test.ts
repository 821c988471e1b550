import { describe, expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import { aLocation } from "../testing/a-location.ts";
import { dealerPhone } from "./dealer-phone.ts";
import { dealerTimeZone, everyLocation, splitLocations } from "./site-locations.ts";

const shown = (name: string, changes: Parameters<typeof aLocation>[1] = {}) => ({
  location: aLocation(name, changes),
  visible: true,
});
const hidden = (...given: Parameters<typeof shown>) => ({ ...shown(...given), visible: false });
const names = (locations: readonly { name: string }[]) => locations.map(({ name }) => name);

describe("splitLocations", () => {
  it("keeps those that shoppers may read of apart from the hidden ones, each by position", () => {
    const site = splitLocations([
      shown("North", { position: 4 }),
      hidden("Yard", { position: 3 }),
      shown("South", { position: 2 }),
      hidden("Depot", { position: 1 }),
    ]);
    expect(names(site.locations)).toEqual(["South", "North"]);
    expect(names(site.hiddenLocations)).toEqual(["Depot", "Yard"]);
    expect(names(everyLocation(site))).toEqual(["Depot", "South", "Yard", "North"]);
  });
});

describe("dealerTimeZone", () => {
  const perth = { timeZone: "Australia/Perth" };

  it("is that of the primary location, shown or hidden, else of the first", () => {
    expect(
      dealerTimeZone(splitLocations([shown("North"), shown("South", { ...perth, primary: true })])),
    ).toBe("Australia/Perth");
    expect(
      dealerTimeZone(splitLocations([shown("North"), hidden("Yard", { ...perth, primary: true })])),
    ).toBe("Australia/Perth");
    expect(dealerTimeZone(splitLocations([shown("North", perth), shown("South", { position: 2 })]))).toBe(
      "Australia/Perth",
    );
  });

  it("is UTC for a site without locations", () => {
    expect(dealerTimeZone(splitLocations([]))).toBe("UTC");
  });
});

const { contact } = aLocation("North");
const phoneOf = (phone: string | null, ...locations: ReturnType<typeof aLocation>[]) =>
  dealerPhone({ config: aConfig({ site: { phone } }), locations });

describe("dealerPhone", () => {
  it("is the site's own, else the primary location's, its landline where it has nothing else", () => {
    const north = aLocation("North", { contact: { ...contact, phone: "07 1" } });
    const landline = aLocation("South", {
      primary: true,
      contact: { ...contact, phone: null, landlinePhone: "07 2" },
    });
    expect(phoneOf("07 0", north)).toBe("07 0");
    expect(phoneOf(null, north)).toBe("07 1");
    expect(phoneOf(null, north, landline)).toBe("07 2");
    expect(phoneOf(null)).toBeNull();
  });
});
