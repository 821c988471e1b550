/** Where photographs of feeds and dealers are served from, whatever host they lie on. */
const PHOTO_PATH = "/media/photo";

/** Widths in pixels that photographs are served in; any other request gets the next one up. */
export const PHOTO_WIDTHS = [64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920] as const;

/** The smallest width served that is at least as wide as requested; without a number 828. */
export function parsePhotoWidth(text: string | null): number {
  if (text === null || !/^\d{1,5}$/.test(text)) return 828;
  return PHOTO_WIDTHS.find((width) => width >= Number(text)) ?? 1920;
}

/** The address under which a photograph is served in one width. */
export const photoHref = (url: string, width: number): string =>
  `${PHOTO_PATH}?w=${width}&src=${encodeURIComponent(url)}`;
