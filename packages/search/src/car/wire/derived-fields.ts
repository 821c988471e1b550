/** The band of a number: "20000-30000", and "100000+" from the top on. Bands are data, words come later. */
function band(amount: number | null, width: number, top: number): string | null {
  if (amount === null) return null;
  if (amount >= top) return `${top}+`;
  const from = Math.floor(amount / width) * width;
  return `${from}-${from + width}`;
}

/** The wire's `price_range`: bands of 10,000 up to 100,000. */
export const priceRange = (price: number | null): string | null => band(price, 10_000, 100_000);

/** The wire's `weekly_price_range`: bands of 100 up to 1,000. */
export const weeklyPriceRange = (price: number | null): string | null => band(price, 100, 1_000);

const plainWords = (text: string) =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());

/**
 * Other spellings people type: joined ("CX-5" → cx5, "HiLux" → hilux, "Santa Fe" → santafe) and parted
 * ("Mazda3" → mazda 3). Engines split words at hyphens and capitals, so without these half a name finds nothing.
 */
export function searchKeywords(names: readonly (string | null)[]): string | null {
  const spellings = new Set<string>();
  for (const name of names) {
    if (name === null) continue;
    const words = plainWords(name);
    if (words.length > 1 && words.length <= 3) spellings.add(words.join(""));
    // Also of a longer name, "HiLux SR5 Double Cab": what is written as one word is typed as one.
    for (const one of name.split(/\s+/)) {
      const parts = plainWords(one);
      if (parts.length > 1 && parts.length <= 3) spellings.add(parts.join(""));
    }
    for (const word of words) {
      const parted = /^(\p{L}{2,})(\p{N}+)$/u.exec(word);
      if (parted) spellings.add(`${parted[1]} ${parted[2]}`);
    }
  }
  return spellings.size === 0 ? null : [...spellings].join(" ");
}
