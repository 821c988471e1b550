import type { ThemeSettings } from "@forecourt/tenant-config";
import condensed from "../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2";
import angular from "../node_modules/@fontsource/chakra-petch/files/chakra-petch-latin-700-italic.woff2";
import soft from "../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2";
import serif from "../node_modules/@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2";
import geometric from "../node_modules/@fontsource/outfit/files/outfit-latin-500-normal.woff2";
import geometricExtended from "../node_modules/@fontsource/outfit/files/outfit-latin-ext-500-normal.woff2";
import rounded from "../node_modules/@fontsource/lexend/files/lexend-latin-600-normal.woff2";
import slab from "../node_modules/@fontsource/roboto-slab/files/roboto-slab-latin-800-normal.woff2";
import technical from "../node_modules/@fontsource/space-grotesk/files/space-grotesk-latin-700-normal.woff2";

/** One file of a face, with the descriptors of its `@font-face` rule. */
interface DisplayFace {
  src: string;
  weight: string;
  style?: "normal" | "italic";
  /** Only text with such letters fetches it. */
  range?: string;
}

type Letters = ThemeSettings["displayFont"];

/** The faces of headings, by the kind of letters that a theme names; the other kinds are the system's own. */
const DISPLAY_FACES = new Map<Letters, readonly DisplayFace[]>([
  /** For trucks: capitals of a number plate. */
  ["condensed", [{ src: condensed, weight: "700" }]],
  /** For motorcycles: leaning, with cut corners. */
  ["angular", [{ src: angular, weight: "700", style: "italic" }]],
  /** For campers: a soft serif. */
  ["soft", [{ src: soft, weight: "600" }]],
  /** For used yards: the face of a printed catalogue. */
  ["serif", [{ src: serif, weight: "600" }]],
  /** For American dealers: a bold slab. */
  ["slab", [{ src: slab, weight: "800" }]],
  /** For rentals: wide and friendly. */
  ["rounded", [{ src: rounded, weight: "600" }]],
  /**
   * For one brand: circles and straight lines; with the long vowels of te reo Māori and the letters of Škoda. It stands for every
   * weight, as a browser would thicken it by itself where one is bold.
   */
  [
    "geometric",
    [
      { src: geometric, weight: "100 900" },
      {
        src: geometricExtended,
        weight: "100 900",
        range: "U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF",
      },
    ],
  ],
  /** For subscriptions: a screen's own face. */
  ["technical", [{ src: technical, weight: "700" }]],
]);

/** The name that a theme's variables give the face of its site. */
export const DISPLAY_FAMILY = "fc-display";

/**
 * The file a page should fetch first, and the style that names the face; null without a face of our own. A page that shows
 * several names each by another family.
 */
export function displayFace(
  letters: Letters,
  family: string = DISPLAY_FAMILY,
): { preload: string; style: string } | null {
  const [first, ...others] = DISPLAY_FACES.get(letters) ?? [];
  const style = [first, ...others].map((face) => face && fontFace(face, family)).join("");
  return first ? { preload: first.src, style } : null;
}

/** A page that is rendered before its face is there keeps the fallback, since a late swap moves what is being read. */
const fontFace = ({ src, weight, style = "normal", range }: DisplayFace, family: string): string =>
  `@font-face{font-family:${family};src:url(${src})format("woff2");font-weight:${weight};font-style:${style};` +
  `font-display:${family === DISPLAY_FAMILY ? "optional" : "swap"}${range === undefined ? "" : `;unicode-range:${range}`}}`;
