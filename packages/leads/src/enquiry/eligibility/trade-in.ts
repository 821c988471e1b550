import type { Car } from "@forecourt/search/car";
import type { Blocker } from "./blocker.ts";
import type { TradeInPolicy } from "./trade-in-policy.ts";
import { isRental, isSubscription, type KindCar } from "./car-kind.ts";

/** What the rule looks at. */
export type TradeInCar = KindCar & Pick<Car, "status" | "reserved">;

/**
 * Every reason the trade-in button stays hidden (decisions, "Trade-in eligible").
 *
 * @example
 * tradeInBlockers({ ...car, reserved: true }, { enabled: true, path: "/cars/trade-in" }) // ["reserved"]
 */
export function tradeInBlockers(
  car: TradeInCar,
  policy: Pick<TradeInPolicy, "enabled">,
  facts: { rentalPlace?: boolean } = {},
): Blocker[] {
  const rules: [Blocker, boolean][] = [
    ["trade_in_off", !policy.enabled],
    ["sold", car.status.kind === "sold"],
    ["reserved", car.reserved],
    ["rental", isRental(car, facts.rentalPlace ?? false)],
    ["subscription", isSubscription(car)],
  ];
  return rules.flatMap(([blocker, holds]) => (holds ? [blocker] : []));
}
