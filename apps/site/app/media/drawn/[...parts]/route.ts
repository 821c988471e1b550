import { join } from "node:path";
import { parseIllustrationWidth } from "#server/media/illustration-address.ts";
import { keptIllustration } from "#server/media/kept-illustration.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";

interface Context {
  params: Promise<{ parts: string[] }>;
}

/** A picture that stands in for a missing photograph. Its address says everything about it, so it may be kept for ever. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { illustrator, dataDirectory } = await getWiring();
  const illustration = illustrator.find((await params).parts);
  if (illustration === null) return new Response("There is no such picture.\n", { status: 404 });
  const width = parseIllustrationWidth(new URL(request.url).searchParams.get("w"));
  return new Response(await keptIllustration(join(dataDirectory, "drawn"), illustration, width), {
    headers: {
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}
