import { plainAnswer } from "../world/plain-answer.ts";
import { all, asJson, command, newMark, page, partOfPage, SHOPPER } from "./probes.ts";
import type { ProbedTenant } from "../world/probed-tenant.ts";
import type { Probe, SettingCase } from "../world/setting-case.ts";

const LIST = "/search/new-used-and-demo-cars";
const list = page(LIST);
const words = page(`${LIST}?q=toyota+petrol`);
const tile = (car: string) => page(`/cars/${car}`);

/** The searches that one page of a list sends to the search server, in no order: they are in flight together. */
async function sentSearches(tenant: ProbedTenant, query: string): Promise<string> {
  const searches = () => tenant.received(tenant.slug).filter(({ path }) => path.includes("/multi-search"));
  const before = searches().length;
  await tenant.askOnSearchServer(`${LIST}?${query}`);
  const bodies = searches()
    .slice(before)
    .map(({ body }) => plainAnswer(body, tenant.slug).replaceAll(/\d{13}/g, "moment"));
  return bodies.toSorted().join("\n");
}

let recording: Promise<unknown> = Promise.resolve();

/** Cases run side by side and share tenants, and a recorded search names only its tenant: one page is recorded at a time. */
const searched =
  (query: string): Probe =>
  (tenant) => {
    const recorded = recording.then(() => sentSearches(tenant, query));
    recording = recorded.catch(() => null);
    return recorded;
  };

/** Section `search`: the stock list. */
export const searchCases: readonly SettingCase[] = [
  { setting: "search.filters", to: ["make"], probe: list },
  { setting: "search.facetLabels", to: { make: "Brand" }, probe: list },
  { setting: "search.sortLabels", to: { latest: "Just in" }, probe: list },
  { setting: "search.rangeLabels.from", to: "{from} and up", probe: page(`${LIST}?price=10:`) },
  { setting: "search.rangeLabels.upTo", to: "{to} at most", probe: page(`${LIST}?price=:99999`) },
  { setting: "search.rangeLabels.between", to: "{from} - {to}", probe: page(`${LIST}?price=10:99999`) },
  { setting: "search.rangeLabels.not", to: "Without {value}", probe: page(`${LIST}?not_make=Lada`) },
  {
    setting: "search.synonyms",
    to: [{ words: "bakkie", means: "toyota" }],
    probe: page(`${LIST}?q=bakkie`),
  },
  {
    setting: "search.valueLabels",
    to: [{ facet: "fuel", value: "Petrol", label: "Gas" }],
    probe: page(`${LIST}?fuel=Petrol`),
  },
  { setting: "search.sortOptions", to: "basic", probe: list },
  { setting: "search.defaultSort", to: "price_low", probe: list },
  { setting: "search.bestMatch", to: true, probe: list },
  { setting: "search.defaultPath", to: "used-cars", probe: page("/cars") },
  { setting: "search.templatePath", to: "used-cars", probe: page("/cars") },
  {
    setting: "search.paths",
    to: [
      { path: "new-used-and-demo-cars", title: "Everything", scope: { kind: "all" } },
      { path: "cheap", title: "Cheap", scope: { kind: "all" } },
    ],
    probe: page("/search/cheap"),
  },
  { setting: "search.dealerships", to: [{ slug: "south", name: "South" }], probe: page("/search/south") },
  { setting: "search.presetFilters", to: { city: ["Orange"] }, probe: list },
  { setting: "search.requireMinimumPhotos", to: 1, probe: list },
  { setting: "search.pageSize", to: 2, probe: list },
  { setting: "search.soldLast", to: true, probe: list },
  { setting: "search.queryEveryFacet", to: true, probe: searched("make=Kia"), onSearchServer: true },
  { setting: "search.strictSort", to: true, probe: page(`${LIST}?q=hilux&sort=price_low`) },
  { setting: "search.matching", to: "all", probe: words },
  { setting: "search.quoteCodesInside", to: true, probe: page(`${LIST}?q=toyota+S100`) },
  { setting: "search.facetOrder", to: "narrowing", probe: list },
  { setting: "search.histogramBuckets", to: 0, probe: list },
  { setting: "search.highlight", to: "name", probe: searched("q=kia"), onSearchServer: true },
];

