import { createHash } from "node:crypto";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { ILLUSTRATION_PATH, isIllustration } from "#server/media/illustration-address.ts";
import { shareCard, shareCrop, SHARE_SIZE } from "#server/media/share-card.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { shownPhoto } from "./shown-photo.ts";

/**
 * The picture of a link preview, made once and cached: a photograph this tenant shows or an illustration, cut to size;
 * without a source, or when it cannot be shown, the site's card.
 */
export async function sharePicture(
  wiring: Wiring,
  content: TenantContent,
  source: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = source === null ? null : await sourcePicture(wiring, content, source);
  const { config } = content.tenant;
  const { ground, ink, accent } = config.theme;
  const look = { name: config.site.name, ground, ink, accent };
  const seen = picture === null ? JSON.stringify(look) : (source ?? "");
  const name = `share-${createHash("sha256").update(seen).digest("base64url")}.jpg`;
  return wiring.pictures.get(name, () => (picture === null ? shareCard(look) : shareCrop(picture)));
}

async function sourcePicture(
  wiring: Wiring,
  content: TenantContent,
  source: string,
): Promise<Uint8Array | null> {
  if (!isIllustration(source)) {
    const photo = await shownPhoto(wiring, content, source, SHARE_SIZE.width);
    return photo.ok ? photo.picture : null;
  }
  const parts = source.slice(ILLUSTRATION_PATH.length).split("/");
  return (await wiring.illustrator.find(parts)?.render(SHARE_SIZE.width)) ?? null;
}
