import type { ConfigLayer } from "../settings/tenant-config.ts";
import { CAR_FILTERS } from "./car-filters.ts";
import { stockLists } from "./stock-lists.ts";

/** The ranch: a bold slab, the truck low and wide, the payment a month before the price. */
export const AMERICAN_CARS: ConfigLayer = {
  search: { paths: stockLists("cars"), filters: CAR_FILTERS },
  forms: {
    serviceInSteps: true,
    additionalServices: [
      "Oil change",
      "Brakes",
      "Tires and alignment",
      "Battery",
      "Safety inspection",
      "Recall work",
    ],
  },
  home: {
    hero: "payment",
    searchBy: ["make", "body", "price"],
    sections: [
      ...(["conditions", "latestStock", "finance", "bodyTypes", "promise", "offers"] as const),
      ...(["tradeIn", "reviews", "makes", "posts", "locations"] as const),
    ],
    bodyTypesAs: "tiles",
    latestAs: "grid",
    promiseAs: "band",
    reviewsAs: "wall",
    locationsAs: "signs",
    postsAs: "pictures",
    waysAs: "plate",
    latestCars: 6,
  },
  stockList: { card: "label", cardFacts: ["mpg_highway", "odometer", "drive"] },
  carPage: {
    arrangement: "label",
    keyFacts: [
      ...(["mpg_city", "mpg_highway", "electric_range", "odometer"] as const),
      ...(["drive", "engine", "title_status", "vin"] as const),
    ],
  },
  modelPage: {
    arrangement: "label",
    figures: ["mpg_city", "mpg_highway", "electric_range", "power", "towing"],
    gradesAs: "columns",
  },
  locations: { arrangement: "departments" },
  formPage: { arrangement: "slab" },
  theme: {
    surface: "#f6f2ec",
    line: "#e6dccf",
    lineStrong: "#857a70",
    ink: "#1b2333",
    inkQuiet: "#5d6370",
    accent: "#a3241c",
    radius: 6,
    displayWeight: 800,
    displayTracking: -2,
    displayFont: "slab",
  },
};
