import type { CarFacts } from "../facts/car-facts.ts";

/** What a market assumes of driving on electricity; distances in the site's own unit. */
export interface ChargingPolicy {
  /** What a kilowatt hour costs at home. */
  readonly electricityPrice: number;
  readonly yearlyDistance: number;
  /** Kilowatts of the charger at home. */
  readonly homeCharger: number;
  /** Per cent of the energy that is lost between socket and battery. */
  readonly chargingLoss: number;
  /** What the road costs for each 1,000 of the unit of distance; 0 where nothing is charged. */
  readonly roadUserCharge: number;
}

/** How long an electric car charges at home, and what driving it costs. */
export interface ChargingCost {
  /** From empty to full, on the slower of the home's charger and the car's own. */
  readonly fullHours: number;
  /** The kilowatts it charges with at home. */
  readonly kilowatts: number;
  /** Kilowatt hours from the socket for each 100 of the unit of distance. */
  readonly energyPer100: number;
  readonly energyAYear: number;
  readonly roadAYear: number;
  readonly totalAYear: number;
}

const wholeUp = (amount: number): number => Math.max(0, Math.ceil(amount - 1e-9));

/**
 * The charging time and the cost of a year's driving, from the usable battery and the range that the maker states (WLTP in
 * Australia and New Zealand, EPA in the United States): energy for a distance is battery by range, more by what charging
 * loses. Null for a car that does not say both, and for a plug-in hybrid, whose range on a charge says little of its year.
 *
 * @example
 * chargingCost({ battery: 60, electric_range: 400 }, { electricityPrice: 0.3, yearlyDistance: 10_000, homeCharger: 7, chargingLoss: 10, roadUserCharge: 0 })?.totalAYear; // 500
 */
export function chargingCost(
  facts: Pick<CarFacts, "battery" | "electric_range" | "ac_charging">,
  policy: ChargingPolicy,
  fuel: string | null = null,
): ChargingCost | null {
  const { battery, electric_range: range, ac_charging: onBoard } = facts;
  if (!battery || !range || (fuel !== null && /hybrid/i.test(fuel))) return null;
  const fromSocket = battery / (1 - policy.chargingLoss / 100);
  const kilowatts = Math.min(policy.homeCharger, onBoard ?? policy.homeCharger);
  const perUnit = fromSocket / range;
  // Whole units, rounded up: a cost is never shown lower than it is.
  const energyAYear = wholeUp(perUnit * policy.yearlyDistance * policy.electricityPrice);
  const roadAYear = wholeUp((policy.yearlyDistance / 1000) * policy.roadUserCharge);
  return {
    fullHours: Math.round((fromSocket / kilowatts) * 10) / 10,
    kilowatts,
    energyPer100: Math.round(perUnit * 1000) / 10,
    energyAYear,
    roadAYear,
    totalAYear: energyAYear + roadAYear,
  };
}
