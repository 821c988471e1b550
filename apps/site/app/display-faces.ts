import localFont from "next/font/local";

/*
 * The faces of headings, by the kind of letters that a theme names. None is preloaded: a page fetches the one its theme
 * uses, and shows a fallback of the same metrics until it is there. The options are literals because the compiler reads
 * them.
 */

/** For trucks: capitals of a number plate. */
const condensed = localFont({
  src: "../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2",
  weight: "700",
  display: "swap",
  preload: false,
  adjustFontFallback: "Arial",
  variable: "--fc-face-condensed",
});

/** For motorcycles: leaning, with cut corners. */
const angular = localFont({
  src: "../node_modules/@fontsource/chakra-petch/files/chakra-petch-latin-700-italic.woff2",
  weight: "700",
  style: "italic",
  display: "swap",
  preload: false,
  adjustFontFallback: "Arial",
  variable: "--fc-face-angular",
});

/** For campers: a soft serif. */
const soft = localFont({
  src: "../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
  weight: "600",
  display: "swap",
  preload: false,
  adjustFontFallback: "Times New Roman",
  variable: "--fc-face-soft",
});

/** For used yards: the face of a printed catalogue. */
const serif = localFont({
  src: "../node_modules/@fontsource/zilla-slab/files/zilla-slab-latin-600-normal.woff2",
  weight: "600",
  display: "swap",
  preload: false,
  adjustFontFallback: "Times New Roman",
  variable: "--fc-face-serif",
});

/** For American dealers: a bold slab. */
const slab = localFont({
  src: "../node_modules/@fontsource-variable/roboto-slab/files/roboto-slab-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: "Times New Roman",
  variable: "--fc-face-slab",
});

/** For rentals: wide and friendly. */
const rounded = localFont({
  src: "../node_modules/@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: "Arial",
  variable: "--fc-face-rounded",
});

/** For one brand: circles and straight lines. */
const geometric = localFont({
  src: "../node_modules/@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: "Arial",
  variable: "--fc-face-geometric",
});

/** For subscriptions: a screen's own face. */
const technical = localFont({
  src: "../node_modules/@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2",
  weight: "300 700",
  display: "swap",
  preload: false,
  adjustFontFallback: "Arial",
  variable: "--fc-face-technical",
});

/** The long vowels of te reo Māori and the letters of Škoda in the face of a single brand. */
const geometricExtended = localFont({
  src: "../node_modules/@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF" },
  ],
  variable: "--fc-face-geometric-extended",
});

/** Every face of headings. */
export const displayFaces: readonly { readonly variable: string }[] = [
  condensed,
  angular,
  soft,
  serif,
  slab,
  rounded,
  geometric,
  geometricExtended,
  technical,
];
