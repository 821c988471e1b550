import type { FeatureSettings } from "../settings/sections/features-settings.ts";
import type { HomeSection, HomeSettings } from "../settings/sections/home-settings.ts";
import type { SiteSettings } from "../settings/sections/site-settings.ts";
import type { StockListSettings } from "../settings/sections/stock-list-settings.ts";

/** What the home page is made of, decided. */
export interface HomeLayout {
  /** Whether the stock list's search stands on the page. */
  readonly stockSearch: boolean;
  readonly sections: readonly HomeSection[];
  readonly latestCars: number;
}

const COUNTED = [
  ...(["latestStock", "bodyTypes", "makes", "conditions", "dealerships", "models"] as const),
  ...(["offers", "tradeIn", "finance", "locations", "reviews", "posts"] as const),
];
type Counted = (typeof COUNTED)[number];

/** What a dealer that only services vehicles has nothing for. */
const OF_STOCK: readonly HomeSection[] = [
  ...(["bodyTypes", "makes", "conditions", "dealerships", "models"] as const),
  ...(["latestStock", "tradeIn", "finance"] as const),
];

/**
 * What the home page shows, in order; a section there is nothing for is left out.
 *
 * @example
 * const stock = { latestStock: 6, bodyTypes: 5, makes: 9, conditions: 3, dealerships: 0, models: 0 };
 * const counts = { ...stock, tradeIn: 1, finance: 0, offers: 0, reviews: 0, locations: 2, posts: 0 };
 * homeLayout(config, counts).sections
 * // ["bodyTypes", "makes", "tradeIn", "locations"]
 */
export function homeLayout(
  {
    home,
    features,
    site,
  }: {
    readonly home: HomeSettings;
    readonly features: FeatureSettings;
    readonly site: Pick<SiteSettings, "serviceOnly">;
  },
  counts: Readonly<Record<Counted, number>>,
): HomeLayout {
  const empty = new Set<HomeSection>();
  for (const section of COUNTED) if (counts[section] === 0) empty.add(section);
  if (site.serviceOnly) for (const section of OF_STOCK) empty.add(section);
  if (home.promotions.length === 0) empty.add("promotions");
  if (home.promise === null) empty.add("promise");
  if (home.latestCars === 0 || !features.stockOnHomepage) empty.add("latestStock");
  return {
    stockSearch: features.stockOnHomepage && !site.serviceOnly,
    sections: home.sections.filter(
      (section, at) => !empty.has(section) && home.sections.indexOf(section) === at,
    ),
    latestCars: home.latestCars,
  };
}

/**
 * Before which card (zero-based) the call to action of a stock list stands, or null for none. It is the card of
 * its number, and the last one when fewer are shown.
 *
 * @example
 * callToActionIndex(config, 100) // 29
 */
export function callToActionIndex(
  { stockList }: { readonly stockList: Pick<StockListSettings, "callToActionPosition"> },
  cards: number,
): number | null {
  const { callToActionPosition: position } = stockList;
  return position === 0 || cards === 0 ? null : Math.min(position - 1, cards);
}
