import { notFound } from "next/navigation";
import { leadState, type StoredLead } from "@forecourt/leads/stores";
import { FactList } from "@forecourt/ui/fact-list";
import { type OpenDesk, openDesk } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import { factsOfLead } from "#server/leads/facts-of-lead.ts";
import { leadStory } from "#server/desk/views/lead-story.ts";
import { payloadOfDelivery } from "#server/leads/payload-of-delivery.ts";
import { routeOfLead } from "#server/leads/route-of-lead.ts";
import { ActForm } from "../../_parts/act-form.tsx";
import { DeskPage } from "../../_parts/desk-page.tsx";
import { DeskTable } from "../../_parts/desk-table.tsx";
import { DeskText } from "../../_parts/desk-text.tsx";
import { When } from "../../_parts/when.tsx";
import { DeskSection } from "../../_parts/desk-section.tsx";
import { TableSection } from "../../_parts/table-section.tsx";
import { linkTo } from "../../_parts/link-to.tsx";

export const metadata = { title: "Lead" };

/** One lead: what was sent, everything that happened to it, where it goes and why, and what can be done. */
export default async function LeadPage({ params, searchParams }: PageProps<"/desk/leads/[id]">) {
  const [{ id }, { done, erase, payload: wanted }] = [await params, await searchParams];
  const desk = await openDesk();
  const lead = await desk.wiring.leads.get(id);
  const content =
    lead && desk.sites.includes(lead.lead.tenant) ? await desk.wiring.tenant(lead.lead.tenant) : null;
  if (!lead || !content) notFound();
  const sink = lead.deliveries.find((delivery) => delivery.sink === wanted)?.sink;
  const payload = sink === undefined ? null : await payloadOfDelivery(desk.wiring, content, lead, sink);
  const routing = routeOfLead(desk.wiring, content, lead);
  const same = await desk.wiring.leads.list({ tenant: content.slug, contact: lead.contact, limit: 20 });
  const others = same.filter((one) => one.id !== lead.id);
  return (
    <DeskPage
      desk={desk}
      title={`${lead.lead.category} for ${content.tenant.config.site.name}`}
      command={`leads show ${lead.id}`}
      done={done}
    >
      <p>
        State: <strong data-state={leadState(lead)}>{leadState(lead)}</strong>
        {lead.standing.kind === "quarantined" ? ` because of ${lead.standing.reasons.join(", ")}` : ""}
      </p>
      <Acts desk={desk} lead={lead} isErasing={erase === "1"} />
      <DeskSection id="sent" title="What was sent">
        <FactList facts={factsOfLead(lead)} />
      </DeskSection>
      <DeskSection id="story" title="What happened">
        <ol className="desk-story">
          {leadStory(lead).map(({ at, what, detail }) => (
            <li key={what}>
              {at === null ? <span className="fc-quiet">on the way there</span> : <When at={at} />}
              <div>
                <p>{what}</p>
                {detail ? <p className="fc-quiet">{detail}</p> : null}
              </div>
            </li>
          ))}
        </ol>
      </DeskSection>
      {lead.deliveries.length > 0 ? (
        <DeskSection id="payload" title="What each sink is sent">
          <div className="desk-acts">
            {lead.deliveries.map((delivery) => (
              <a
                key={delivery.sink}
                href={`/desk/leads/${lead.id}?payload=${encodeURIComponent(delivery.sink)}#payload`}
                aria-current={delivery.sink === sink ? "true" : undefined}
              >
                {delivery.sink}
              </a>
            ))}
          </div>
          {payload?.ok ? (
            <>
              <p className="fc-quiet">As the lead is stored now; secrets are masked.</p>
              <DeskText label="Head of what is sent" text={payload.head} />
              <DeskText label="Body of what is sent" text={payload.body} />
            </>
          ) : null}
          {payload && !payload.ok ? <p>{payload.problem}</p> : null}
        </DeskSection>
      ) : null}
      <DeskSection id="routes" title={`Where it goes: ${routing.sinks.join(", ")}`}>
        <p>{lead.lead.routing}</p>
        <DeskTable
          caption="Routes"
          heads={["Route", "Takes it", "To", "Because"]}
          rows={routing.verdicts.map(({ route, takes, to, because }) => ({
            key: route,
            cells: [route, takes ? "yes" : "no", to.join(", "), because],
          }))}
          empty="The site has no routes of its own: every lead goes the same way."
        />
      </DeskSection>
      {others.length > 0 ? (
        <TableSection
          id="others"
          title="The same shopper also sent"
          heads={["Received (UTC)", "State", "Category"]}
          rows={others.map((one) => ({
            key: one.id,
            cells: [
              linkTo(`/desk/leads/${one.id}`, <When at={one.receivedAt} />),
              leadState(one),
              one.lead.category,
            ],
          }))}
          empty=""
        />
      ) : null}
    </DeskPage>
  );
}

/** The buttons the lead's state and the person's role leave. Erasing is asked for twice. */
function Acts({ desk, lead, isErasing }: { desk: OpenDesk; lead: StoredLead; isErasing: boolean }) {
  const { session } = desk;
  const act = (name: string, label: string, kind: "primary" | "quiet" = "quiet") => (
    <ActForm
      session={session}
      action="/api/desk/leads"
      fields={{ id: lead.id, act: name }}
      label={label}
      kind={kind}
    />
  );
  const states = lead.deliveries.map(({ state }) => state);
  const isMine = (task: "deliver" | "erase") => mayDo(session.user, task, lead.lead.tenant);
  return (
    <div className="desk-acts">
      {isMine("deliver") && lead.standing.kind === "quarantined"
        ? act("release", "Release", "primary")
        : null}
      {isMine("deliver") && (states.includes("dead") || states.includes("waiting"))
        ? act("retry", "Send what did not arrive again", "primary")
        : null}
      {isMine("deliver") && states.includes("delivered") ? act("again", "Send everything again") : null}
      {isMine("erase") && !isErasing ? <a href={`/desk/leads/${lead.id}?erase=1`}>Erase…</a> : null}
      {isMine("erase") && isErasing ? (
        <>
          <p>
            This removes the lead, who sent it, {lead.files.length} files and its mail in this installation.
            It cannot be undone, and does not reach what was delivered.
          </p>
          {act("erase", "Erase for good", "primary")}
        </>
      ) : null}
    </div>
  );
}
