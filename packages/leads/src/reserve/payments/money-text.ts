/**
 * Whole cents as the decimal text payment providers read.
 *
 * @example
 * moneyText(20_050) // "200.50"
 */
export const moneyText = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/**
 * Decimal text as whole cents; null when it is no amount of money.
 *
 * @example
 * centsOf("200.5") // 20050
 */
export function centsOf(text: unknown): number | null {
  const shown = typeof text === "number" ? String(text) : text;
  const match = typeof shown === "string" ? /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(shown.trim()) : null;
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : null;
}
