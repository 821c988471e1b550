import { isRecord } from "@forecourt/search/kernel";
/** A setting that several sections have to agree on: set once, it holds for all. */
interface Derivation {
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

/** What follows from what. A layer that sets both keeps both as it set them. */
const DERIVATIONS: readonly Derivation[] = [
  { from: "market.currency", to: "cars.currency" },
  { from: "market.currency", to: "analytics.currency" },
  { from: "market.locale", to: "cars.locale" },
  { from: "market.distanceUnit", to: "cars.distanceUnit" },
  { from: "site.dealerships", to: "search.dealerships", as: searchDealerships },
];

type LayerValues = { readonly [section: string]: unknown };

function valueOf(values: LayerValues, path: string): unknown {
  const [section = "", name = ""] = path.split(".");
  const inside = values[section];
  // A section taken back whole takes back the setting as well.
  if (inside === null) return null;
  return isRecord(inside) ? inside[name] : undefined;
}

/** Adds to a checked layer what follows from it; nothing it sets itself is changed. */
export function withDerivedSettings(values: LayerValues): LayerValues {
  const derived: Record<string, unknown> = { ...values };
  for (const { from, to, as = (value: unknown) => value } of DERIVATIONS) {
    const value = valueOf(values, from);
    if (value === undefined || valueOf(values, to) !== undefined) continue;
    const [section = "", name = ""] = to.split(".");
    const inside = derived[section];
    if (inside === null) continue;
    derived[section] = { ...(isRecord(inside) ? inside : {}), [name]: as(value) };
  }
  return derived;
}
