import type { ConfigLayer } from "../settings/tenant-config.ts";
import { stockLists } from "./stock-lists.ts";
import { tradedVehicle } from "./trade-forms.ts";

const OWNED = tradedVehicle({
  kinds: ["Naked", "Sport", "Adventure", "Cruiser", "Scooter", "Off-road"],
  makes: [
    ...(["Honda", "Yamaha", "Kawasaki", "Suzuki", "BMW", "KTM", "Ducati", "Triumph", "Aprilia"] as const),
    ...([
      "Harley-Davidson",
      "Indian",
      "Royal Enfield",
      "Husqvarna",
      "Moto Guzzi",
      "Vespa",
      "CFMOTO",
    ] as const),
  ],
});

/** The machine: black, tight, leaning; one motorcycle from the side, larger than everything else. */
export const MOTORCYCLES: ConfigLayer = {
  cars: { entryPath: "/motorcycles" },
  search: {
    paths: stockLists("motorcycles"),
    filters: [
      ...(["car_type", "make", "model", "categories", "lams", "seat_height", "engine_size"] as const),
      ...(["wet_weight", "power", "price", "odometer", "year", "colour", "features", "location"] as const),
    ],
    sortOptions: [
      ...(["relevance", "latest", "price_high", "price_low", "kms_low"] as const),
      ...(["seat_height_low", "wet_weight_low", "power_high"] as const),
    ],
  },
  forms: {
    serviceInSteps: true,
    additionalServices: [
      "Logbook service",
      "Tyres",
      "Chain and sprockets",
      "Brakes",
      "Suspension",
      "Safety inspection",
    ],
    visit: "test_ride",
    changes: {
      "trade-in": OWNED,
      "sell-my-car": OWNED,
    },
  },
  wording: {
    vehicle: { one: "motorcycle", other: "motorcycles" },
    homePage: { bodyTypes: "Choose your kind" },
  },
  home: {
    hero: "machine",
    picks: ["lams=true", "seat_height=:790", "wet_weight=:200"],
    sections: [
      ...(["bodyTypes", "latestStock", "tradeIn", "makes", "promise", "offers"] as const),
      ...(["finance", "reviews", "posts", "locations"] as const),
    ],
    bodyTypesAs: "panels",
    latestAs: "grid",
    promiseAs: "band",
    reviewsAs: "quote",
    locationsAs: "signs",
    postsAs: "pictures",
    waysAs: "plate",
    latestCars: 6,
  },
  stockList: { card: "tab", cardFacts: ["engine_size", "seat_height", "wet_weight", "odometer"] },
  carPage: {
    arrangement: "figures",
    keyFacts: ["engine_size", "seat_height", "wet_weight", "power", "lams", "abs", "odometer", "year"],
  },
  modelPage: {
    arrangement: "figures",
    figures: ["engine_size", "power", "wet_weight", "seat_height"],
    gradesAs: "columns",
  },
  locations: { arrangement: "showroom" },
  formPage: { arrangement: "spread" },
  theme: {
    ground: "#0b0b0c",
    surface: "#161618",
    line: "#29292d",
    lineStrong: "#77777f",
    ink: "#fafafa",
    inkQuiet: "#b0b0b8",
    accent: "#ff5a4f",
    accentInk: "#180302",
    positive: "#5fd08f",
    danger: "#ff9d94",
    scheme: "dark",
    radius: 0,
    displayWeight: 700,
    displayTracking: -3,
    displayFont: "angular",
    displayStyle: "italic",
  },
};
