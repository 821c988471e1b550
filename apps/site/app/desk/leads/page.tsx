import { leadState } from "@forecourt/leads/stores";
import { Button } from "@forecourt/ui/button";
import { mayDo } from "#server/desk/roles.ts";
import { openDesk } from "#server/desk/open-desk.ts";
import {
  dayAfter,
  findLeads,
  LEADS_A_PAGE,
  type LeadQuery,
  readLeadQuery,
} from "#server/desk/views/found-leads.ts";
import { LEAD_STATES } from "#server/leads/lead-filter.ts";
import { personName } from "#server/leads/person-name.ts";
import { DeskPage } from "../_parts/desk-page.tsx";
import { DeskTable } from "../_parts/desk-table.tsx";
import { Live } from "../_parts/live.tsx";
import { When } from "../_parts/when.tsx";
import { DeskInput } from "../_parts/desk-input.tsx";
import { linkTo } from "../_parts/link-to.tsx";

export const metadata = { title: "Leads" };

/** Every lead of the sites a person sees, newest first. */
export default async function LeadsPage({ searchParams }: PageProps<"/desk/leads">) {
  const desk = await openDesk();
  const params = await searchParams;
  const query = readLeadQuery(params);
  const found = await findLeads(desk.wiring, query, desk.sites);
  const shown = found.slice(0, LEADS_A_PAGE);
  const mayExport = (query.site === null ? desk.sites : [query.site]).every((site) =>
    mayDo(desk.session.user, "export", site),
  );
  return (
    <DeskPage desk={desk} title="Leads" command={commandOf(query)} done={params["done"]}>
      <Live />
      <form className="desk-filter" action="/desk/leads">
        <DeskInput
          label="Id, e-mail or phone"
          type="search"
          name="q"
          defaultValue={query.text}
          maxLength={200}
        />
        <Choice name="site" label="Site" value={query.site} values={desk.sites} />
        <Choice name="state" label="State" value={query.state} values={LEAD_STATES} />
        <DeskInput label="From (UTC)" type="date" name="from" defaultValue={query.from ?? ""} />
        <DeskInput label="To" type="date" name="to" defaultValue={query.to ?? ""} />
        <Button type="submit">Show</Button>
      </form>
      <DeskTable
        caption="Leads"
        heads={["Received (UTC)", "Site", "State", "Category", "Name", "About"]}
        rows={shown.map((lead) => ({
          key: lead.id,
          cells: [
            linkTo(`/desk/leads/${lead.id}`, <When at={lead.receivedAt} />),
            lead.lead.tenant,
            <span key="state" data-state={leadState(lead)}>
              {leadState(lead)}
            </span>,
            lead.lead.category,
            personName(lead.lead.person),
            lead.lead.car?.name ?? lead.lead.subcategory ?? "",
          ],
        }))}
        empty={
          Object.keys(given(query)).length > 0
            ? "No lead is like this. Look with fewer conditions."
            : "No lead has come yet. Send an enquiry on one of the sites and look again."
        }
      />
      <div className="desk-acts">
        {query.page > 1 ? <a href={addressOf(query, query.page - 1)}>Newer</a> : null}
        {found.length > LEADS_A_PAGE ? <a href={addressOf(query, query.page + 1)}>Older</a> : null}
        {shown.length > 0 && mayExport ? (
          <a href={addressOf(query, query.page).replace("/desk/leads", "/api/desk/leads.csv")}>
            These {shown.length} as CSV
          </a>
        ) : null}
      </div>
    </DeskPage>
  );
}

function Choice({
  name,
  label,
  value,
  values,
}: {
  name: string;
  label: string;
  value: string | null;
  values: readonly string[];
}) {
  return (
    <label>
      {label}
      <select className="fc-input" name={name} defaultValue={value ?? ""}>
        <option value="">Every one</option>
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}

const given = ({ site, state, text, from, to }: LeadQuery): Record<string, string> => ({
  ...(text === "" ? {} : { q: text }),
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
  ...(site === null ? {} : { site }),
  ...(state === null ? {} : { state }),
});

const addressOf = (query: LeadQuery, page: number): string =>
  `/desk/leads?${new URLSearchParams({ ...given(query), page: String(page) })}`;

const commandOf = ({ site, state, from, to }: LeadQuery): string =>
  [
    "leads list",
    ...(site === null ? [] : [`--tenant ${site}`]),
    ...(state === null ? [] : [`--state ${state}`]),
    ...(from === null ? [] : [`--from ${from}`]),
    ...(to === null ? [] : [`--before ${dayAfter(to)}`]),
  ].join(" ");
