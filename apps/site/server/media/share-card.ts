import { sharp } from "./sharp.ts";
import { escapeHtml } from "#host/http/response/escape-html.ts";

/** The size that link previews show a picture in. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Where pictures for link previews are served. */
const SHARE_PATH = "/media/share";

/** The address of the preview picture of a page: one of the page's own pictures, else the site's card. */
export const shareHref = (source: string | null): string =>
  source === null ? SHARE_PATH : `${SHARE_PATH}?src=${encodeURIComponent(source)}`;

/** A picture cut to what link previews show, as JPEG, which all of them read. */
export async function shareCrop(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const cut = sharp(picture).resize({ ...SHARE_SIZE, fit: "cover", position: "centre" });
  return new Uint8Array(await cut.flatten({ background: "#ffffff" }).jpeg({ quality: 80 }).toBuffer());
}

interface ShareCardLook {
  name: string;
  ground: string;
  ink: string;
  accent: string;
}

/** The preview of a page without a picture: the dealer's name on its colours. */
export function shareCard({ name, ground, ink, accent }: ShareCardLook): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = SHARE_SIZE;
  const size = Math.max(36, Math.min(110, Math.floor((width - 160) / (name.length * 0.56))));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/><rect y="${height - 28}" width="${width}" height="28" fill="${accent}"/><text x="80" y="${height / 2 + size / 3}" font-family="sans-serif" font-weight="700" font-size="${size}" fill="${ink}">${escapeHtml(name.replaceAll(/\p{Cc}/gu, " "))}</text></svg>`;
  return shareCrop(Buffer.from(svg));
}
