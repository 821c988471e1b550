import type { Currency } from "../model/market.ts";

/** Config section `reserve`. */
export interface ReservePolicy {
  /** Payments are on even without a provider of the tenant's own. */
  payments: boolean;
  paymentProvider: "stripe" | "till" | "st_george" | null;
  /** Cars that are coming soon can be reserved as well. */
  comingSoonToo: boolean;
  /** A car with one of these tags can only be test driven; compared without case. */
  testDriveOnlyTags: readonly string[];
  /** A car must cost more than this: one number for all markets, or one for each currency. */
  priceAbove: number | Readonly<Partial<Record<Currency, number>>>;
  /** Last part of the checkout's address below the car's page. */
  checkoutPath: "checkout" | "buy-online";
}

/** The floor where the policy names none for a currency (specification section 9). */
const DEFAULT_FLOOR = 200;

/** The price a car must be above, in the site's currency. */
export const reserveFloor = (
  { priceAbove }: Pick<ReservePolicy, "priceAbove">,
  currency: Currency,
): number => (typeof priceAbove === "number" ? priceAbove : (priceAbove[currency] ?? DEFAULT_FLOOR));
