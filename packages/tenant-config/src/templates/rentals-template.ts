import type { ConfigLayer } from "../settings/tenant-config.ts";
import { stockLists } from "./stock-lists.ts";

/** The booking: bright and wide; where and how large come first, in one bar. */
export const RENTALS: ConfigLayer = {
  cars: { showWeeklyPrice: true, weeklyPriceAs: "day" },
  forms: { rentalDates: true },
  search: {
    templatePath: "rental-cars",
    paths: stockLists("cars", "rentals"),
    sortOptions: ["relevance", "latest"],
    facetLabels: { location_name: "Pick-up from", body: "Size" },
  },
  tradeIn: { enabled: false },
  wording: {
    homePage: {
      title: "Where to, and when?",
      bodyTypes: "How much room?",
      latest: "Ready to drive",
      allBodies: "Any size",
      showAll: "{count, plural, one {See # {vehicle}} other {See # {vehicles}}}",
    },
  },
  home: {
    hero: "booking",
    searchBy: ["location", "dates", "body"],
    sections: ["bodyTypes", "promise", "latestStock", "locations", "reviews", "posts"],
    bodyTypesAs: "tiles",
    latestAs: "sideways",
    promiseAs: "columns",
    locationsAs: "signs",
    postsAs: "lines",
    waysAs: "words",
    latestCars: 8,
  },
  stockList: { card: "total", cardFacts: ["seats", "bags", "transmission"] },
  carActions: { labels: { call: "Call the desk" } },
  carPage: {
    arrangement: "booking",
    keyFacts: ["seats", "bags", "transmission", "fuel", "driver_age", "included_distance", "excess"],
  },
  locations: { arrangement: "desk" },
  formPage: { arrangement: "counter" },
  theme: {
    surface: "#e9f5fb",
    line: "#cfe4ee",
    accent: "#00657f",
    radius: 16,
    displayWeight: 650,
    displayTracking: -3,
    displayFont: "rounded",
  },
};
