import type { Market } from "../model/market.ts";

type Groups = readonly number[];

/** How a number of one shape is grouped: the first pattern that fits the digits typed so far decides. */
const GROUPS: Record<Market, readonly { starts: RegExp; groups: Groups }[]> = {
  AU: [
    { starts: /^[1-9]\d{7}$/, groups: [2, 3, 3] },
    { starts: /^04/, groups: [4, 3, 3] },
    { starts: /^0[2378]/, groups: [2, 4, 4] },
    { starts: /^1[38]00/, groups: [4, 3, 3] },
    { starts: /^13/, groups: [2, 2, 2] },
    { starts: /^[2-9]/, groups: [2, 3, 3] },
  ],
  NZ: [
    { starts: /^[1-9]\d{7}$/, groups: [2, 3, 3] },
    { starts: /^02/, groups: [3, 3, 4] },
    { starts: /^0[34679]/, groups: [2, 3, 4] },
    { starts: /^0(?:800|508)/, groups: [4, 3, 4] },
    { starts: /^[2-9]/, groups: [3, 4] },
  ],
  US: [{ starts: /^[2-9]/, groups: [3, 3, 4] }],
};

const COUNTRY_CODES: Record<Market, string> = { AU: "61", NZ: "64", US: "1" };

/**
 * A number in the market's grouping, complete or half typed. What no mask fits (letters, another
 * country, too many digits) comes back as it was: a mask must never take a character away.
 *
 * @example
 * formatPhone("0412345678", "AU") // "0412 345 678"
 * formatPhone("+61412345678", "AU") // "+61 412 345 678"
 * formatPhone("33334444", "AU") // "33 334 444"
 */
export function formatPhone(text: string, market: Market): string {
  const compact = text.replace(/[\s()\-.]/g, "");
  const country = `+${COUNTRY_CODES[market]}`;
  if (compact.startsWith(country) && compact.length > country.length) {
    // Behind a country code the leading 0 is not dialled, so that group is one shorter.
    const national = compact.slice(country.length);
    const grouped = market === "US" ? group(national, market) : group(`0${national}`, market)?.slice(1);
    return grouped ? `${country} ${grouped.trim()}` : text;
  }
  return group(compact, market) ?? text;
}

function group(digits: string, market: Market): string | null {
  if (!/^\d+$/.test(digits)) return null;
  const mask = GROUPS[market].find(({ starts }) => starts.test(digits));
  if (!mask || digits.length > mask.groups.reduce((sum, size) => sum + size, 0)) return null;
  const parts: string[] = [];
  let at = 0;
  for (const size of mask.groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(" ");
}
