/** How a market writes its postcodes: plain data, so that a form can carry it. */
export interface PostcodeRule {
  /** A regular expression over the whole answer. */
  pattern: string;
  /** The sentence for an answer of another shape. */
  message: string;
  /** What the market calls it inside a sentence: "postcode" or "ZIP code". */
  word: string;
  /** Digits alone, for which a numeric keypad is enough. */
  digitsOnly: boolean;
}

/**
 * Why a postcode is not one of the market's, as the sentence shown; `null` when it is.
 * Only the shape is checked: new postcodes appear every year.
 *
 * @example
 * postcodeProblem("4000", postcode) // null
 */
export function postcodeProblem(
  text: string,
  { pattern, message }: Pick<PostcodeRule, "pattern" | "message">,
): string | null {
  return new RegExp(pattern).test(text) ? null : message;
}
