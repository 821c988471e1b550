import type { Condition } from "@forecourt/search/car";
import type { ReservePolicy } from "./reserve-policy.ts";

type Deposit = number | { readonly percent: number };

/** What a kind of car costs to reserve where the policy names none for it. */
const DEFAULT_DEPOSIT = 500;

/**
 * The deposit of a car in whole cents, never more than its price. A per cent is rounded to the whole dollar; of a car
 * without a price it is the default.
 *
 * @example
 * depositAmount({ price: 20_000, condition: "used" }, { deposit: { percent: 2.5 } }) // 50_000
 */
export function depositAmount(
  { price, condition }: { price: number | null; condition: Condition },
  { deposit }: Pick<ReservePolicy, "deposit">,
): number {
  const chosen: Deposit =
    typeof deposit === "number" || "percent" in deposit ? deposit : (deposit[condition] ?? DEFAULT_DEPOSIT);
  const dollars =
    typeof chosen === "number"
      ? chosen
      : price === null
        ? DEFAULT_DEPOSIT
        : Math.max(1, Math.round((price * chosen.percent) / 100));
  return Math.round(Math.min(dollars, price ?? dollars) * 100);
}
