import { describe, expect, it } from "vitest";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { isAvailable, isFree, isListed, isNewArrival } from "./status.ts";
import { policyDefaults } from "../../policy-defaults.ts";

const NOW = new Date("2026-11-21T00:00:00Z");
const THREE_DAYS = 259_200_000;
const soldAt = (time: number | null) => aCar({ status: { kind: "sold", soldAt: time } });

describe("isListed", () => {
  it("keeps a sold car to exactly the edge of its window", () => {
    expect(isListed(soldAt(NOW.getTime() - THREE_DAYS), policyDefaults.cars, NOW)).toBe(true);
    expect(isListed(soldAt(NOW.getTime() - THREE_DAYS - 1), policyDefaults.cars, NOW)).toBe(false);
  });

  it("counts the window in whole days of the setting", () => {
    const oneDay = { ...policyDefaults.cars, includeSoldCarsDays: 1 };
    expect(isListed(soldAt(NOW.getTime() - THREE_DAYS / 3), oneDay, NOW)).toBe(true);
    expect(isListed(soldAt(NOW.getTime() - THREE_DAYS / 3 - 1), oneDay, NOW)).toBe(false);
  });

  it("reads a sale in the future as now, and one without a date as long ago", () => {
    expect(isListed(soldAt(NOW.getTime() + 1), policyDefaults.cars, NOW)).toBe(true);
    expect(isListed(soldAt(null), policyDefaults.cars, NOW)).toBe(false);
  });

  it("shows no sold car with a window of 0 days, not even one sold this moment", () => {
    const policy = { ...policyDefaults.cars, includeSoldCarsDays: 0 };
    expect(isListed(soldAt(NOW.getTime()), policy, NOW)).toBe(false);
  });

  it("never shows a hidden car", () => {
    expect(isListed(aCar({ showOnDealerWebsite: false }), policyDefaults.cars, NOW)).toBe(false);
  });
});

const arrived = (createdAt: number | null) => isNewArrival({ createdAt }, { newArrivalDays: 1 }, NOW);

describe("isNewArrival", () => {
  it("keeps a car new to exactly the edge of its days, and one without an arrival never", () => {
    expect(arrived(NOW.getTime() - THREE_DAYS / 3)).toBe(true);
    expect(arrived(NOW.getTime() - THREE_DAYS / 3 - 1)).toBe(false);
    expect(arrived(NOW.getTime() + 1)).toBe(true);
    expect(arrived(null)).toBe(false);
  });
});

describe("isAvailable", () => {
  it("counts a car that is coming soon", () => {
    expect(isAvailable(aCar({ status: { kind: "coming_soon" } }))).toBe(true);
    expect(isAvailable(soldAt(NOW.getTime()))).toBe(false);
  });
});

describe("isFree", () => {
  it("is true of a car that is neither sold nor reserved", () => {
    expect(isFree(aCar({ status: { kind: "coming_soon" } }))).toBe(true);
    expect(isFree(aCar({ reserved: true }))).toBe(false);
    expect(isFree(soldAt(null))).toBe(false);
  });
});
