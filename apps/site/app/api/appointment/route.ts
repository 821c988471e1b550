import { tenantSite } from "#server/tenants/tenant-site.ts";
import { wording } from "@forecourt/tenant-config";
import { errorResponse } from "#host/http/response/error-response.ts";
import { appointmentCalendar } from "#server/leads/appointment-calendar.ts";
import { sentLead } from "#server/leads/sent-lead.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** The appointment this browser has just requested, as a file for its calendar. */
export const GET = tenantRoute(async (_request, content, wiring) => {
  const sent = await sentLead(wiring, content.slug);
  const { config } = tenantSite(content, wiring.now());
  const place = content.locations.find(({ id }) => id === sent?.lead.location?.id);
  const words = wording(config).success;
  const file =
    sent?.lead.appointment &&
    appointmentCalendar({
      id: sent.id,
      made: new Date(sent.lead.receivedAt),
      when: sent.lead.appointment.date,
      title:
        sent.lead.appointment.kind === "service"
          ? words.serviceAt
          : words.testDriveOf(sent.lead.car?.name ?? config.site.name),
      place: place?.address.full ?? null,
      about: sent.lead.car?.name ?? null,
    });
  if (!file) return errorResponse(404, "There is no appointment.");
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="appointment.ics"',
      "cache-control": "no-store",
    },
  });
});
