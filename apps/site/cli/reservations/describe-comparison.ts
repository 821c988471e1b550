import type { ComparedReservation } from "@forecourt/leads/reserve";
import { moneyOf } from "#server/reservations/mails/reservation-money.ts";
import { textTable } from "../leads/text-table.ts";

/** Reservations beside what their providers say, as a table with its sum. */
export function describeComparison(compared: readonly ComparedReservation[]): string {
  const differences = compared.filter(({ agrees }) => !agrees).length;
  const sum = `${compared.length} compared, ${differences} did not agree.`;
  if (compared.length === 0) return sum;
  const table = textTable(
    ["ID", "SITE", "DEPOSIT", "RESERVATION", "PROVIDER", ["", 100]],
    compared.map(({ reservation, found, agrees, detail }) => [
      reservation.id,
      reservation.tenant,
      moneyOf(reservation, "en-AU"),
      reservation.state,
      found,
      agrees ? "agrees" : detail,
    ]),
  );
  return `${table}\n\n${sum}`;
}
