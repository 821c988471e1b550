const ASCII_LOWER =
  /^[\u0021-\u0040\u005b-\u007e]([\u0020-\u0040\u005b-\u007e]*[\u0021-\u0040\u005b-\u007e])?$/;

/**
 * How filter values compare: trimmed, Unicode NFKD, without case. Accents stay: "Skoda" is not "Škoda"
 * (free text drops them, filters do not).
 *
 * @example
 * foldValue(" ŠKODA ") === foldValue("Škoda"); // true
 */
export const foldValue = (text: string): string =>
  ASCII_LOWER.test(text) ? text : text.trim().normalize("NFKD").toLowerCase();
