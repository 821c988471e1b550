import { activeStates, type ReservationFact } from "./reservation.ts";

/**
 * How a reservation ended, for the shopper. `time_up`: nothing was charged in time. `payment_over`: a payment was begun
 * and came to nothing, so that a bank may still show an amount as held for a while. `lapsed`: the bank let go of the
 * deposit before the dealer took it. `let_go`: the dealer ended a hold that nothing was paid for. `money_back`: the
 * deposit was let go of or given back.
 */
export type ReservationEnd =
  | "price_changed"
  | "car_gone"
  | "time_up"
  | "payment_over"
  | "lapsed"
  | "let_go"
  | "money_back";

/**
 * How a reservation ended, from its history.
 *
 * @throws for one that is under way.
 *
 * @example
 * reservationEnd([
 *   { state: "held", reason: "details_given", detail: null },
 *   { state: "expired", reason: "time_up", detail: null },
 * ]) // "time_up"
 */
export function reservationEnd(
  facts: readonly Pick<ReservationFact, "state" | "reason" | "detail">[],
): ReservationEnd {
  // Money that arrives afterwards and goes back changes nothing of how it ended.
  const at = facts.findIndex(({ state }) => !activeStates.includes(state));
  const end = facts[at];
  if (!end) throw new Error("A reservation that is under way has no end; ask for one that is over.");
  const before = facts[at - 1]?.state ?? "held";
  const { reason, detail } = end;
  if (reason === "car_changed") return detail === "price" ? "price_changed" : "car_gone";
  if (reason === "lapsed") return "lapsed";
  if (reason === "payment_declined") return "time_up";
  if (reason === "time_up") return before === "held" ? "time_up" : "payment_over";
  if (reason === "released" || reason === "refunded") return before === "held" ? "let_go" : "money_back";
  return "payment_over";
}
