import type { TodaysWork } from "#server/desk/views/todays-work.ts";
import { linkTo } from "./link-to.tsx";
import { reservationRows } from "./reservation-rows.tsx";
import { TableSection } from "./table-section.tsx";
import { When } from "./when.tsx";

/** Deposits that wait for a decision, and when each feed was imported last. */
export function DepositsAndFeeds({ deposits, feeds }: Pick<TodaysWork, "deposits" | "feeds">) {
  return (
    <>
      <TableSection
        id="deposits"
        title="Reservations that hold money"
        {...reservationRows(deposits)}
        empty="No deposit is held."
      />
      <TableSection
        id="feeds"
        title="Feeds, the oldest import first"
        heads={["Site", "Imported (UTC)", "Rows refused", "Result"]}
        rows={feeds.map(({ site, run }) => ({
          key: site,
          cells: [
            linkTo(`/desk/sites/${site}/feeds`, site),
            <When key="at" at={Date.parse(run.at)} />,
            run.refused,
            run.summary ?? <strong key="problem">given up: {run.problem}</strong>,
          ],
        }))}
        empty="No import has run since this installation notes them."
      />
    </>
  );
}
