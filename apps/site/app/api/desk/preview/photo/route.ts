import { errorResponse } from "#host/http/response/error-response.ts";
import { deskSiteRead } from "#server/desk/desk-read.ts";
import { parsePhotoWidth } from "#server/media/photo-address.ts";
import { shownPhoto } from "#server/pictures/shown-photo.ts";

/** A photograph in a preview of a site: of hosts that the site shows, as on its own pages. */
export const GET = deskSiteRead(async (query, slug, wiring) => {
  const content = await wiring.tenant(slug);
  const photo =
    content && (await shownPhoto(wiring, content, query.get("src") ?? "", parsePhotoWidth(query.get("w"))));
  if (!photo?.ok) return errorResponse(404, "This picture cannot be shown.");
  return new Response(photo.picture, {
    headers: { "content-type": "image/webp", "cache-control": "private, max-age=3600" },
  });
});
