import type { ReservePolicy } from "./reserve-policy.ts";

/** The floor where the policy names none for a currency. */
const DEFAULT_FLOOR = 200;

/** The price a car must be above, in the site's currency. */
export const reserveFloor = ({ priceAbove }: Pick<ReservePolicy, "priceAbove">, currency: string): number =>
  typeof priceAbove === "number" ? priceAbove : (priceAbove[currency] ?? DEFAULT_FLOOR);
