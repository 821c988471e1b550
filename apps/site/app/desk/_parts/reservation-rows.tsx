import type { Reservation } from "@forecourt/leads/reserve";
import { moneyOf } from "#server/reservations/mails/reservation-money.ts";
import type { DeskTableProps } from "./desk-table.tsx";
import { linkTo } from "./link-to.tsx";
import { When } from "./when.tsx";

/** Reservations as rows under their headings, each with the way to its page. */
export const reservationRows = (
  reservations: readonly Reservation[],
): Pick<DeskTableProps, "heads" | "rows"> => ({
  heads: ["Since (UTC)", "Site", "State", "Deposit", "Provider", "Car"],
  rows: reservations.map((one) => ({
    key: one.id,
    cells: [
      linkTo(`/desk/reservations/${one.id}`, <When at={one.createdAt} />),
      one.tenant,
      one.state,
      moneyOf(one, "en-AU"),
      one.provider,
      one.car.name,
    ],
  })),
});
