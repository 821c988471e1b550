import localFont from "next/font/local";

/** One variable font for every site, 20 KB, with a fallback of the same metrics so that nothing jumps. */
export const text = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  display: "swap",
  adjustFontFallback: "Arial",
  variable: "--fc-font-file",
});
