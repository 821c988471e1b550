import { createHash } from "node:crypto";
import { errorAnswer } from "#server/http/error-answer.ts";
import { parsePhotoWidth } from "#server/media/photo-address.ts";
import { pictureHost } from "#server/media/picture-hosts.ts";
import { remotePicture } from "#server/media/remote-picture.ts";
import { showsPicturesOf } from "#server/stock/stock-picture-hosts.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";

const MAX_ADDRESS = 2000;

class NoPicture extends Error {}

/** A photograph of a feed or of the dealer's content, in the width a screen needs. Only hosts this tenant shows. */
export const GET = tenantRoute(async (request, content) => {
  const query = new URL(request.url).searchParams;
  const source = query.get("src") ?? "";
  const host = source.length > MAX_ADDRESS ? null : pictureHost(source);
  if (host === null || !(await showsPicturesOf(content, host).catch(() => false)))
    return errorAnswer(404, "This site shows no such picture.");
  const width = parsePhotoWidth(query.get("w"));
  const { pictures, tenantFetch } = await getWiring();
  const name = `${createHash("sha256").update(source).digest("base64url")}-${width}.webp`;
  try {
    const picture = await pictures.get(name, async () => {
      const made = await remotePicture(source, width, tenantFetch);
      if (!made.ok) throw new NoPicture(made.problem);
      return made.picture;
    });
    return new Response(picture, {
      headers: { "content-type": "image/webp", "cache-control": "public, max-age=86400" },
    });
  } catch (error) {
    if (error instanceof NoPicture) return errorAnswer(404, "This picture cannot be shown.");
    throw error;
  }
});
