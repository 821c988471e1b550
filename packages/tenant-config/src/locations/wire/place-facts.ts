import { checkPhoneShape, type PhoneRule } from "@forecourt/leads/phone";
import type { StateTimeZones } from "../../settings/market-rules.ts";
import { isState } from "../hours/open/state-time-zone.ts";

/** A number of another country: E.164 has at most fifteen digits. */
const ABROAD = /^\+[1-9]\d{6,14}$/;

/**
 * Why a dealer's number cannot be called, or null. A number of another country is written with its "+".
 *
 * @example
 * phoneProblem("0412 345 678 901 234", { phone: MARKETS.AU.rules.phone, market: "AU" })
 * // 'must be a phone number of AU, or begin with "+" and a country\'s code'
 */
export function phoneProblem(
  number: string | null,
  { phone, market }: { readonly phone: PhoneRule | null; readonly market: string },
): string | null {
  if (number === null || phone === null) return null;
  const abroad = ABROAD.test(number.replaceAll(/[\s().-]/g, ""));
  const isOwn = number.trim().startsWith(`+${phone.callingCode}`);
  if (checkPhoneShape(number, { rule: phone }).ok || (abroad && !isOwn)) return null;
  return `must be a phone number of ${market}, or begin with "+" and a country's code`;
}

/** What a state is called where a message has to name those there are: its short form in capitals. */
const MOST_NAMED = 20;

/**
 * Why a state cannot be one of a market's, or null; a state that is left out is none.
 *
 * @example
 * stateProblem("ZZ", { market: "AU", timeZones: MARKETS.AU.rules.timeZones })
 * // 'must be a state of AU (qld, nsw, act, vic, tas, sa, nt, wa)'
 */
export function stateProblem(
  state: string | null,
  { timeZones, market }: { readonly timeZones: StateTimeZones; readonly market: string },
): string | null {
  if (state === null || isState(state, timeZones)) return null;
  const short = timeZones.states.flatMap(([, names]) => names).filter((name) => name.length <= 3);
  const allowed = short.length <= MOST_NAMED ? ` (${short.join(", ")})` : "";
  return `must be a state of ${market}${allowed}`;
}
