import type { MeasuredPage } from "#server/events/page-speeds.ts";
import type { ShoppersWay, Way } from "#server/events/shoppers-way.ts";
import { DeskTable } from "./desk-table.tsx";
import { DeskSection } from "./desk-section.tsx";

/** Fewer than this could be one shopper. */
const FEWEST = 5;
const MOST_ROWS = 50;

/** A number of shoppers' acts, without one that could tell of one shopper. */
export const shownTimes = (times: number): string =>
  times > 0 && times < FEWEST ? `fewer than ${FEWEST}` : String(times);

/** Where a site's shoppers came from, how far they came, and where they stopped. */
export function WayOfShoppers({ way }: { way: ShoppersWay }) {
  return (
    <DeskSection id="forms" title="From page to sent form">
      <WayTable caption="Sources" head="Came from" ways={enoughOf(way.sources)} />
      <WayTable caption="Devices" head="Device" ways={way.devices} />
      <CountTable
        caption="Pages viewed"
        head="Page"
        counts={way.pages}
        empty="No views of pages are stored."
      />
      <DeskTable
        caption="Forms"
        heads={["Form", "Shown", "Left", "Sent"]}
        rows={way.forms.map(({ name, shown, left, sent }) => ({
          key: name,
          cells: [name, shownTimes(shown), shownTimes(left), shownTimes(sent)],
        }))}
        empty="No events of forms are stored."
      />
      <CountTable
        caption="Steps of forms that were reached"
        head="Step"
        counts={way.steps}
        empty="No step of a form is stored."
      />
      <CountTable
        caption="Where forms were given up"
        head="Where"
        counts={way.stops}
        empty="No form was left, and no field refused."
      />
      <p>
        Phone numbers of cars: shown {shownTimes(way.reveals)} times, pressed {shownTimes(way.calls)} times.
      </p>
    </DeskSection>
  );
}

/** How fast pages were in shoppers' own browsers. */
export function SpeedOfPages({ speeds, measured }: { speeds: readonly MeasuredPage[]; measured: boolean }) {
  return (
    <DeskSection id="speed" title="Slow pages">
      <p>
        Three of four visits had this value or a better one: LCP, when the largest part of a page was painted
        (good up to 2.5 s); INP, the slowest response to a press (200 ms); CLS, by how much the page shifted
        (0.1). A kind of page with fewer than {FEWEST} visits is not shown.
      </p>
      <DeskTable
        caption="Slow pages"
        heads={["Page", "Metric", "Value", "Rating", "Visits"]}
        rows={speeds
          .filter(({ times }) => times >= FEWEST)
          .map(({ page, metric, value, rating, times }) => ({
            key: `${metric} ${page}`,
            cells: [page, metric, speedText(metric, value), rating, times],
          }))}
        empty={
          measured ? "Too few visits were measured." : "Nothing is measured: analytics.measureSpeed is off."
        }
      />
    </DeskSection>
  );
}

const speedText = (metric: MeasuredPage["metric"], value: number): string => {
  if (metric === "CLS") return value.toFixed(3);
  return metric === "LCP" ? `${(value / 1000).toFixed(1)} s` : `${value} ms`;
};

/** A name of few shoppers could be one shopper's own: such sources are added up. */
function enoughOf(sources: readonly Way[]): readonly Way[] {
  const small = sources.filter(isSmall);
  if (small.length === 0) return sources;
  const sum = (stage: "viewed" | "shown" | "left" | "sent"): number =>
    small.reduce((total, way) => total + way[stage], 0);
  const stages = { viewed: sum("viewed"), shown: sum("shown"), left: sum("left"), sent: sum("sent") };
  return [...sources.filter((way) => !isSmall(way)), { name: "others", ...stages }];
}

const isSmall = ({ name, viewed }: Way): boolean => name !== "none" && viewed < FEWEST;

function WayTable({ caption, head, ways }: { caption: string; head: string; ways: readonly Way[] }) {
  return (
    <DeskTable
      caption={caption}
      heads={[head, "Pages viewed", "Forms shown", "Left", "Sent"]}
      rows={ways.slice(0, MOST_ROWS).map(({ name, viewed, shown, left, sent }) => ({
        key: name,
        cells: [name === "none" ? "no campaign named" : name, ...[viewed, shown, left, sent].map(shownTimes)],
      }))}
      empty="No visits are stored."
    />
  );
}

function CountTable({
  caption,
  head,
  counts,
  empty,
}: {
  caption: string;
  head: string;
  counts: ShoppersWay["pages"];
  empty: string;
}) {
  return (
    <DeskTable
      caption={caption}
      heads={[head, "Times"]}
      rows={counts
        .slice(0, MOST_ROWS)
        .map(([name, times]) => ({ key: name, cells: [name, shownTimes(times)] }))}
      empty={empty}
    />
  );
}
