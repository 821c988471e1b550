import { isDeskRequest } from "#host/desk/desk-request.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { readDeskSession } from "#server/desk/desk-session.ts";
import { mayDo } from "#server/desk/roles.ts";
import { newsOfLeads } from "#server/desk/views/news-of-leads.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";

/** Server-sent events: one whenever a lead of the person's sites came or changed, so that an open page is rendered again. */
export const GET = wiredRoute(async (request, wiring) => {
  const session = isDeskRequest(request.headers) ? await readDeskSession(wiring) : null;
  if (session === null) return errorResponse(404, "There is nothing here.");
  const sites = (await wiring.content.slugs()).filter((slug) => mayDo(session.user, "read", slug));
  const encoder = new TextEncoder();
  const news = newsOfLeads(wiring, sites, request.signal);
  return new Response(
    new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const { value, done } = await news.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => {
        await news.return(undefined);
      },
    }),
    {
      headers: {
        "content-type": "text/event-stream",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      },
    },
  );
});
