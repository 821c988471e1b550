import { foldText } from "../../kernel/fold-text.ts";

/** Stands for a value that was nothing but quotes: it stays, because it must match nothing. */
export const ONLY_QUOTES = '""';

// A shopper who ticks more boxes than this has ticked all of them.
const MAX_VALUES = 100;

/**
 * How a shopper's values compare: without blanks around them, case and accents. Škoda, skoda and SKODA are one
 * value, although an engine keeps Škoda and Skoda apart.
 */
export const valueKey = (value: string): string => foldText(value.trim());

/** One value as the query keeps it: trimmed, without double quotes; "" when there was nothing. */
export function cleanValue(text: string): string {
  const bare = text.includes('"') ? text.replaceAll('"', "").trim() : text.trim();
  return bare === "" && text.trim() !== "" ? ONLY_QUOTES : bare;
}

const byFolded = (a: readonly [string, string], b: readonly [string, string]) =>
  a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;

/** Values cleaned, sorted, and each once: two spellings that compare equal are one, the first one stays. */
export function canonicalValues(values: readonly string[]): readonly string[] {
  // One plain value is the common case, and already canonical.
  const [only] = values;
  if (only !== undefined && values.length === 1) {
    const clean = cleanValue(only);
    return clean === "" ? [] : [clean];
  }
  const byFold = new Map<string, string>();
  for (const value of values) {
    const clean = cleanValue(value);
    const folded = valueKey(clean);
    if (clean !== "" && !byFold.has(folded) && byFold.size < MAX_VALUES) byFold.set(folded, clean);
  }
  if (byFold.size < 2) return [...byFold.values()];
  return [...byFold].toSorted(byFolded).map(([, value]) => value);
}
