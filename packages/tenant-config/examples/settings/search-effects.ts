import {
  buildMultiSearch,
  defaultStockPath,
  emptyQuery,
  resolveStockPath,
  searchStock,
  type StockQuery,
} from "@forecourt/search";
import {
  type Car,
  carJsonLd,
  carPath,
  conditionLabel,
  describePrice,
  formatDistance,
  isListed,
  manufacturerName,
  parseCar,
  resolveTagBanner,
  stringifyCar,
} from "@forecourt/search/car";
import { embeddedEngine } from "@forecourt/search/embedded";
import { aCar } from "@forecourt/search/testing";
import type { TenantConfig } from "@forecourt/tenant-config";
import { redirectFor } from "@forecourt/tenant-config/routes";
import type { Effect } from "./effect.ts";

const DAY = 86_400_000;
const now = new Date(Date.UTC(2026, 10, 21));
const cars = [
  aCar({
    id: "1",
    slug: "one",
    make: "Mazda",
    fuel: "Petrol",
    price: 30_000,
    photosCount: 1,
    city: "Orange",
  }),
  aCar({ id: "2", slug: "two", make: "Mazda", fuel: "Diesel", price: 20_000, photosCount: 5, city: "Cowra" }),
  aCar({
    id: "3",
    slug: "three",
    make: "Kia",
    fuel: "Petrol",
    price: 25_000,
    photosCount: 9,
    condition: "new",
  }),
];
const engine = embeddedEngine(cars.map((car) => stringifyCar(car)));
const plain: StockQuery = emptyQuery;
const scope = { kind: "all" } as const;

const list =
  (query: StockQuery = plain) =>
  async (config: TenantConfig) => {
    const result = await searchStock({ engine, query, scope, policy: config.search, cars: config.cars, now });
    if (!result.ok) return result.problem;
    const { filters, facets, chips, sorts, total, pages, cars: found } = result;
    return { filters, facets, chips, sorts, total, pages, found: found.map(({ id }) => id) };
  };
const plan =
  (query: StockQuery = plain) =>
  (config: TenantConfig) =>
    buildMultiSearch(query, { scope, policy: config.search, cars: config.cars, now });
const main = (config: TenantConfig) => defaultStockPath(config.search);
const banner = (car: Partial<Car>) => (config: TenantConfig) => resolveTagBanner(aCar(car), config.cars, now);
const price = (car: Partial<Car>) => (config: TenantConfig) => describePrice(aCar(car), config.cars);
const sold = { status: { kind: "sold", soldAt: now.getTime() - 2 * DAY } } as const;
const keyword: StockQuery = { ...plain, keywords: "mazda petrol" };

const CONTEXT = {
  url: "https://acme.example/cars/x",
  seller: { name: "Acme", url: "https://acme.example/", phone: "02 5550 1234" },
};

const search: readonly Effect[] = [
  { path: "search.filters", to: ["make"], see: list() },
  { path: "search.facetLabels", to: { make: "Brand" }, see: list() },
  {
    path: "search.valueLabels",
    to: [{ facet: "fuel", value: "Petrol", label: "Gas" }],
    see: list({ ...plain, values: { fuel: ["Petrol"] } }),
  },
  { path: "search.sortOptions", to: "basic", see: list() },
  { path: "search.defaultSort", to: "price_low", see: list() },
  { path: "search.defaultPath", to: "used-cars", see: main },
  { path: "search.templatePath", to: "rental-cars", see: main },
  {
    path: "search.paths",
    to: [{ path: "cheap", title: "Cheap", scope: { kind: "all" } }],
    see: (config) => resolveStockPath("cheap", config.search),
  },
  {
    path: "search.dealerships",
    to: [{ slug: "north", name: "North" }],
    see: (config) => resolveStockPath("north", config.search),
  },
  { path: "search.presetFilters", to: { city: ["Cowra"] }, see: list() },
  { path: "search.requireMinimumPhotos", to: 3, see: list() },
  { path: "search.pageSize", to: 2, see: list() },
  { path: "search.queryEveryFacet", to: true, see: plan({ ...plain, values: { make: ["Kia"] } }) },
  { path: "search.strictSort", to: true, see: plan({ ...keyword, sort: "price_low" }) },
  { path: "search.matching", to: "all", see: plan(keyword) },
  { path: "search.quoteCodesInside", to: true, see: plan({ ...plain, keywords: "toyota 123" }) },
  { path: "search.facetOrder", to: "narrowing", see: list() },
  { path: "search.histogramBuckets", to: 0, see: list() },
];

