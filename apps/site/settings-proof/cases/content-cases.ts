import { all, page } from "./probes.ts";
import type { SettingCase } from "../world/setting-case.ts";

const LIST = "/search/new-used-and-demo-cars";
const offers = page("/special-offers");
const places = page("/our-locations");

/** Sections `locations`, `offers` and `reviews`. */
export const contentCases: readonly SettingCase[] = [
  { setting: "locations.fullHours", to: true, probe: places },
  { setting: "locations.showOpenNow", to: false, probe: places },
  { setting: "locations.arrangement", to: "desk", probe: places },
  { setting: "locations.searchBox", to: true, probe: places },
  { setting: "locations.holidayDays", to: 1, probe: places },
  { setting: "locations.picture", to: "none", probe: places },
  { setting: "locations.formButtons", to: ["parts"], probe: places },
  { setting: "offers.shownDespiteExclusion", to: ["o2"], probe: offers },
  { setting: "offers.description.above", to: 5000, probe: offers },
  { setting: "offers.description.to", to: 10, probe: offers },
  { setting: "offers.disclaimer.above", to: 5000, probe: offers },
  { setting: "offers.disclaimer.to", to: 10, probe: offers },
  { setting: "offers.cutAtWord", to: true, probe: offers },
  { setting: "offers.pictures", to: "column", probe: offers },
  { setting: "reviews.minimumAverage", to: 4.5, probe: all(places, page("/")) },
  { setting: "reviews.listSize", to: 3, probe: all(page("/reviews"), page("/")) },
  {
    setting: "careers.positions",
    to: [{ title: "Technician", place: "Dubbo", kind: "Full time", text: "Spanners.", posted: null }],
    probe: page("/careers"),
  },
  {
    setting: "careers.reasons",
    to: ["A ute to drive home."],
    given: { careers: { positions: [] } },
    probe: page("/careers"),
  },
  { setting: "posts.perPage", to: 1, probe: page("/blog") },
];

/** Sections `features`, `garage`, `home`, `stockList` and `prompts`: what pages are made of. */
export const behaviourCases: readonly SettingCase[] = [
  { setting: "features.splitTest", to: true, probe: page("/cars/plain") },
  {
    setting: "features.authentication",
    to: true,
    given: { garage: { enabled: true } },
    probe: all(page("/"), page("/sign-in"), page("/api/auth")),
  },
  { setting: "features.stockOnHomepage", to: true, probe: page("/") },
  {
    setting: "garage.enabled",
    to: true,
    given: { features: { authentication: true } },
    probe: all(page("/"), page("/my-garage"), page("/api/auth")),
  },
  { setting: "home.overridePrimaryVehicle", to: "electric", probe: page("/") },
  { setting: "home.sections", to: ["locations", "latestStock"], probe: page("/") },
  {
    setting: "home.latestCars",
    to: 3,
    given: { features: { stockOnHomepage: true } },
    probe: page("/"),
  },
  {
    setting: "home.promotions",
    to: [{ title: "Summer", href: "/contact", image: "/media/icon.svg" }],
    probe: page("/"),
  },
  { setting: "home.hero", to: "split", probe: page("/") },
  { setting: "home.picture", to: "/media/icon.svg", probe: page("/") },
  { setting: "home.points", to: [{ icon: "clock", text: "Open on Sundays" }], probe: page("/") },
  { setting: "home.searchBy", to: ["body"], probe: all(page("/"), page("/cars")) },
  { setting: "home.bodyTypesAs", to: "doors", probe: page("/") },
  {
    setting: "home.latestAs",
    to: "rows",
    given: { features: { stockOnHomepage: true } },
    probe: page("/"),
  },
  {
    setting: "home.promise",
    to: { title: "Our promise", text: "In words.", points: ["One", "Two"] },
    given: { home: { sections: ["promise"] } },
    probe: page("/"),
  },
  {
    setting: "home.promiseAs",
    to: "band",
    given: {
      home: { sections: ["promise"], promise: { title: "Ours", text: "Words.", points: ["One", "Two"] } },
    },
    probe: page("/"),
  },
  { setting: "home.reviewsAs", to: "quote", probe: page("/") },
  { setting: "home.locationsAs", to: "signs", probe: page("/") },
  { setting: "home.postsAs", to: "lines", probe: page("/") },
  { setting: "home.waysAs", to: "pair", probe: page("/") },
  { setting: "stockList.card", to: "plate", probe: all(page("/"), page(LIST)) },
  { setting: "stockList.cardsAs", to: "rows", probe: page(LIST) },
  { setting: "stockList.cardFacts", to: ["body"], probe: all(page("/"), page(LIST)) },
  { setting: "home.picks", to: ["make=Toyota"], probe: page("/") },
  {
    setting: "stockList.towPick",
    to: true,
    given: { search: { filters: ["atm"] } },
    probe: all(page("/"), page(LIST)),
  },
  { setting: "stockList.modelStrip", to: true, probe: page(LIST) },
  { setting: "carPage.towCheck", to: false, probe: page("/cars/caravan") },
  {
    setting: "carPage.towCars",
    to: [{ car: "Hauler", towing: 3100, towball: null }],
    probe: page("/cars/caravan"),
  },
  { setting: "carPage.loadRuler", to: { pallet: 1000, step: 500 }, probe: page("/cars/truck") },
  { setting: "carPage.charging", to: null, probe: page("/cars/electric") },
  { setting: "carPage.keyFacts", to: ["body", "year"], probe: page("/cars/plain") },
  { setting: "carPage.arrangement", to: "plate", probe: page("/cars/plain") },
  {
    setting: "carPage.assurances",
    to: [{ icon: "shield", text: "A warranty", conditions: ["used", "new", "demo"] }],
    probe: page("/cars/plain"),
  },
  { setting: "carPage.cutAtWord", to: true, probe: page("/cars/plus") },
  { setting: "carPage.priceIncludes", to: ["Stamp duty"], probe: page("/cars/driveaway") },
  { setting: "stockList.callToActionPosition", to: 2, probe: page(LIST) },
  { setting: "stockList.callToActionHref", to: "/trade-in", probe: page(LIST) },
  {
    setting: "stockList.paging",
    to: "more",
    given: { search: { pageSize: 2 } },
    probe: all(page(LIST), page(`${LIST}?page=2`)),
  },
  { setting: "stockList.plainWords", to: false, probe: page(`${LIST}?ask=toyota+under+30k`) },
  {
    setting: "stockList.suggestions",
    to: false,
    probe: all(page(LIST), page(`${LIST}/suggestions.html?q=toy`)),
  },
  { setting: "stockList.entryPage", to: false, probe: page("/cars") },
  { setting: "stockList.compare", to: true, probe: page(LIST) },
  { setting: "garage.recentlySeenOn", to: ["car"], probe: page("/cars/plain") },
  ...(
    [
      ["minimumHoursBetween", 24],
      ["neverOverForms", true],
      ["textUs.phone", "0491 570 157"],
      ["textUs.popup", false],
      ["textUs.popupDelayMs", 9000],
      ["textUs.openDelayMs", 500],
      ["textUs.closedForDays", 1],
    ] as const
  ).map(([name, to]) => ({
    setting: `prompts.${name}`,
    to,
    given: { prompts: { textUs: { enabled: true } } },
    probe: all(page("/"), page("/cars/plain")),
  })),
  { setting: "prompts.textUs.enabled", to: true, probe: page("/") },
];
