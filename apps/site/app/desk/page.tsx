import { processFigures } from "#host/process/process-figures.ts";
import { openDesk } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import { type HourOfLeads, todaysWork } from "#server/desk/views/todays-work.ts";
import { DeskPage } from "./_parts/desk-page.tsx";
import { DeskTable } from "./_parts/desk-table.tsx";
import { Live } from "./_parts/live.tsx";
import { DepositsAndFeeds } from "./_parts/deposits-and-feeds.tsx";
import { RecentTables } from "./_parts/recent-tables.tsx";
import { When } from "./_parts/when.tsx";
import { DeskSection } from "./_parts/desk-section.tsx";
import { TableSection } from "./_parts/table-section.tsx";
import { linkTo } from "./_parts/link-to.tsx";

export const metadata = { title: "Today" };

/** What came, what waits, and what needs a person. */
export default async function TodayPage() {
  const desk = await openDesk();
  const work = await todaysWork(desk.wiring, {
    sites: desk.sites,
    isPlatform: mayDo(desk.session.user, "platform", null),
  });
  const { cachedShare, loopDelayMs } = processFigures();
  const total = work.hours.reduce((sum, { leads }) => sum + leads, 0);
  const before = work.hours.reduce((sum, { weekBefore }) => sum + weekBefore, 0);
  return (
    <DeskPage desk={desk} title="Today" command="leads list --state dead">
      <Live />
      <TableSection
        id="open"
        title="What needs a person"
        heads={["What", "What to do"]}
        rows={work.open.map(({ what, href, act }) => ({
          key: `${href} ${what}`,
          cells: [what, linkTo(href, act)],
        }))}
        empty="Nothing: every lead went out or is on its way."
      />
      <DeskSection
        id="hours"
        title={`${total} ${total === 1 ? "lead" : "leads"} in 24 hours, ${before} in the same hours a week before`}
      >
        <LeadBars hours={work.hours} />
        <details>
          <summary>As a table</summary>
          <DeskTable
            caption="Leads by hour"
            heads={["Hour (UTC)", "Leads", "A week before"]}
            rows={work.hours.map(({ hour, leads, weekBefore }) => ({
              key: String(hour),
              cells: [<When key="hour" at={hour} />, leads, weekBefore],
            }))}
            empty="No hours."
          />
        </details>
      </DeskSection>
      <RecentTables recent={work.recent} />
      <DepositsAndFeeds deposits={work.deposits} feeds={work.feeds} />
      {work.standing ? (
        <TableSection
          id="queues"
          title="Queues"
          heads={["Queue", "Waiting", "Held", "Given up", "Oldest overdue"]}
          rows={Object.entries(work.standing.queues).map(([name, queue]) => ({
            key: name,
            cells: queue
              ? [
                  name.replaceAll("_", " "),
                  queue.waiting,
                  queue.held,
                  queue.dead,
                  queue.oldestSeconds === 0 ? "none" : `${Math.round(queue.oldestSeconds)} s`,
                ]
              : [name.replaceAll("_", " "), "its store gives no response", "", "", ""],
          }))}
          empty="No queues."
        />
      ) : null}
      {work.readiness ? (
        <DeskSection id="process" title="This process">
          <dl className="desk-figures">
            {[
              ...Object.entries(work.readiness),
              ["Pages from memory", cachedShare === null ? "none yet" : `${Math.round(cachedShare * 100)} %`],
              ["Event loop late by", loopDelayMs === null ? "not watched" : `${Math.round(loopDelayMs)} ms`],
              ["Sites open", String(desk.wiring.loadedStocks().length)],
              ["Memory", `${Math.round(process.memoryUsage.rss() / 1e6)} MB`],
              ["Up for", `${Math.round(process.uptime() / 60)} min`],
            ].map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </DeskSection>
      ) : null}
    </DeskPage>
  );
}

const STEP = 10;
const HEIGHT = 100;

/** Two bars an hour; the table below says the same. */
function LeadBars({ hours }: { hours: readonly HourOfLeads[] }) {
  const most = Math.max(1, ...hours.flatMap(({ leads, weekBefore }) => [leads, weekBefore]));
  const bar = (value: number, x: number, kind: string) => {
    const height = (value / most) * HEIGHT;
    return <rect key={kind} className={kind} x={x} y={HEIGHT - height} width={4} height={height} />;
  };
  return (
    <svg
      className="desk-bars"
      viewBox={`0 0 ${hours.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="Leads by hour beside a week before; the table below has the numbers"
    >
      {hours.map(({ hour, leads, weekBefore }, index) => (
        <g key={hour}>
          {bar(weekBefore, index * STEP, "before")}
          {bar(leads, index * STEP + 4.5, "now")}
        </g>
      ))}
    </svg>
  );
}
