import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { errorResponse } from "#host/http/response/error-response.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";

/** A picture of a dealer's home page, as `pnpm shots --homes` made it; for the platform's own page alone. */
export const GET = wiredRoute<{ params: Promise<{ slug: string }> }>(async (_request, wiring, { params }) => {
  const { slug } = await params;
  const { env, content } = wiring;
  const isKnown = env.FORECOURT_ENV !== "production" && (await content.slugs()).includes(slug);
  // Beside the demo dealers' folders, which hold nothing but dealers.
  const file = join(env.tenantsDirectory, "../demo/faces", `${slug}.webp`);
  const picture = isKnown ? await readFile(file).catch(() => null) : null;
  if (picture === null) return errorResponse(404, "There is no such picture.");
  return new Response(new Uint8Array(picture), {
    headers: { "content-type": "image/webp", "cache-control": "public, max-age=3600" },
  });
});
