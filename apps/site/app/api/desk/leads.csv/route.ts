import { leadsCsvHeader, leadsCsvLine } from "@forecourt/leads/delivery";
import { isDeskRequest } from "#host/desk/desk-request.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { audit } from "#server/desk/audit-trail.ts";
import { readDeskSession } from "#server/desk/desk-session.ts";
import { mayDo } from "#server/desk/roles.ts";
import { findLeads, LEADS_A_PAGE, readLeadQuery } from "#server/desk/views/found-leads.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";

/** The leads of one page of the list, as a spreadsheet reads them. */
export const GET = wiredRoute(async (request, wiring) => {
  const session = isDeskRequest(request.headers) ? await readDeskSession(wiring) : null;
  if (session === null) return errorResponse(404, "There is nothing here.");
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
      "content-disposition": 'attachment; filename="leads.csv"',
      "cache-control": "no-store",
    },
  });
});
