const CURRENCY = /^(?:(?:a|au|nz|us)?\$|aud|nzd|usd)\s*/i;
const UNIT = /\s*(?:kms?|mi|miles)$/i;
const THOUSANDS = /\s*k$/i;
/** Digits as they come, or in groups of three parted by one comma, blank or apostrophe each. */
const NUMBER = /^(?:\d{1,12}|\d{1,3}(?:[,\s'’]\d{3}){1,3})(?:\.\d{1,4})?$/;
/** Longer texts are no amount; what stands behind must not be cut off, as it may be a "k". */
const MAX_LENGTH = 40;

/**
 * Reads an amount of money or a distance as people type it; undefined for anything that is none. A currency sign, a
 * unit, groups of three and "k" for thousands are understood; a sign, an exponent or groups of another size are not.
 *
 * @example
 * parseAmount("$30,000"); // 30000
 * parseAmount("30.5k"); // 30500
 * parseAmount("80 000 km"); // 80000
 * parseAmount("30,00"); // undefined
 */
export function parseAmount(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return undefined;
  const bare = trimmed.replace(CURRENCY, "").replace(UNIT, "");
  const digits = bare.replace(THOUSANDS, "");
  if (!NUMBER.test(digits)) return undefined;
  const amount = Number(digits.replaceAll(/[^\d.]/g, ""));
  return digits === bare ? amount : Math.round(amount * 1_000_000) / 1000;
}
