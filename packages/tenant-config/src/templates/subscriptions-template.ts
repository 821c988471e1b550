import type { ConfigLayer } from "../settings/tenant-config.ts";
import { stockLists } from "./stock-lists.ts";

/** The plan: the price a month is the loudest thing, then what it includes. */
export const SUBSCRIPTIONS: ConfigLayer = {
  search: {
    templatePath: "subscription-cars",
    paths: stockLists("cars", "subscriptions"),
    filters: [
      ...(["make", "model", "body", "subscription_price", "fuelType", "seats"] as const),
      ...(["year", "transmission", "location"] as const),
    ],
  },
  wording: { homePage: { title: "A car, by the month", latest: "Free to swap into" } },
  home: {
    hero: "plan",
    searchBy: ["body", "fuelType", "price"],
    sections: ["latestStock", "promise", "bodyTypes", "reviews", "locations", "posts"],
    bodyTypesAs: "doors",
    latestAs: "grid",
    promiseAs: "band",
    reviewsAs: "wall",
    postsAs: "pictures",
    waysAs: "words",
    latestCars: 6,
  },
  cars: { subscriptionPer: "month" },
  stockList: { card: "monthly", cardFacts: ["fuel", "seats", "transmission", "electric_range"] },
  carPage: {
    arrangement: "term",
    keyFacts: ["fuel", "seats", "transmission", "electric_range", "battery", "body"],
  },
  locations: { arrangement: "desk" },
  formPage: { arrangement: "panel" },
  theme: {
    surface: "#f4f2fc",
    line: "#e2def3",
    accent: "#5b3fc4",
    radius: 24,
    displayWeight: 700,
    displayTracking: -4,
    displayFont: "technical",
  },
  tradeIn: { enabled: false },
};
