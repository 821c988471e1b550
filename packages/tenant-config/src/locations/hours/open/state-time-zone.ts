import type { StateTimeZones } from "../../../settings/market-rules.ts";

/**
 * The IANA zone of a state, or null for a state the market does not have. "WA" is Perth in
 * Australia and Los Angeles in the United States. A state that keeps two clocks has the one of its larger part; a
 * location in the other zone says so itself (`time_zone`).
 */
export function timeZoneOfState(
  state: string | null,
  { states, otherwise }: Pick<StateTimeZones, "states" | "otherwise">,
): string | null {
  const wanted = (state ?? "").trim().toLowerCase();
  return states.find(([, names]) => names.includes(wanted))?.[0] ?? otherwise;
}

/**
 * Whether a market has a state. A place may leave its state out; one it names is one of these.
 *
 * @example
 * isState("Atlantis", MARKETS.NZ.rules.timeZones) // false
 */
export const isState = (state: string, { states }: Pick<StateTimeZones, "states">): boolean =>
  states.some(([, names]) => names.includes(state.trim().toLowerCase()));
