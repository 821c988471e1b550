import { parseIllustrationWidth } from "#server/media/illustration-address.ts";
import { wiredRoute } from "#server/tenants/wired-route.ts";

interface Context {
  params: Promise<{ parts: string[] }>;
}

/** A picture that stands in for a missing photograph. Its address says everything about it, so it may be stored for ever. */
export const GET = wiredRoute<Context>(async (request, { illustrator, drawn }, { params }) => {
  const illustration = illustrator.find((await params).parts);
  if (illustration === null) return new Response("There is no such picture.\n", { status: 404 });
  const width = parseIllustrationWidth(new URL(request.url).searchParams.get("w"));
  const picture = await drawn.get(`${illustration.name}-${width}.webp`, () => illustration.render(width));
  return new Response(picture, {
    headers: {
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
});
