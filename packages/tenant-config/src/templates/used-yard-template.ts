import type { ConfigLayer } from "../settings/tenant-config.ts";
import { CAR_FILTERS } from "./car-filters.ts";
import { stockLists } from "./stock-lists.ts";

/** The honest catalogue: warm paper, the face of print, no picture on top; today's stock as rows. */
export const USED_YARD: ConfigLayer = {
  search: { paths: stockLists("cars"), filters: CAR_FILTERS },
  home: {
    hero: "ledger",
    searchBy: ["make", "body", "price"],
    sections: [
      ...(["latestStock", "promise", "bodyTypes", "reviews", "tradeIn"] as const),
      ...(["finance", "makes", "locations", "posts"] as const),
    ],
    bodyTypesAs: "doors",
    latestAs: "rows",
    promiseAs: "sheet",
    reviewsAs: "quote",
    locationsAs: "signs",
    postsAs: "lines",
    waysAs: "words",
    latestCars: 8,
  },
  stockList: { cardsAs: "rows", cardFacts: ["odometer", "transmission", "fuel"] },
  carPage: { arrangement: "sheet" },
  locations: { arrangement: "showroom" },
  formPage: { arrangement: "sheet" },
  theme: {
    ground: "#fbf7f0",
    surface: "#f3ebdf",
    line: "#ddd0bf",
    lineStrong: "#86786a",
    ink: "#2a2019",
    inkQuiet: "#655648",
    accent: "#8a3b12",
    radius: 3,
    displayWeight: 600,
    displayTracking: -2,
    displayFont: "serif",
  },
};
