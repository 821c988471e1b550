export const ILLUSTRATION_PATH = "/media/drawn/";

/** Widths in pixels that illustrations are served in; any other request gets the next one up. */
export const ILLUSTRATION_WIDTHS = [160, 320, 384, 480, 768, 1080, 1280] as const;

/** The folder below `ILLUSTRATION_PATH` of the same pictures in a dark studio. */
export const DARK_STUDIO = "dark";

/**
 * An illustration as a page of this colour scheme shows it, in a dark studio on a dark ground; any other picture as it is.
 *
 * @example
 * inStudio("/media/drawn/suv/red/front.webp", "dark") // "/media/drawn/dark/suv/red/front.webp"
 */
export const inStudio = (src: string, scheme: "light" | "dark"): string =>
  scheme === "dark" && isIllustration(src)
    ? `${ILLUSTRATION_PATH}${DARK_STUDIO}/${src.slice(ILLUSTRATION_PATH.length)}`
    : src;

/** Whether a picture's address is an illustration's, which pages must caption as such. */
export const isIllustration = (url: string): boolean => url.startsWith(ILLUSTRATION_PATH);

/**
 * The smallest width served that is at least as wide as requested. No number gives 768, and more than the widest gives
 * the widest.
 */
export function parseIllustrationWidth(text: string | null): number {
  if (text === null || !/^\d{1,5}$/.test(text)) return 768;
  const wanted = Number(text);
  return ILLUSTRATION_WIDTHS.find((width) => width >= wanted) ?? 1280;
}
