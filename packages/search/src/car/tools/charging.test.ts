import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chargingCost } from "./charging.ts";

const HOME = {
  electricityPrice: 0.3,
  yearlyDistance: 10_000,
  homeCharger: 7,
  chargingLoss: 10,
  roadUserCharge: 0,
};
const SEDAN = { battery: 63, electric_range: 350, ac_charging: 11 };

describe("chargingCost", () => {
  it("takes what charging loses into time and cost", () => {
    // 70 kWh from the socket, at 7 kW, for 350 km.
    expect(chargingCost(SEDAN, HOME)).toEqual({
      fullHours: 10,
      kilowatts: 7,
      energyPer100: 20,
      energyAYear: 600,
      roadAYear: 0,
      totalAYear: 600,
    });
  });

  it("charges with what the car takes where the charger gives more", () => {
    expect(chargingCost({ ...SEDAN, ac_charging: 3.5 }, HOME)?.fullHours).toBe(20);
    expect(chargingCost({ battery: 63, electric_range: 350 }, HOME)?.kilowatts).toBe(7);
  });

  it("adds what the road costs where a market charges for it", () => {
    expect(chargingCost(SEDAN, { ...HOME, roadUserCharge: 76 })).toMatchObject({
      roadAYear: 760,
      totalAYear: 1360,
    });
  });

  it("is nothing for a car that does not say its battery or its range, nor for a plug-in hybrid", () => {
    expect(chargingCost({ battery: 63 }, HOME)).toBeNull();
    expect(chargingCost({ electric_range: 350 }, HOME)).toBeNull();
    expect(chargingCost(SEDAN, HOME, "Plug-in Hybrid")).toBeNull();
    expect(chargingCost(SEDAN, HOME, "Electric")).not.toBeNull();
  });

  it("costs more with every dearer kilowatt hour and every further kilometre", () => {
    const price = fc.double({ min: 0.05, max: 2, noNaN: true });
    const distance = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(price, distance, fc.nat(200), (electricityPrice, yearlyDistance, roadUserCharge) => {
        const policy = { ...HOME, electricityPrice, yearlyDistance, roadUserCharge };
        const cost = chargingCost(SEDAN, policy);
        const dearer = chargingCost(SEDAN, {
          ...policy,
          electricityPrice: electricityPrice * 2,
          yearlyDistance: yearlyDistance + 1,
        });
        expect(dearer?.totalAYear ?? 0).toBeGreaterThanOrEqual(cost?.totalAYear ?? Infinity);
      }),
    );
  });
});
