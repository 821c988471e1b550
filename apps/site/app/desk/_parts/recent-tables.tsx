import type { RecentLeads } from "#server/desk/views/todays-work.ts";
import { DeskTable } from "./desk-table.tsx";
import { DeskSection } from "./desk-section.tsx";

/** What the newest leads are about, and how far each sink is with them. */
export function RecentTables({ recent }: { recent: RecentLeads }) {
  return (
    <DeskSection id="recent" title="What they are, and where they went">
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
    </DeskSection>
  );
}
