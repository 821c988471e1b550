/** Where illustrations are served, whoever draws them. */
export const ILLUSTRATION_PATH = "/media/drawn/";

/** Widths in pixels that illustrations are served in; any other request gets the next one up. */
export const ILLUSTRATION_WIDTHS = [160, 320, 384, 480, 640, 828, 1080, 1280] as const;

/** Whether a picture's address is an illustration's, which pages must caption as such. */
export const isIllustration = (url: string): boolean => url.startsWith(ILLUSTRATION_PATH);

/**
 * The smallest width served that is at least as wide as asked for. No number gives 640, and more than the widest gives
 * the widest.
 */
export function parseIllustrationWidth(text: string | null): number {
  if (text === null || !/^\d{1,5}$/.test(text)) return 640;
  const asked = Number(text);
  return ILLUSTRATION_WIDTHS.find((width) => width >= asked) ?? 1280;
}
