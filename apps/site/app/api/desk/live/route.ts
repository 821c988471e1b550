import { deskRead } from "#server/desk/desk-read.ts";
import { mayDo } from "#server/desk/roles.ts";
import { newsOfLeads } from "#server/desk/views/news-of-leads.ts";

/** Server-sent events: one whenever a lead of the person's sites came or changed, so that an open page is rendered again. */
export const GET = deskRead(async (request, wiring, session) => {
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
