import type { TemplateName } from "../settings/sections/site-settings.ts";
import type { ConfigLayer } from "../settings/tenant-config.ts";
import { AMERICAN_CARS } from "./american-cars-template.ts";
import { CAMPERS } from "./campers-template.ts";
import { CAR_FILTERS } from "./car-filters.ts";
import { MOTORCYCLES } from "./motorcycles-template.ts";
import { RENTALS } from "./rentals-template.ts";
import { SINGLE_BRAND } from "./single-brand-template.ts";
import { stockLists } from "./stock-lists.ts";
import { SUBSCRIPTIONS } from "./subscriptions-template.ts";
import { TRUCKS } from "./trucks-template.ts";
import { USED_YARD } from "./used-yard-template.ts";

/** The showroom: white and wide, three vehicles on one floor, then the doors of its dealerships and brands. */
const CARS: ConfigLayer = {
  // The largest lists: towing, a filter of a few of them, is searched for in words and from the home page.
  search: { paths: stockLists("cars"), filters: CAR_FILTERS.filter((filter) => filter !== "towing") },
  home: {
    hero: "lineup",
    picks: ["electric_range=400:&price=:50000", "body=Ute&towing=3500:", "body=SUV&price=:40000"],
    sections: [
      ...(["dealerships", "latestStock", "bodyTypes", "promotions", "makes", "promise", "reviews"] as const),
      ...(["offers", "tradeIn", "finance", "locations", "posts"] as const),
    ],
    latestCars: 6,
  },
  theme: { displayWeight: 560, displayTracking: -3 },
};

/** What each template changes in the product's defaults. A template's own stock list exists on its sites only. */
export const TEMPLATE_LAYERS: ReadonlyMap<TemplateName, ConfigLayer> = new Map<TemplateName, ConfigLayer>([
  ["cars", CARS],
  ["used-yard", USED_YARD],
  ["american-cars", AMERICAN_CARS],
  ["single-brand", SINGLE_BRAND],
  ["trucks", TRUCKS],
  ["motorcycles", MOTORCYCLES],
  ["campers", CAMPERS],
  ["rentals", RENTALS],
  ["subscriptions", SUBSCRIPTIONS],
]);
