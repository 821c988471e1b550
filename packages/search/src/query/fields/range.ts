import type { Range } from "./stock-query.ts";

// Plain numbers only: no sign, no exponent, nothing a spreadsheet would have to guess at.
const PLAIN = /^\d{1,12}(\.\d{1,4})?$/;

/** A plain number, or undefined for anything else. */
function parsePlainNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return PLAIN.test(trimmed) ? Number(trimmed) : undefined;
}

/**
 * Makes a range of two ends; reversed ends are swapped, and no ends are no range.
 *
 * @example
 * makeRange(30000, 20000); // { min: 20000, max: 30000 }
 */
export function makeRange(min: number | undefined, max: number | undefined): Range | null {
  if (min === undefined) return max === undefined ? null : { max };
  if (max === undefined) return { min };
  return min <= max ? { min, max } : { min: max, max: min };
}

/**
 * Reads `min:max`, either side optional; a bare number means exactly that number.
 *
 * @example
 * parseRange(":30000"); // { max: 30000 }
 */
export function parseRange(text: string): Range | null {
  const colon = text.indexOf(":");
  if (colon < 0) {
    const exact = parsePlainNumber(text);
    return makeRange(exact, exact);
  }
  return makeRange(parsePlainNumber(text.slice(0, colon)), parsePlainNumber(text.slice(colon + 1)));
}

/**
 * Writes `min:max`.
 *
 * @example
 * stringifyRange({ min: 20000 }); // "20000:"
 */
export const stringifyRange = (range: Range): string => `${range.min ?? ""}:${range.max ?? ""}`;
