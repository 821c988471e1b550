import { EN_AU } from "@forecourt/tenant-config/messages";
import { page } from "./probes.ts";
import type { Says, SettingCase } from "../world/setting-case.ts";

const COLOURS = [
  ...(["ground", "surface", "line", "lineStrong", "ink", "inkQuiet"] as const),
  ...(["accent", "accentInk", "positive", "danger"] as const),
];

/** Section `theme`: every value reaches the page's own style. */
export const themeCases: readonly SettingCase[] = [
  ...COLOURS.map((name) => ({ setting: `theme.${name}`, to: "#123456", probe: page("/") })),
  { setting: "theme.scheme", to: "dark", probe: page("/") },
  { setting: "theme.radius", to: 3, probe: page("/") },
  { setting: "theme.displayWeight", to: 900, probe: page("/") },
  { setting: "theme.displayTracking", to: 4, probe: page("/") },
  { setting: "theme.displayFont", to: "serif", probe: page("/") },
  { setting: "theme.displayStyle", to: "italic", probe: page("/") },
  { setting: "theme.displayCase", to: "uppercase", probe: page("/") },
];

/** A page on which each group of messages is read; the others are read on the home page. */
const READ_ON: Readonly<Record<string, string>> = {
  locations: "/our-locations",
  offers: "/special-offers",
  models: "/models",
  reviews: "/our-locations",
  posts: "/blog",
  stock: "/search/new-used-and-demo-cars",
  car: "/cars/plain",
  facts: "/cars/plain",
  tools: "/cars/electric",
  enquiry: "/cars/plain",
  form: "/finance",
  formIntro: "/contact",
  formPage: "/contact",
  careers: "/careers",
  checkout: "/cars/plain/checkout",
  success: "/success?category=general-enquiry",
  finance: "/finance-calculator",
  favourites: "/my-garage",
  garage: "/my-garage",
  compare: "/compare?cars=plain",
  consent: "/privacy-choices",
  mails: "/sign-in",
  account: "/sign-in",
  alerts: "/search/new-used-and-demo-cars",
  factsOnCards: "/search/new-used-and-demo-cars",
};
/** What a site must have before a group of sentences is read on it. */
const READ_WITH: Readonly<Record<string, Says>> = {
  // Only a site that takes deposits has a checkout.
  checkout: { reserve: { paymentProvider: "demo" } },
  mails: { garage: { enabled: true }, features: { authentication: true } },
  account: { garage: { enabled: true }, features: { authentication: true } },
  alerts: { alerts: { enabled: true } },
  careers: { careers: { positions: [] } },
  factsOnCards: { stockList: { cardFacts: ["battery", "electric_range"] } },
  textUs: { prompts: { textUs: { enabled: true } } },
};

/** Section `wording`: one row a group of messages; all messages of a group are changed at once. */
export const wordingCases: readonly SettingCase[] = [
  { setting: "wording.vehicle", to: { one: "ute", other: "utes" }, probe: page("/") },
  // Whole only once scripts have run, so it is read in a browser, among the browser's cases.
  ...Object.entries(EN_AU.messages)
    .filter(([group]) => group !== "notFound")
    .map(([group, messages]) => ({
      setting: `wording.${group}`,
      to: Object.fromEntries(Object.keys(messages).map((name) => [name, "Something else"])),
      ...(READ_WITH[group] ? { given: READ_WITH[group] } : {}),
      probe: page(READ_ON[group] ?? "/"),
    })),
];