const vehicle: readonly Effect[] = [
  { path: "cars.locale", to: "de-DE", see: price({ price: 12_345 }) },
  { path: "cars.currency", to: "NZD", see: (config) => carJsonLd(aCar(), config.cars, CONTEXT) },
  { path: "cars.distanceUnit", to: "mi", see: (config) => formatDistance(1000, config.cars) },
  { path: "cars.includeSoldCarsDays", to: 1, see: (config) => isListed(aCar(sold), config.cars, now) },
  {
    path: "cars.missingStatus",
    to: "in_stock",
    see: (config) => parseCar({ id: "1", name: "Kia Rio" }, config.cars),
  },
  { path: "cars.newArrivalDays", to: 3, see: banner({ createdAt: now.getTime() - 5 * DAY }) },
  { path: "cars.newConditionLabel", to: "Brand new", see: (config) => conditionLabel("new", config.cars) },
  { path: "cars.usedConditionLabel", to: "Pre-owned", see: (config) => conditionLabel("used", config.cars) },
  {
    path: "cars.demoConditionLabel",
    to: "Demonstrator",
    see: (config) => conditionLabel("demo", config.cars),
  },
  {
    path: "cars.manufacturerNames",
    to: [{ match: "mg nz", name: "MG" }],
    see: (config) => manufacturerName("mg nz", config.cars),
  },
  { path: "cars.noPriceText", to: "Call.", see: price({ price: null }) },
  { path: "cars.priceTypeTexts.drive_away", to: "All in", see: price({ priceType: "drive_away" }) },
  {
    path: "cars.priceTypeTexts.excluding_government_charges",
    to: "Plus charges",
    see: price({ priceType: "excluding_government_charges" }),
  },
  { path: "cars.showWeeklyPrice", to: false, see: price({ weeklyPrice: 99 }) },
  { path: "cars.showSubscriptionPrice", to: false, see: price({ subscriptionPrice: 990 }) },
  { path: "cars.tagBanner.soldText", to: "GONE", see: banner(sold) },
  { path: "cars.tagBanner.showFuel", to: true, see: banner({ simpleFuel: "Hybrid" }) },
  { path: "cars.tagBanner.reservedText", to: "Held", see: banner({ reserved: true }) },
  { path: "cars.tagBanner.certifiedMakes", to: ["Toyota"], see: banner({ certified: true }) },
  {
    path: "cars.tagBanner.certifiedText",
    to: "Approved",
    see: banner({ certified: true }),
    given: { cars: { tagBanner: { certifiedMakes: ["Toyota"] } } },
  },
  { path: "cars.tagBanner.greenTags", to: ["Runout Sale"], see: banner({ tag: "runout sale" }) },
  {
    path: "cars.tagBanner.comingSoonText",
    to: "On the boat",
    see: banner({ status: { kind: "coming_soon" } }),
  },
  { path: "cars.tagBanner.newArrivalText", to: "Fresh", see: banner({ createdAt: now.getTime() - DAY }) },
  { path: "cars.entryPath", to: "/motorcycles", see: (config) => redirectFor("/cars", config) },
  { path: "cars.detailPath", to: "/bikes", see: (config) => carPath({ slug: "x" }, config.cars) },
  { path: "cars.maskPhones", to: false, see: (config) => carJsonLd(aCar(), config.cars, CONTEXT) },
];

/** What every setting of the sections `search` and `cars` does. */
export const searchEffects: readonly Effect[] = [...search, ...vehicle];
