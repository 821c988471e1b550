import { notFound } from "next/navigation";
import type { Reservation } from "@forecourt/leads/reserve";
import { FactList } from "@forecourt/ui/fact-list";
import { type OpenDesk, openDesk } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import { type MoneyAct, moneyActs } from "#server/desk/views/money-acts.ts";
import { moneyOf, moneyText } from "#server/reservations/mails/reservation-money.ts";
import { ActForm } from "../../_parts/act-form.tsx";
import { DeskPage } from "../../_parts/desk-page.tsx";
import { When } from "../../_parts/when.tsx";
import { TableSection } from "../../_parts/table-section.tsx";

export const metadata = { title: "Reservation" };

/** One reservation: its money, everything that happened to it, what is still to be done, and what a person may do. */
export default async function ReservationPage({
  params,
  searchParams,
}: PageProps<"/desk/reservations/[id]">) {
  const [{ id }, { done, act }] = [await params, await searchParams];
  const desk = await openDesk();
  const { reservations } = desk.wiring;
  const reservation = await reservations.get(id);
  const content =
    reservation && desk.sites.includes(reservation.tenant)
      ? await desk.wiring.tenant(reservation.tenant)
      : null;
  if (!reservation || !content) notFound();
  const { locale } = content.tenant.config.market;
  const money = (cents: number): string => moneyText(cents, reservation.currency, locale);
  const { payment } = reservation;
  const tasks = (await reservations.tasks(id)).filter((task) => task.state === "waiting");
  return (
    <DeskPage
      desk={desk}
      title={`Reservation of ${reservation.car.name}`}
      command={`reservations show ${id}`}
      done={done}
    >
      <FactList
        facts={[
          { label: "State", value: reservation.state },
          { label: "Site", value: reservation.tenant },
          { label: "Deposit", value: moneyOf(reservation, locale) },
          { label: "Taken", value: money(payment?.captured ?? 0) },
          { label: "Given back", value: money(payment?.refunded ?? 0) },
          { label: "Provider", value: reservation.provider },
        ]}
      />
      {mayDo(desk.session.user, "money", reservation.tenant) ? (
        <Acts
          desk={desk}
          reservation={reservation}
          chosen={typeof act === "string" ? act : ""}
          money={money}
        />
      ) : null}
      <p>
        <a href={`/desk/leads/${reservation.leadId}`}>The lead of this reservation</a>
      </p>
      <TableSection
        id="story"
        title="What happened"
        heads={["When (UTC)", "State", "Why", "By", "Detail"]}
        rows={(await reservations.facts(id)).map(({ at, state, reason, by, detail }, index) => ({
          key: `${at} ${index}`,
          cells: [<When key="at" at={at} />, state, reason.replaceAll("_", " "), by, detail ?? ""],
        }))}
        empty="Nothing yet."
      />
      <TableSection
        id="tasks"
        title="Still to be done"
        heads={["What", "Tries", "Last problem"]}
        rows={tasks.map(({ name, attempts, lastProblem }) => ({
          key: name,
          cells: [name, attempts, lastProblem ?? ""],
        }))}
        empty="Nothing."
      />
    </DeskPage>
  );
}

/** What each act does, in the words of its second look. */
const SECOND_LOOK: Record<MoneyAct, (amount: string) => string> = {
  capture: (amount: string) => `This takes ${amount} from the shopper's card.`,
  release: (amount: string) => `This lets go of ${amount} and of the car.`,
  refund: (amount: string) => `This gives ${amount} back to the shopper.`,
};

/** Money is moved on the second press: the first says what will happen. */
function Acts({
  desk,
  reservation,
  chosen,
  money,
}: {
  desk: OpenDesk;
  reservation: Reservation;
  chosen: string;
  money: (cents: number) => string;
}) {
  const possible = moneyActs(reservation);
  const second = possible.find(({ act }) => act === chosen);
  return (
    <div className="desk-acts">
      {possible.map(({ act }) => (
        <a key={act} href={`/desk/reservations/${reservation.id}?act=${act}`}>
          {act}…
        </a>
      ))}
      {second ? (
        <>
          <p>{SECOND_LOOK[second.act](money(second.cents))}</p>
          <ActForm
            session={desk.session}
            action="/api/desk/reservations"
            fields={{ id: reservation.id, act: second.act }}
            label={`Yes, ${second.act}`}
            kind="primary"
          />
        </>
      ) : null}
    </div>
  );
}
