import { sharePicture } from "#server/pictures/share-picture.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** The picture of a link preview, 1200 by 630. */
export const GET = tenantRoute(async (request, content, wiring) => {
  const picture = await sharePicture(wiring, content, new URL(request.url).searchParams.get("src"));
  return new Response(picture, {
    headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=86400" },
  });
});
