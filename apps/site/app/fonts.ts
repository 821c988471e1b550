import localFont from "next/font/local";

/** One variable font for the running text of every site, 20 KB, with a fallback of the same metrics so that nothing jumps. */
const latin = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  display: "swap",
  adjustFontFallback: "Arial",
  variable: "--fc-font-latin",
});

/** The letters of Škoda and other neighbours, fetched only by pages that have one. */
const extended = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
  weight: "300 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F, U+A720-A7FF" },
  ],
  variable: "--fc-font-extended",
});

/** Class names that put the faces of running text within reach of a page's styles. */
export const fontClasses = `${latin.variable} ${extended.variable}`;
