import { drawnPicture } from "#server/media/drawn-pictures.ts";

interface Context {
  params: Promise<{ parts: string[] }>;
}

/** A drawn picture of a demo car. Its name says everything about it, so it may be kept for ever. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const picture = await drawnPicture((await params).parts, new URL(request.url).searchParams.get("w"));
  if (picture === null) return new Response("There is no such picture.\n", { status: 404 });
  return new Response(picture, {
    headers: {
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}
