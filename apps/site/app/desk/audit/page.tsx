import { notFound } from "next/navigation";
import { readAudit } from "#server/desk/audit-trail.ts";
import { openDesk } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import { DeskPage } from "../_parts/desk-page.tsx";
import { DeskTable } from "../_parts/desk-table.tsx";

export const metadata = { title: "Audit" };

const MOST = 200;

/** Who did what, newest first. */
export default async function AuditPage() {
  const desk = await openDesk();
  if (!mayDo(desk.session.user, "platform", null)) notFound();
  const entries = await readAudit(desk.wiring, { limit: MOST });
  return (
    <DeskPage desk={desk} title="Audit" command="desk audit">
      <DeskTable
        caption="Audit trail"
        heads={["When (UTC)", "Who", "Did", "Site", "About"]}
        rows={entries.map(({ at, by, did, site, about }, index) => ({
          key: `${at} ${index}`,
          cells: [
            <time key="at" dateTime={at}>
              {at.slice(0, 19).replace("T", " ")}
            </time>,
            by,
            <code key="did">{did}</code>,
            site ?? "",
            about ?? "",
          ],
        }))}
        empty="Nothing was done at the desk yet."
      />
    </DeskPage>
  );
}
