import { isRecord } from "@forecourt/search/kernel";
/** A setting that several sections have to agree on: said once, heard by all. */
interface Echo {
  readonly from: string;
  readonly to: string;
  readonly as?: (value: unknown) => unknown;
}

/** `site.dealerships` as the stock search knows them. */
function searchDealerships(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((dealership: { slug: string; name: string }) => ({
    slug: dealership.slug,
    name: dealership.name,
  }));
}

/** What follows from what. A layer that says both settings itself is taken at its word. */
const ECHOES: readonly Echo[] = [
  { from: "market.currency", to: "cars.currency" },
  { from: "market.currency", to: "analytics.currency" },
  { from: "market.locale", to: "cars.locale" },
  { from: "market.distanceUnit", to: "cars.distanceUnit" },
  { from: "site.dealerships", to: "search.dealerships", as: searchDealerships },
];

type Says = { readonly [section: string]: unknown };

function said(says: Says, path: string): unknown {
  const [section = "", name = ""] = path.split(".");
  const inside = says[section];
  // A section taken back whole takes back the setting as well.
  if (inside === null) return null;
  return isRecord(inside) ? inside[name] : undefined;
}

/** Adds to a checked layer what follows from it; nothing it says itself is changed. */
export function withEchoes(says: Says): Says {
  const heard: Record<string, unknown> = { ...says };
  for (const { from, to, as = (value: unknown) => value } of ECHOES) {
    const value = said(says, from);
    if (value === undefined || said(says, to) !== undefined) continue;
    const [section = "", name = ""] = to.split(".");
    const inside = heard[section];
    if (inside === null) continue;
    heard[section] = { ...(isRecord(inside) ? inside : {}), [name]: as(value) };
  }
  return heard;
}
