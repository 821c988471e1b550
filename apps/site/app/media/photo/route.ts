import { errorResponse } from "#host/http/response/error-response.ts";
import { parsePhotoWidth } from "#server/media/photo-address.ts";
import { shownPhoto } from "#server/pictures/shown-photo.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** A photograph of a feed or of the dealer's content, in the width a screen needs. Only hosts this tenant shows. */
export const GET = tenantRoute(async (request, content, wiring) => {
  const query = new URL(request.url).searchParams;
  const photo = await shownPhoto(wiring, content, query.get("src") ?? "", parsePhotoWidth(query.get("w")));
  if (!photo.ok)
    return errorResponse(
      404,
      photo.problem === "not_shown" ? "This site shows no such picture." : "This picture cannot be shown.",
    );
  return new Response(photo.picture, {
    headers: { "content-type": "image/webp", "cache-control": "public, max-age=86400" },
  });
});
