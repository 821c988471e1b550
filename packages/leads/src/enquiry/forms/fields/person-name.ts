const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]+$/u;
const WITH_PUNCTUATION = /^[\p{L}\p{M} '’-]+$/u;
const LOOSE_PUNCTUATION = /(?:^|[^\p{L}\p{M}])['’-]|['’-](?:$|[^\p{L}\p{M}])/u;
const HAS_LETTER = /\p{L}/u;

/**
 * Whether a first, middle or last name is taken: letters of any script,
 * with their marks, and spaces. With `punctuation` also apostrophes and hyphens between letters.
 *
 * @example
 * isPersonName("Seán", false) // true
 * isPersonName("O'Neill", false) // false
 * isPersonName("O'Neill", true) // true
 */
export function isPersonName(text: string, punctuation: boolean): boolean {
  if (!HAS_LETTER.test(text)) return false;
  return punctuation
    ? WITH_PUNCTUATION.test(text) && !LOOSE_PUNCTUATION.test(text)
    : LETTERS_AND_SPACES.test(text);
}
