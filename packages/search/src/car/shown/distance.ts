import type { CarsPolicy } from "../model/cars-policy.ts";

/** How distances are written on one site. */
export type DistancePolicy = Pick<CarsPolicy, "locale" | "distanceUnit">;

const FORMATS = new Map<string, Intl.NumberFormat>();

/**
 * Writes an odometer reading. Nothing is converted: a US site's stock is in miles already.
 *
 * @example
 * formatDistance(45210, { locale: "en-AU", distanceUnit: "km" }); // "45,210 km"
 */
export function formatDistance(distance: number, policy: DistancePolicy): string {
  let format = FORMATS.get(policy.locale);
  if (!format) {
    format = new Intl.NumberFormat(policy.locale, { maximumFractionDigits: 0 });
    FORMATS.set(policy.locale, format);
  }
  return `${format.format(distance)} ${policy.distanceUnit}`;
}
