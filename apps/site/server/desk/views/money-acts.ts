import type { Reservation } from "@forecourt/leads/reserve";

/** What a person may do with the money of a reservation. */
export type MoneyAct = "capture" | "release" | "refund";

/** What can be done with a reservation's money as it stands, with the cents that each would move. */
export function moneyActs({
  state,
  amount,
  payment,
}: Pick<Reservation, "state" | "amount" | "payment">): { act: MoneyAct; cents: number }[] {
  if (state === "reserved")
    return [
      { act: "capture", cents: amount },
      { act: "release", cents: amount },
    ];
  const left = (payment?.captured ?? 0) - (payment?.refunded ?? 0);
  return state === "captured" && left > 0 ? [{ act: "refund", cents: left }] : [];
}
