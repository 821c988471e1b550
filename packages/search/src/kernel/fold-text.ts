/** Printable ASCII, as most names are. */
const PLAIN = /^[ -~]*$/;

/**
 * Text as people compare it: without accents and without case, æ and œ written out. It is neither trimmed
 * nor cut. Comparing folded texts finds "Škoda" for "SKODA".
 *
 * @example
 * foldText("ŠKODA Œuvre"); // "skoda oeuvre"
 */
export const foldText = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize("NFKD")
        .replaceAll(/\p{Mn}/gu, "")
        .toLowerCase()
        .replaceAll("æ", "ae")
        .replaceAll("œ", "oe");
