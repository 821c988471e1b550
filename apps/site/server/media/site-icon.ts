import { sharp } from "./sharp.ts";

/** Sizes of the icon as PNG: for an iPhone's home screen, and for the manifest. */
export const ICON_SIZES = [180, 192, 512] as const;

interface IconLook {
  readonly name: string;
  readonly accent: string;
  readonly accentInk: string;
}

export const iconHref = (size: (typeof ICON_SIZES)[number]): string => `/media/icons/${size}.png`;

/** The dealer's initial on its accent. Corners are round only where no system cuts its own. */
export function iconSvg({ name, accent, accentInk }: IconLook, { round }: { round: boolean }): string {
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${round ? 7 : 0}" fill="${accent}"/><text x="16" y="22.5" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="18" fill="${accentInk}">${initial}</text></svg>`;
}

/** The icon as PNG. The initial keeps within the middle that every mask leaves. */
export async function iconPng(look: IconLook, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const icon = sharp(Buffer.from(iconSvg(look, { round: false })), { density: (72 * size) / 32 });
  return new Uint8Array(await icon.resize(size, size).png().toBuffer());
}

/** Side of the picture in an icon file. */
const ICO_SIZE = 32;

export async function iconIco(look: IconLook): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await iconPng(look, ICO_SIZE);
  const file = new Uint8Array(22 + picture.length);
  const head = new DataView(file.buffer);
  // Kind of file (1: icon) and number of pictures, then the one picture: sides, planes, bits, length, place.
  head.setUint16(2, 1, true);
  head.setUint16(4, 1, true);
  head.setUint8(6, ICO_SIZE);
  head.setUint8(7, ICO_SIZE);
  head.setUint16(10, 1, true);
  head.setUint16(12, 32, true);
  head.setUint32(14, picture.length, true);
  head.setUint32(18, 22, true);
  file.set(picture, 22);
  return file;
}
