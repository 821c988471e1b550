import { moneyOf } from "#server/reservations/mails/reservation-money.ts";
import type { RecentLeads, TodaysWork } from "#server/desk/views/todays-work.ts";
import { DeskTable } from "./desk-table.tsx";
import { When } from "./when.tsx";

/** What the newest leads are about, and how far each sink is with them. */
export function RecentTables({ recent }: { recent: RecentLeads }) {
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">What they are, and where they went</h2>
      {recent.cutAt === null ? null : <p className="fc-quiet">Of the newest {recent.cutAt}.</p>}
      <DeskTable
        caption="Leads by kind"
        heads={["Kind", "Leads"]}
        rows={recent.kinds.map(([category, leads]) => ({ key: category, cells: [category, leads] }))}
        empty="No lead came."
      />
      <DeskTable
        caption="Deliveries by sink"
        heads={["Sink", "State", "Deliveries"]}
        rows={recent.deliveries.map(({ sink, state, deliveries }) => ({
          key: `${sink} ${state}`,
          cells: [
            sink,
            <span key="state" data-state={state}>
              {state}
            </span>,
            deliveries,
          ],
        }))}
        empty="Nothing was to be delivered."
      />
    </section>
  );
}

/** Deposits that wait for a decision, and when each feed was imported last. */
export function DepositsAndFeeds({ deposits, feeds }: Pick<TodaysWork, "deposits" | "feeds">) {
  return (
    <>
      <section aria-labelledby="deposits">
        <h2 id="deposits">Reservations that hold money</h2>
        <DeskTable
          caption="Reservations that hold money"
          heads={["Since (UTC)", "Site", "Deposit", "Car"]}
          rows={deposits.map((one) => ({
            key: one.id,
            cells: [
              <a key="at" href={`/desk/reservations/${one.id}`}>
                <When at={one.createdAt} />
              </a>,
              one.tenant,
              moneyOf(one, "en-AU"),
              one.car.name,
            ],
          }))}
          empty="No deposit is held."
        />
      </section>
      <section aria-labelledby="feeds">
        <h2 id="feeds">Feeds, the oldest import first</h2>
        <DeskTable
          caption="Feeds"
          heads={["Site", "Imported (UTC)", "Rows refused", "Result"]}
          rows={feeds.map(({ site, run }) => ({
            key: site,
            cells: [
              <a key="site" href={`/desk/sites/${site}/feeds`}>
                {site}
              </a>,
              <When key="at" at={Date.parse(run.at)} />,
              run.refused,
              run.summary ?? <strong key="problem">given up: {run.problem}</strong>,
            ],
          }))}
          empty="No import has run since this installation notes them."
        />
      </section>
    </>
  );
}
