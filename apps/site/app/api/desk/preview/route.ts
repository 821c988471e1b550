import { previewPage } from "#host/desk/preview-call.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { deskSiteRead } from "#server/desk/desk-read.ts";
import { withoutScripts } from "#server/desk/compare-pages.ts";

/** Nothing of a previewed page runs, and it is shown in frames of the desk alone. */
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

/** A page of a site, as it is or as its draft makes it, for a frame of the desk. */
export const GET = deskSiteRead(async (query, slug) => {
  const [of, path] = [query.get("of"), query.get("path") ?? "/"];
  if ((of !== "now" && of !== "draft") || !/^\/(?![/\\])/.test(path))
    return errorResponse(404, "There is nothing here.");
  const { html, status } = await previewPage(slug, path, of);
  // Photographs come from hosts that the site may show, so their addresses name the site.
  const framed = withoutScripts(html).replaceAll(
    "/media/photo?",
    `/api/desk/preview/photo?site=${slug}&amp;`,
  );
  return new Response(framed, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": POLICY,
      "x-frame-options": "SAMEORIGIN",
    },
  });
});
