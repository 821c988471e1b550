import type { Reservation, ReservationFact, TaskRecord } from "@forecourt/leads/reserve";
import { moneyOf, moneyText } from "#server/reservations/mails/reservation-money.ts";
import { textTable } from "../leads/text-table.ts";

const moment = (at: number): string => new Date(at).toISOString().slice(0, 16).replace("T", " ");

export const reservationTable = (found: readonly Reservation[]): string =>
  textTable(
    ["ID", "SINCE", "SITE", "STATE", "DEPOSIT", "PROVIDER", ["CAR", 60]],
    found.map((one) => [
      one.id,
      moment(one.createdAt),
      one.tenant,
      one.state,
      moneyOf(one, "en-AU"),
      one.provider,
      one.car.name,
    ]),
  );

/** One reservation with its history and its open work. */
export function reservationCard(
  reservation: Reservation,
  {
    facts,
    tasks,
    locale,
  }: { facts: readonly ReservationFact[]; tasks: readonly TaskRecord[]; locale: string },
): string {
  const { id, state, tenant, car, leadId, provider, payment, currency } = reservation;
  const captured = payment?.captured ?? 0;
  const lines = [
    `${id}  ${state}`,
    `Site      ${tenant}`,
    `Car       ${car.name} (${car.id})`,
    `Lead      ${leadId}`,
    `Deposit   ${moneyOf(reservation, locale)}`,
    ...(captured > 0
      ? [
          `Taken     ${moneyText(captured, currency, locale)}`,
          `Returned  ${moneyText(payment?.refunded ?? 0, currency, locale)}`,
        ]
      : []),
    `Provider  ${provider}${payment ? `, ${payment.reference}, ${payment.status}` : ""}`,
    ...(payment?.captureBefore ? [`Lapses    ${moment(payment.captureBefore)}`] : []),
    "",
    textTable(
      ["WHEN", "STATE", "WHY", "BY", ["DETAIL", 100]],
      facts.map(({ at, state: became, reason, by, detail }) => [
        moment(at),
        became,
        reason,
        by,
        detail ?? "",
      ]),
    ),
  ];
  const open = tasks.filter((task) => task.state === "waiting");
  if (open.length === 0) return lines.join("\n");
  return [
    ...lines,
    "",
    "Still to be done:",
    textTable(
      ["WHAT", "TRIES", ["LAST PROBLEM", 100]],
      open.map(({ name, attempts, lastProblem }) => [name, String(attempts), lastProblem ?? ""]),
    ),
  ].join("\n");
}
