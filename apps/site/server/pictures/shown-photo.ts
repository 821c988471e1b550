import { createHash } from "node:crypto";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { LRUCache } from "lru-cache";
import { processWide } from "#host/process/process-wide.ts";
import { pictureHost } from "#server/media/picture-hosts.ts";
import { remotePicture } from "#server/media/remote-picture.ts";
import { showsPicturesOf } from "#server/stock/stock-picture-hosts.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

const MAX_ADDRESS = 2000;
/** How long a picture that is not there is not fetched again: a list may show it to every shopper. */
const MISSING_MS = 5 * 60_000;
/** Names of missing pictures, with the end of that time; shared by the routes that show pictures. */
const missing = processWide("missing-pictures", () => new LRUCache<string, number>({ max: 10_000 }));

class NoPicture extends Error {}

/** A photograph, or why a tenant's site shows none: it names no host it shows, or there is no picture. */
export type ShownPhoto =
  | { ok: true; picture: Uint8Array<ArrayBuffer> }
  | { ok: false; problem: "not_shown" | "no_picture" };

/**
 * A photograph of a feed or of the dealer's content as WebP of at most this width, fetched once and cached; one
 * that is missing is not fetched again for five minutes, in any width. Only hosts this tenant shows are called.
 */
export async function shownPhoto(
  wiring: Pick<Wiring, "pictures" | "tenantFetch" | "stock" | "now">,
  content: TenantContent,
  source: string,
  width: number,
): Promise<ShownPhoto> {
  const host = source.length > MAX_ADDRESS ? null : pictureHost(source);
  if (host === null || !(await showsPicturesOf(wiring, content, host).catch(() => false)))
    return { ok: false, problem: "not_shown" };
  const { pictures, tenantFetch, now } = wiring;
  const address = createHash("sha256").update(source).digest("base64url");
  if ((missing.current.get(address) ?? 0) > now().getTime()) return { ok: false, problem: "no_picture" };
  try {
    const picture = await pictures.get(`${address}-${width}.webp`, async () => {
      const made = await remotePicture(source, width, tenantFetch);
      if (!made.ok) throw new NoPicture(made.problem);
      return made.picture;
    });
    return { ok: true, picture };
  } catch (error) {
    if (!(error instanceof NoPicture)) throw error;
    missing.current.set(address, now().getTime() + MISSING_MS);
    return { ok: false, problem: "no_picture" };
  }
}
