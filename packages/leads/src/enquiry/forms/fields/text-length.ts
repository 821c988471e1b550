const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Whether a text is longer than a reader would count: a family emoji is one character. Stops
 * counting at the limit, and never starts on a text no one could have typed.
 *
 * @example
 * isLongerThan("Zoë", 3) // false
 */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  if (text.length > limit * 32) return true;
  let count = 0;
  for (const _ of graphemes.segment(text)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}
