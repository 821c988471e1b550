import type { PhoneRule } from "./phone-rule.ts";

/**
 * A number in the market's grouping, complete or half typed. What no mask fits (letters, another
 * country, too many digits) comes back as it was: a mask must never take a character away.
 *
 * @example
 * formatPhone("0412345678", phone) // "0412 345 678"
 * formatPhone("+61412345678", phone) // "+61 412 345 678"
 * formatPhone("33334444", phone) // "33 334 444"
 */
export function formatPhone(
  text: string,
  rule: Pick<PhoneRule, "callingCode" | "trunkPrefix" | "groups">,
): string {
  const compact = text.replace(/[\s()\-.]/g, "");
  const country = `+${rule.callingCode}`;
  if (compact.startsWith(country) && compact.length > country.length) {
    // Behind a country code the trunk prefix is not dialled, so its group is that much shorter.
    const national = compact.slice(country.length);
    const grouped = group(`${rule.trunkPrefix}${national}`, rule)?.slice(rule.trunkPrefix.length);
    return grouped ? `${country} ${grouped.trim()}` : text;
  }
  return group(compact, rule) ?? text;
}

function group(digits: string, { groups }: Pick<PhoneRule, "groups">): string | null {
  if (!/^\d+$/.test(digits)) return null;
  const mask = groups.find(({ starts }) => new RegExp(starts).test(digits));
  if (!mask || digits.length > mask.sizes.reduce((sum, size) => sum + size, 0)) return null;
  const parts: string[] = [];
  let at = 0;
  for (const size of mask.sizes) {
    if (at < digits.length) parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(" ");
}
