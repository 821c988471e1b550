/** The markets whose states are known here. */
export type TimeZoneMarket = "AU" | "NZ" | "US";

/** Zone, then the states that keep it: short form and name, lower case. A state that keeps two has its larger one. */
const AU: readonly (readonly [string, readonly string[]])[] = [
  ["Australia/Brisbane", ["qld", "queensland"]],
  ["Australia/Sydney", ["nsw", "new south wales", "act", "australian capital territory"]],
  ["Australia/Melbourne", ["vic", "victoria"]],
  ["Australia/Hobart", ["tas", "tasmania"]],
  ["Australia/Adelaide", ["sa", "south australia"]],
  ["Australia/Darwin", ["nt", "northern territory"]],
  ["Australia/Perth", ["wa", "western australia"]],
];

const NZ: readonly (readonly [string, readonly string[]])[] = [
  ["Pacific/Chatham", ["chatham islands", "cit"]],
];

const US: readonly (readonly [string, readonly string[]])[] = [
  [
    "America/New_York",
    "ct connecticut de delaware dc fl florida ga georgia me maine md maryland ma massachusetts nc nh nj ny oh ohio pa pennsylvania ri sc vt vermont va virginia wv"
      .split(" ")
      .concat("new york", "new jersey", "new hampshire", "north carolina", "south carolina", "rhode island")
      .concat("west virginia", "district of columbia"),
  ],
  ["America/Detroit", ["mi", "michigan"]],
  ["America/Indiana/Indianapolis", ["in", "indiana"]],
  ["America/Kentucky/Louisville", ["ky", "kentucky"]],
  [
    "America/Chicago",
    "al alabama ar arkansas il illinois ia iowa ks kansas la louisiana mn minnesota ms mississippi mo missouri ne nebraska nd ok oklahoma sd tn tennessee tx texas wi wisconsin"
      .split(" ")
      .concat("north dakota", "south dakota"),
  ],
  ["America/Denver", ["co", "colorado", "mt", "montana", "nm", "new mexico", "ut", "utah", "wy", "wyoming"]],
  ["America/Boise", ["id", "idaho"]],
  ["America/Phoenix", ["az", "arizona"]],
  ["America/Los_Angeles", ["ca", "california", "nv", "nevada", "or", "oregon", "wa", "washington"]],
  ["America/Anchorage", ["ak", "alaska"]],
  ["Pacific/Honolulu", ["hi", "hawaii"]],
];

/** New Zealand's regions share one clock, so any region that is not an exception keeps it. */
const BY_MARKET = new Map([
  ["AU", { rows: AU, otherwise: null }],
  ["NZ", { rows: NZ, otherwise: "Pacific/Auckland" }],
  ["US", { rows: US, otherwise: null }],
]);

/**
 * The IANA zone of a state, or null for a state the market does not have. "WA" is Perth in
 * Australia and Los Angeles in the United States. A location in the other zone of a split state says so
 * itself (`time_zone`).
 *
 * @example
 * timeZoneOfState("Qld", "AU") // "Australia/Brisbane"
 */
export function timeZoneOfState(state: string | null, market: TimeZoneMarket): string | null {
  const wanted = (state ?? "").trim().toLowerCase();
  const zones = BY_MARKET.get(market);
  return zones?.rows.find(([, names]) => names.includes(wanted))?.[0] ?? zones?.otherwise ?? null;
}
