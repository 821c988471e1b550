import type { ConfigLayer } from "../settings/tenant-config.ts";
import { stockLists } from "./stock-lists.ts";
import { tradedVehicle } from "./trade-forms.ts";

const OWNED = tradedVehicle({
  kinds: ["Rigid", "Prime mover", "Tipper", "Van", "Bus", "Trailer"],
  makes: [
    ...(["Isuzu", "Hino", "Fuso", "UD", "Volvo", "Scania", "Mercedes-Benz", "MAN", "DAF", "Iveco"] as const),
    ...(["Kenworth", "Mack", "Western Star", "Freightliner", "International"] as const),
  ],
});

/** The plate: dark steel, square, condensed capitals; the work comes first, then figures in a table. */
export const TRUCKS: ConfigLayer = {
  search: {
    templatePath: "new-used-and-demo-trucks",
    paths: stockLists("trucks", "trucks"),
    filters: [
      ...(["car_type", "make", "model", "body", "licence_class", "axles", "gvm", "payload"] as const),
      ...(["body_length", "pallets", "power", "price", "odometer", "year", "categories"] as const),
      ...(["transmission", "fuelType", "pto", "features", "location"] as const),
    ],
    sortOptions: [
      ...(["relevance", "latest", "price_high", "price_low", "kms_low"] as const),
      ...(["gvm_high", "payload_high", "body_length_high"] as const),
    ],
  },
  wording: { vehicle: { one: "truck", other: "trucks" }, homePage: { bodyTypes: "What is the job?" } },
  forms: {
    serviceInSteps: true,
    additionalServices: [
      "Logbook service",
      "Safety inspection",
      "Brakes and air",
      "Tyres and alignment",
      "Auto electrical",
      "Breakdown",
    ],
    changes: { "trade-in": OWNED, "sell-my-car": OWNED },
  },
  home: {
    hero: "plate",
    searchBy: ["body", "drive", "make", "price"],
    picks: [
      "licence_class=C",
      "licence_class=LR",
      "licence_class=MR",
      "gvm=8000:",
      "pallets=10:",
      "pto=true",
    ],
    sections: [
      ...(["latestStock", "bodyTypes", "conditions", "promise", "offers", "finance"] as const),
      ...(["locations", "reviews", "posts"] as const),
    ],
    bodyTypesAs: "doors",
    latestAs: "table",
    locationsAs: "signs",
    postsAs: "lines",
    waysAs: "words",
    latestCars: 8,
  },
  stockList: { card: "plate", cardsAs: "table", cardFacts: ["gvm", "payload", "axles", "odometer"] },
  carPage: {
    arrangement: "plate",
    keyFacts: [
      ...(["gvm", "gcm", "payload", "tare", "power", "torque", "axles"] as const),
      ...(["wheelbase", "body_length", "pallets", "licence_class", "odometer"] as const),
    ],
  },
  modelPage: {
    arrangement: "plate",
    figures: ["gvm", "payload", "power", "torque", "gcm"],
    gradesAs: "columns",
  },
  locations: { arrangement: "departments" },
  formPage: { arrangement: "docket" },
  theme: {
    ground: "#14171a",
    surface: "#1f2428",
    line: "#343b42",
    lineStrong: "#7d868f",
    ink: "#f4f5f6",
    inkQuiet: "#b1b9c1",
    accent: "#f5a524",
    accentInk: "#14110a",
    positive: "#59c98b",
    danger: "#ff8a80",
    scheme: "dark",
    radius: 0,
    displayWeight: 700,
    displayTracking: 1,
    displayFont: "condensed",
    displayCase: "uppercase",
  },
};
