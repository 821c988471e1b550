import { openDesk } from "#server/desk/open-desk.ts";
import { DeskPage } from "../_parts/desk-page.tsx";
import { DeskTable } from "../_parts/desk-table.tsx";
import { reservationRows } from "../_parts/reservation-rows.tsx";

export const metadata = { title: "Reservations" };

const MOST = 100;

/** The newest reservations of the sites a person sees. */
export default async function ReservationsPage({ searchParams }: PageProps<"/desk/reservations">) {
  const [desk, { site }] = [await openDesk(), await searchParams];
  const shown = typeof site === "string" ? desk.sites.filter((slug) => slug === site) : desk.sites;
  const newest = await desk.wiring.reservations.list({ tenants: shown, limit: MOST });
  return (
    <DeskPage desk={desk} title="Reservations" command="reservations list">
      <DeskTable caption="Reservations" {...reservationRows(newest)} empty="No car has been reserved yet." />
    </DeskPage>
  );
}
