import type { MarketSettings } from "../settings/sections/market-settings.ts";

/** What the market's law or custom asks for beside a vehicle. */
export type Disclosure =
  | { kind: "price_note"; text: string }
  /** A used vehicle's Consumer Information Notice must be at hand. */
  | { kind: "consumer_notice" }
  /** The repayment must stand beside a rate and a comparison rate, no smaller. */
  | { kind: "comparison_rate" };

/** What is shown of a vehicle. */
export interface ShownVehicle {
  /** Demonstrators count as used. */
  readonly condition: "new" | "used" | "demo";
  readonly repayment: boolean;
}

/**
 * What must stand beside a vehicle in this market.
 *
 * @example
 * disclosures(config, { condition: "used", repayment: true }) // [{ kind: "comparison_rate" }]
 */
export function disclosures(
  { market }: { readonly market: Pick<MarketSettings, "priceNote" | "consumerNotice" | "comparisonRate"> },
  shown: ShownVehicle,
): Disclosure[] {
  return [
    ...(market.priceNote === null ? [] : [{ kind: "price_note" as const, text: market.priceNote }]),
    ...(market.consumerNotice && shown.condition !== "new" ? [{ kind: "consumer_notice" as const }] : []),
    ...(market.comparisonRate && shown.repayment ? [{ kind: "comparison_rate" as const }] : []),
  ];
}
