import { sharp } from "./sharp.ts";
import { boundedBody } from "#host/http/body/bounded-body.ts";
import type { PlainFetch } from "@forecourt/search/kernel";

const MAX_BYTES = 15_000_000;
/** Of a picture's area: beyond it, unpacking alone would take hundreds of megabytes. */
const MAX_PIXELS = 50_000_000;
const TIMEOUT_MS = 10_000;
const FORMATS: readonly string[] = ["jpeg", "png", "webp", "avif", "heif", "gif"];

/** A picture as WebP, or why there is none. */
export type RemotePicture =
  | { ok: true; picture: Uint8Array<ArrayBuffer> }
  | { ok: false; problem: "unavailable" | "not_a_picture" };

/**
 * Fetches a picture and makes it WebP of at most this width. Redirects are not followed; what is larger than 15 MB,
 * takes longer than ten seconds or is no photograph's format is refused. Never rejects.
 */
export async function remotePicture(url: string, width: number, fetch: PlainFetch): Promise<RemotePicture> {
  const source = await download(url, fetch).catch(() => null);
  if (source === null) return { ok: false, problem: "unavailable" };
  try {
    const image = sharp(source, { limitInputPixels: MAX_PIXELS, animated: false });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) return { ok: false, problem: "not_a_picture" };
    const resized = image.rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 75 });
    return { ok: true, picture: new Uint8Array(await resized.toBuffer()) };
  } catch {
    return { ok: false, problem: "not_a_picture" };
  }
}

async function download(url: string, fetch: PlainFetch): Promise<Buffer | null> {
  const response = await fetch(url, {
    redirect: "error",
    headers: { accept: "image/avif,image/webp,image/*" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const type = response.headers.get("content-type") ?? "";
  const announced = Number(response.headers.get("content-length") ?? 0);
  if (!response.ok || !response.body || !type.startsWith("image/") || announced > MAX_BYTES) {
    await response.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of boundedBody(response.body, MAX_BYTES)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