/** Section `cars`: how one car is shown. */
export const carsCases: readonly SettingCase[] = [
  { setting: "cars.locale", to: "de-DE", probe: tile("plain") },
  { setting: "cars.currency", to: "NZD", probe: tile("plain") },
  { setting: "cars.distanceUnit", to: "mi", probe: tile("plain") },
  { setting: "cars.includeSoldCarsDays", to: 1, probe: tile("sold") },
  { setting: "cars.missingStatus", to: "in_stock", probe: tile("unstated") },
  { setting: "cars.newArrivalDays", to: 3, probe: tile("fresh") },
  { setting: "cars.newConditionLabel", to: "Brand new", probe: tile("coming") },
  { setting: "cars.usedConditionLabel", to: "Pre-owned", probe: tile("plain") },
  { setting: "cars.demoConditionLabel", to: "Demonstrator", probe: tile("demonstrator") },
  {
    setting: "cars.manufacturerNames",
    to: [{ match: "kia", name: "KIA Motors" }],
    probe: tile("petrol"),
  },
  { setting: "cars.noPriceText", to: "Call.", probe: tile("unpriced") },
  { setting: "cars.priceTypeTexts.drive_away", to: "All in", probe: tile("driveaway") },
  {
    setting: "cars.priceTypeTexts.excluding_government_charges",
    to: "Plus charges",
    probe: tile("plus"),
  },
  { setting: "cars.showWeeklyPrice", to: false, probe: tile("weekly") },
  { setting: "cars.weeklyPriceAs", to: "day", probe: tile("weekly") },
  {
    setting: "cars.hireExtras",
    to: [{ name: "Child seat", price: 8, per: "day", most: null }],
    given: { forms: { rentalDates: true } },
    probe: page("/cars/weekly"),
  },
  { setting: "cars.showSubscriptionPrice", to: false, probe: tile("subscription") },
  { setting: "cars.subscriptionPer", to: "month", probe: tile("subscription") },
  {
    setting: "cars.subscriptionTerms",
    to: [
      { months: 1, percent: 0 },
      { months: 12, percent: -10 },
    ],
    probe: tile("subscription"),
  },
  { setting: "cars.tagBanner.soldText", to: "GONE", probe: tile("sold") },
  { setting: "cars.tagBanner.showFuel", to: true, probe: tile("electric") },
  { setting: "cars.tagBanner.reservedText", to: "On hold", probe: tile("held") },
  { setting: "cars.tagBanner.certifiedMakes", to: ["Toyota"], probe: tile("certified") },
  {
    setting: "cars.tagBanner.certifiedText",
    to: "Approved",
    given: { cars: { tagBanner: { certifiedMakes: ["Toyota"] } } },
    probe: tile("certified"),
  },
  { setting: "cars.tagBanner.ownTone", to: "neutral", probe: tile("runout") },
  { setting: "cars.tagBanner.greenTags", to: ["Runout Sale"], probe: tile("runout") },
  { setting: "cars.tagBanner.comingSoonText", to: "On the boat", probe: tile("coming") },
  { setting: "cars.tagBanner.newArrivalText", to: "Fresh", probe: tile("fresh") },
  { setting: "cars.entryPath", to: "/trucks", probe: page("/trucks") },
  { setting: "cars.detailPath", to: "/vehicles", probe: all(page("/vehicles/plain"), list) },
  { setting: "cars.maskPhones", to: false, probe: tile("plain") },
];

/** Section `feeds`: where the stock comes from. */
export const feedsCases: readonly SettingCase[] = [
  {
    setting: "feeds.sources",
    to: [{ url: "http://double.example/stock-feed", map: "proof" }],
    probe: command("stock", "import", "--tenant", "SLUG", "--dry-run"),
  },
];

/** With a provider that takes deposits, which is what draws the button. */
const paid = { reserve: { paymentProvider: "demo" } } as const;
const checkout = page("/cars/plain/checkout");

