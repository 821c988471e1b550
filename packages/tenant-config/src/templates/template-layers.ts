import type { TemplateName } from "../settings/site-settings.ts";
import type { ConfigLayer } from "../settings/tenant-config.ts";
import { stockLists } from "./stock-lists.ts";

/** Dark, square and bold. */
const TRUCKS: ConfigLayer = {
  search: {
    templatePath: "new-used-and-demo-trucks",
    paths: stockLists("trucks", "trucks"),
    filters: [
      ...(["car_type", "make", "model", "body", "categories", "price", "odometer", "year"] as const),
      ...(["drive", "transmission", "fuelType", "features", "location"] as const),
    ],
  },
  wording: { vehicle: { one: "truck", other: "trucks" } },
  theme: {
    ground: "#101214",
    surface: "#1a1d20",
    line: "#2c3136",
    lineStrong: "#757d86",
    ink: "#f4f5f6",
    inkQuiet: "#aab2ba",
    accent: "#f5a524",
    accentInk: "#14110a",
    positive: "#59c98b",
    danger: "#ff8a80",
    scheme: "dark",
    radius: 2,
    displayWeight: 800,
    displayTracking: -1,
    displayFont: "condensed",
    displayCase: "uppercase",
  },
};

/** Black, tight and angular. */
const MOTORCYCLES: ConfigLayer = {
  cars: { entryPath: "/motorcycles" },
  search: {
    paths: stockLists("motorcycles"),
    filters: [
      ...(["car_type", "make", "model", "categories", "price", "odometer", "year"] as const),
      ...(["colour", "features", "location"] as const),
    ],
  },
  wording: { vehicle: { one: "motorcycle", other: "motorcycles" } },
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
    displayWeight: 850,
    displayTracking: -3,
  },
};

/** Warm, rounded and airy. */
const CAMPERS: ConfigLayer = {
  cars: { entryPath: "/campers" },
  search: {
    paths: stockLists("campers"),
    filters: [
      ...(["car_type", "make", "model", "categories", "seats", "price", "odometer", "year"] as const),
      ...(["features", "fuelType", "transmission", "location"] as const),
    ],
  },
  wording: { vehicle: { one: "camper", other: "campers" } },
  theme: {
    ground: "#fffdf9",
    surface: "#f7f1e7",
    line: "#e9dfd0",
    lineStrong: "#8d8170",
    ink: "#2b2620",
    inkQuiet: "#6a6052",
    accent: "#2f6b4f",
    radius: 18,
    displayWeight: 600,
    displayTracking: -1,
    displayFont: "rounded",
  },
};

/** Bright, date first. */
const RENTALS: ConfigLayer = {
  search: { templatePath: "rental-cars", paths: stockLists("cars", "rentals"), defaultSort: "price_low" },
  tradeIn: { enabled: false },
  theme: { surface: "#eef6fb", line: "#d8e6ef", accent: "#00657f", radius: 14, displayWeight: 720 },
};

const SUBSCRIPTIONS: ConfigLayer = {
  search: {
    templatePath: "subscription-cars",
    paths: stockLists("cars", "subscriptions"),
    filters: [
      ...(["make", "model", "body", "subscription_price", "fuelType", "seats"] as const),
      ...(["year", "transmission", "location"] as const),
    ],
  },
  theme: { surface: "#f4f2fc", line: "#e2def3", accent: "#5b3fc4", radius: 16, displayWeight: 700 },
  tradeIn: { enabled: false },
};

/** What each template changes in the product's defaults. A template's own stock list exists on its sites only. */
export const TEMPLATE_LAYERS: ReadonlyMap<TemplateName, ConfigLayer> = new Map<TemplateName, ConfigLayer>([
  ["cars", { search: { paths: stockLists("cars") } }],
  ["trucks", TRUCKS],
  ["motorcycles", MOTORCYCLES],
  ["campers", CAMPERS],
  ["rentals", RENTALS],
  ["subscriptions", SUBSCRIPTIONS],
]);
