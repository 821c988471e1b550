import type { ConfigLayer } from "../settings/tenant-config.ts";
import { CAR_FILTERS } from "./car-filters.ts";
import { stockLists } from "./stock-lists.ts";

/** The atelier: one brand, so its models lead; centred words, calm pictures, much room. */
export const SINGLE_BRAND: ConfigLayer = {
  search: { paths: stockLists("cars"), filters: CAR_FILTERS },
  forms: {
    serviceInSteps: true,
    additionalServices: [
      "Logbook service",
      "Brakes",
      "Tyres and alignment",
      "Battery",
      "Software update",
      "Recall work",
    ],
  },
  home: {
    hero: "models",
    searchBy: ["body", "fuelType", "price"],
    sections: [
      ...(["latestStock", "offers", "finance", "promise", "bodyTypes"] as const),
      ...(["reviews", "tradeIn", "posts", "locations"] as const),
    ],
    bodyTypesAs: "tiles",
    latestAs: "grid",
    promiseAs: "columns",
    reviewsAs: "quote",
    postsAs: "pictures",
    waysAs: "words",
    latestCars: 6,
  },
  stockList: { modelStrip: true, card: "quiet", cardFacts: ["colour", "fuel", "odometer"] },
  carPage: { arrangement: "grades" },
  modelPage: { arrangement: "stage" },
  locations: { arrangement: "departments" },
  formPage: { arrangement: "stage" },
  theme: { radius: 0, displayWeight: 500, displayTracking: -2, displayFont: "geometric" },
};
