import { openDeskOf } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import type { CarsFound } from "#server/stock/feeds/check-images.ts";
import { type FeedRun, feedRuns } from "#server/stock/feeds/feed-runs.ts";
import { checkPicturesOf, pictureCheck } from "#server/stock/feeds/picture-check.ts";
import { stockCoverage } from "#server/stock/stock-coverage.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { DeskPage } from "../../../_parts/desk-page.tsx";
import { BrokenPictures } from "../../../_parts/broken-pictures.tsx";
import { DeskTable } from "../../../_parts/desk-table.tsx";
import { DeskSection } from "../../../_parts/desk-section.tsx";
import { TableSection } from "../../../_parts/table-section.tsx";

export const metadata = { title: "Feeds" };

const MOST_RUNS = 20;
/** No address of a picture is requested to show this page. */
const NO_CALLS = { atOnce: 1, eachMs: 0, allMs: 0 };

/** What a site's imports did, what its cars say, and what is odd about their pictures. */
export default async function FeedsPage({ params, searchParams }: PageProps<"/desk/sites/[site]/feeds">) {
  const [{ site: slug }, { done }] = [await params, await searchParams];
  const { content, wiring, ...desk } = await openDeskOf(slug);
  const site = tenantSite(content, wiring.now());
  const [runs, { index }] = await Promise.all([
    feedRuns(wiring.dataDirectory, slug).list(MOST_RUNS),
    wiring.stock(slug),
  ]);
  const coverage = await stockCoverage(index.records());
  const partly = coverage.fields.filter(([, cars]) => cars < coverage.cars);
  const { search } = site.config;
  const [pictures, last] = await Promise.all([
    checkPicturesOf(index.records(), site.config, {
      fetch: wiring.tenantFetch,
      clock: () => 0,
      limits: NO_CALLS,
    }),
    pictureCheck(wiring.dataDirectory, slug).last(),
  ]);
  const mayCheck = mayDo(desk.session.user, "settings", slug);
  const found: (readonly [string, CarsFound])[] = [
    ["without a picture", pictures.without],
    [`with fewer than ${search.requireMinimumPhotos}, and so in no list`, pictures.tooFew],
    ["whose feed counts more pictures than it sends", pictures.unsent],
    ["whose pictures are ordered as text (1, 10, 2)", pictures.asText],
    ["whose first picture is another car's, too", pictures.shared],
  ];
  return (
    <DeskPage
      desk={{ ...desk, wiring }}
      title={`Feeds of ${content.tenant.config.site.name}`}
      command={`stock runs --tenant ${slug}`}
      done={done}
    >
      <DeskSection id="runs" title="Imports">
        <DeskTable
          caption="Imports"
          heads={["Ended (UTC)", "Feed", "Rows", "Changed", "Refused", "Without a status"]}
          rows={runs.map((run) => ({
            key: `${run.at} ${run.feed}`,
            cells: [
              run.at.slice(0, 19).replace("T", " "),
              run.feed,
              run.rows ?? "",
              run.summary ?? <strong key="problem">given up: {run.problem}</strong>,
              run.refused,
              run.withoutStatus,
            ],
          }))}
          empty="No import has run since this installation notes them."
        />
        {runs[0] ? <Refused run={runs[0]} /> : null}
      </DeskSection>
      <TableSection
        id="states"
        title={`${coverage.cars} cars by status`}
        heads={["Status", "Cars"]}
        rows={coverage.states.map(([state, cars]) => ({
          key: state,
          cells: [state.replaceAll("_", " "), cars],
        }))}
        empty="There are no cars."
      />
      <DeskSection id="pictures" title={`Pictures of ${pictures.cars} cars for sale`}>
        <DeskTable
          caption="Pictures"
          heads={["Cars", "Number", "For example"]}
          rows={found
            .filter(([, { count }]) => count > 0)
            .map(([what, { count, first }]) => ({ key: what, cells: [what, count, first.join(", ")] }))}
          empty="Every car for sale has the pictures it needs."
        />
        <BrokenPictures last={last} slug={slug} session={mayCheck ? desk.session : null} />
      </DeskSection>
      <DeskSection id="fields" title="What not every car says">
        <p className="fc-quiet">{coverage.fields.length - partly.length} fields stand in every car.</p>
        <DeskTable
          caption="Fields"
          heads={["Field", "Cars", "Share"]}
          rows={partly.map(([field, cars]) => ({
            key: field,
            cells: [<code key="field">{field}</code>, cars, `${Math.floor((cars / coverage.cars) * 100)} %`],
          }))}
          empty="Every car says all that any car says."
        />
      </DeskSection>
    </DeskPage>
  );
}

/** The newest run's refused rows as the feed has them, and cells that could not be used. */
function Refused({ run }: { run: FeedRun }) {
  return (
    <>
      <h3>Refused rows of the newest import</h3>
      <DeskTable
        caption="Refused rows"
        heads={["Line", "Column", "Why", "The row as it came"]}
        rows={run.refusedRows.map(({ file, line, column, reason, cells }) => ({
          key: `${file} ${line}`,
          cells: [
            file === null ? line : `${line} of ${file}`,
            column ?? "",
            reason,
            <code key="row">{cells.map(([name, cell]) => `${name}=${cell}`).join(" · ")}</code>,
          ],
        }))}
        empty="None."
      />
      {run.refused > run.refusedRows.length ? (
        <p>
          These are the first {run.refusedRows.length} of {run.refused}; all are in {run.refusedRowsFile}.
        </p>
      ) : null}
      <h3>Cells that were left empty</h3>
      <DeskTable
        caption="Cells that were left empty"
        heads={["Column", "Why", "Times", "For example"]}
        rows={run.notes.map(({ column, reason, count, example }) => ({
          key: `${column} ${reason}`,
          cells: [column, reason, count, <code key="example">{example}</code>],
        }))}
        empty="None."
      />
    </>
  );
}
