import type { ConfigLayer } from "../settings/tenant-config.ts";
import { stockLists } from "./stock-lists.ts";
import { tradedVehicle } from "./trade-forms.ts";

const OWNED = tradedVehicle({
  kinds: ["Caravan", "Pop-top", "Camper trailer", "Motorhome", "Campervan", "Tow vehicle"],
  makes: [
    ...(["Jayco", "Avan", "New Age", "Coromal", "Windsor", "Supreme", "Crusader", "Goldstream"] as const),
    ...(["Lotus", "Zone RV", "Kokoda", "Bushtracker", "Winnebago", "Avida", "Apollo", "Trakka"] as const),
  ],
});

/** The morning: cream, large corners, a soft serif, hills behind the vehicle; it asks how many sleep. */
export const CAMPERS: ConfigLayer = {
  cars: { entryPath: "/campers" },
  search: {
    paths: stockLists("campers"),
    filters: [
      ...(["car_type", "make", "model", "categories", "sleeps", "atm", "overall_length"] as const),
      ...(["bathroom", "layout", "price", "odometer", "year", "seats", "features", "location"] as const),
    ],
    sortOptions: [
      ...(["relevance", "latest", "price_high", "price_low"] as const),
      ...(["sleeps_high", "overall_length_low", "atm_low"] as const),
    ],
  },
  wording: {
    vehicle: { one: "camper", other: "campers" },
    homePage: { bodyTypes: "Towed or driven?" },
  },
  forms: {
    serviceInSteps: true,
    additionalServices: [
      "Bearings and brakes",
      "Damp check",
      "Gas certificate",
      "Solar and batteries",
      "Awning repair",
      "Logbook service",
    ],
    visit: "look_inside",
    changes: {
      "trade-in": OWNED,
      "sell-my-car": OWNED,
    },
  },
  home: {
    hero: "landscape",
    searchBy: ["body", "make", "price"],
    picks: ["sleeps=4:", "body=Caravan&atm=:3000", "overall_length=:6000"],
    sections: [
      ...(["bodyTypes", "latestStock", "promise", "posts", "tradeIn"] as const),
      ...(["offers", "finance", "reviews", "locations"] as const),
    ],
    bodyTypesAs: "panels",
    latestAs: "sideways",
    promiseAs: "columns",
    reviewsAs: "wall",
    postsAs: "pictures",
    waysAs: "strips",
    latestCars: 6,
  },
  stockList: { towPick: true, card: "quiet", cardFacts: ["sleeps", "overall_length", "atm", "bathroom"] },
  carPage: {
    arrangement: "plan",
    keyFacts: ["overall_length", "sleeps", "atm", "ball_weight", "tare", "payload", "bathroom", "layout"],
  },
  modelPage: {
    arrangement: "plan",
    figures: ["sleeps", "overall_length", "atm", "ball_weight", "gvm", "fresh_water", "solar"],
  },
  locations: { arrangement: "showroom" },
  formPage: { arrangement: "letter" },
  theme: {
    ground: "#fffdf9",
    surface: "#f7f1e7",
    line: "#e9dfd0",
    lineStrong: "#8d8170",
    ink: "#2b2620",
    inkQuiet: "#6a6052",
    accent: "#2f6b4f",
    radius: 20,
    displayWeight: 600,
    displayTracking: -1,
    displayFont: "soft",
  },
};
