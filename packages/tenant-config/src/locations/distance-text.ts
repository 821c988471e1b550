import type { MarketSettings } from "../settings/sections/market-settings.ts";

/** Kilometres in an international mile. */
const MILE = 1.609_344;

/**
 * A distance in the market's own unit; a near one with a decimal.
 *
 * @example
 * distanceText(6.49, { locale: "en-AU", distanceUnit: "km" }) // "6.5 km"
 */
export function distanceText(
  kilometres: number,
  { locale, distanceUnit }: Pick<MarketSettings, "locale" | "distanceUnit">,
): string {
  const [unit, count] =
    distanceUnit === "mi" ? (["mile", kilometres / MILE] as const) : (["kilometer", kilometres] as const);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    maximumFractionDigits: count < 10 ? 1 : 0,
  }).format(count);
}
