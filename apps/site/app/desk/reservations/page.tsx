import { openDesk } from "#server/desk/open-desk.ts";
import { moneyOf } from "#server/reservations/mails/reservation-money.ts";
import { DeskPage } from "../_parts/desk-page.tsx";
import { DeskTable } from "../_parts/desk-table.tsx";
import { When } from "../_parts/when.tsx";

export const metadata = { title: "Reservations" };

const MOST = 100;

/** The newest reservations of the sites a person sees. */
export default async function ReservationsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const [desk, { site }] = [await openDesk(), await searchParams];
  const shown = typeof site === "string" ? desk.sites.filter((slug) => slug === site) : desk.sites;
  const newest = await desk.wiring.reservations.list({ tenants: shown, limit: MOST });
  return (
    <DeskPage desk={desk} title="Reservations" command="reservations list">
      <DeskTable
        caption="Reservations"
        heads={["Since (UTC)", "Site", "State", "Deposit", "Provider", "Car"]}
        rows={newest.map((one) => ({
          key: one.id,
          cells: [
            <a key="at" href={`/desk/reservations/${one.id}`}>
              <When at={one.createdAt} />
            </a>,
            one.tenant,
            one.state,
            moneyOf(one, "en-AU"),
            one.provider,
            one.car.name,
          ],
        }))}
        empty="No car has been reserved yet."
      />
    </DeskPage>
  );
}
