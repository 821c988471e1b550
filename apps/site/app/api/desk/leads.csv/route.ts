import { leadsCsvHeader, leadsCsvLine } from "@forecourt/leads/delivery";
import { audit } from "#server/desk/audit-trail.ts";
import { deskRead } from "#server/desk/desk-read.ts";
import { mayDo } from "#server/desk/roles.ts";
import { findLeads, LEADS_A_PAGE, readLeadQuery } from "#server/desk/views/found-leads.ts";

/** The leads of one page of the list, as a spreadsheet reads them. */
export const GET = deskRead(async (request, wiring, session) => {
  const query = readLeadQuery(Object.fromEntries(new URL(request.url).searchParams));
  const slugs = (await wiring.content.slugs()).filter((slug) => mayDo(session.user, "export", slug));
  const found = (await findLeads(wiring, query, slugs)).slice(0, LEADS_A_PAGE);
  await audit(wiring, {
    by: session.user.name,
    did: "leads export",
    site: query.site,
    about: `${found.length} leads`,
  });
  return new Response([leadsCsvHeader, ...found.map(leadsCsvLine)].join(""), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName(slugs, query.site, wiring.now())}"`,
      "cache-control": "no-store",
    },
  });
});

/** A name that says whose leads these are, and as of which day. */
const fileName = (slugs: readonly string[], site: string | null, now: Date): string => {
  const known = slugs.find((slug) => slug === site);
  return `${known ?? "all-sites"}-leads-${now.toISOString().slice(0, 10)}.csv`;
};
