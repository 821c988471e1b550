import { iconIco } from "#server/media/site-icon.ts";
import { machineRoute } from "#server/machines/machine-route.ts";

/** `/favicon.ico`: what browsers and feed readers ask for without looking at a page. */
export const GET = machineRoute(async (_request, { site }) => {
  const { site: dealer, theme } = site.config;
  return new Response(await iconIco({ name: dealer.name, ...theme }), {
    headers: { "content-type": "image/x-icon", "cache-control": "public, max-age=86400" },
  });
});