/** Two shoppers of one address reserve a car each. */
const holdTwo: Probe = async (tenant) => {
  const statuses: number[] = [];
  for (const car of ["plus", "south"]) {
    const details = { ...SHOPPER, email: `${car}@shopper.example`, car_id: car, message: newMark() };
    const call = asJson({ ...details, idempotency_key: newMark(), terms_conditions: "true" });
    statuses.push((await tenant.ask("/api/reservations", call)).status);
  }
  return statuses.join();
};

/** Section `reserve`: who may reserve a car, for how much and how long. */
export const reserveCases: readonly SettingCase[] = [
  { setting: "reserve.payments", to: true, probe: page("/checkout") },
  { setting: "reserve.paymentProvider", to: "demo", probe: tile("plain") },
  {
    setting: "reserve.accounts",
    to: [
      {
        dealership: null,
        user: null,
        url: null,
        fieldsUrl: null,
        keySecret: "FORECOURT_SECRET_SHARED_PROOF_KEY",
        apiKeySecret: null,
        callbackSecret: "FORECOURT_SECRET_SHARED_PROOF_KEY",
        publishableKeySecret: "FORECOURT_SECRET_SHARED_PROOF_KEY",
      },
    ],
    given: { reserve: { paymentProvider: "stripe" } },
    probe: tile("plain"),
  },
  { setting: "reserve.comingSoonToo", to: true, given: paid, probe: tile("coming") },
  { setting: "reserve.testDriveOnlyTags", to: ["Loan car"], given: paid, probe: tile("testdrive") },
  { setting: "reserve.priceAbove", to: 90_000, given: paid, probe: tile("plain") },
  { setting: "reserve.checkoutPath", to: "buy-online", given: paid, probe: tile("plain") },
  { setting: "reserve.deposit", to: { percent: 10 }, given: paid, probe: checkout },
  { setting: "reserve.holdMinutes", to: 44, given: paid, probe: checkout },
  { setting: "reserve.holdsPerAddress", to: 1, given: paid, probe: holdTwo },
  { setting: "reserve.changeOfMind", to: "We keep nothing.", given: paid, probe: checkout },
];

/** Sections `tradeIn` and `carActions`: the row of buttons. */
export const actionCases: readonly SettingCase[] = [
  { setting: "tradeIn.enabled", to: false, probe: tile("plain") },
  { setting: "tradeIn.path", to: "/value-my-car", probe: all(tile("plain"), page("/value-my-car")) },
  { setting: "carActions.order", to: ["trade_in", "finance"], probe: tile("plain") },
  { setting: "carActions.labels", to: { finance: "Pay over time" }, probe: tile("plain") },
  { setting: "carActions.whatsappNumber", to: "61491570156", probe: tile("plain") },
  {
    setting: "carActions.chat",
    to: true,
    given: { integrations: { messagingId: "demo-1" } },
    probe: page("/cars/plain"),
  },
  {
    setting: "carActions.assistant",
    to: true,
    given: {
      integrations: {
        chatbotId: "demo-1",
        scriptAddresses: { chatbotId: "https://widget.example/{id}.js" },
      },
    },
    probe: page("/cars/plain"),
  },
  { setting: "carActions.custom", to: { label: "How it works", href: "/contact" }, probe: tile("plain") },
];

const calculator = page("/finance-calculator?price=30000");

/** Section `finance`: the calculator. */
export const financeCases: readonly SettingCase[] = [
  { setting: "finance.interestRate", to: 5, probe: calculator },
  { setting: "finance.termYears", to: [1, 2, 5], probe: calculator },
  { setting: "finance.defaultTermYears", to: 3, probe: calculator },
  { setting: "finance.defaultFrequency", to: "monthly", probe: calculator },
  { setting: "finance.defaultDepositPercent", to: 20, probe: calculator },
  {
    setting: "finance.maximumBalloonPercent",
    to: 0,
    probe: partOfPage("/finance-calculator", /<label[^>]*balloon/g),
  },
  { setting: "finance.establishmentFee", to: 500, probe: calculator },
  { setting: "finance.monthlyFee", to: 10, probe: calculator },
  { setting: "finance.showRepayment", to: "car", probe: tile("plain") },
  { setting: "finance.comparisonWarning", to: "Ask us.", probe: calculator },
];
