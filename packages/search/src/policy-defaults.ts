/**
 * The defaults of the sections `search` and `cars`, complete and for the Australian market. Plain data, so a
 * browser product can have them without zod; the schemas in `./policy` say what each setting means.
 *
 * @example
 * policyDefaults.search.pageSize; // 100
 * policyDefaults.cars.noPriceText; // "Enquire for price."
 */
export const policyDefaults = {
  search: {
    filters: [
      "car_type",
      "make",
      "model",
      "body",
      "price",
      "odometer",
      "year",
      "transmission",
      "fuelType",
      "drive",
      "seats",
      "badge",
      "colour",
      "features",
      "location",
      "city",
    ],
    facetLabels: {},
    valueLabels: [],
    sortOptions: "full",
    defaultSort: "relevance",
    defaultPath: null,
    templatePath: null,
    paths: [
      { path: "new-used-and-demo-cars", title: "New, used and demo cars", scope: { kind: "all" } },
      { path: "used-cars", title: "Used cars", scope: { kind: "conditions", conditions: ["used"] } },
      { path: "demo-cars", title: "Demo cars", scope: { kind: "conditions", conditions: ["demo"] } },
      { path: "new-cars", title: "New cars", scope: { kind: "conditions", conditions: ["new"] } },
      {
        path: "new-and-demo-cars",
        title: "New and demo cars",
        scope: { kind: "conditions", conditions: ["new", "demo"] },
      },
      { path: "new-used-and-demo-trucks", title: "New, used and demo trucks", scope: { kind: "all" } },
      {
        path: "rental-cars",
        title: "Rental cars",
        scope: { kind: "filters", filters: { item_type: ["Rental"] } },
      },
      {
        path: "subscription-cars",
        title: "Subscription cars",
        scope: { kind: "filters", filters: { item_type: ["Subscription"] } },
      },
    ],
    dealerships: [],
    presetFilters: {},
    requireMinimumPhotos: 0,
    pageSize: 100,
    queryEveryFacet: false,
    strictSort: false,
    matching: "last",
    facetOrder: "policy",
    histogramBuckets: 24,
  },
  cars: {
    locale: "en-AU",
    currency: "AUD",
    distanceUnit: "km",
    includeSoldCarsDays: 3,
    newArrivalDays: 8,
    newConditionLabel: "New",
    usedConditionLabel: "Used",
    demoConditionLabel: "Demo",
    manufacturerNames: [
      { match: "skoda", name: "Škoda" },
      { match: "chery nz", name: "Chery" },
    ],
    noPriceText: "Enquire for price.",
    priceTypeTexts: { drive_away: "Drive away", excluding_government_charges: "Excl. gov. charges" },
    showWeeklyPrice: true,
    showSubscriptionPrice: true,
    tagBanner: {
      soldText: "JUST SOLD",
      showFuel: false,
      reservedText: "Reserved",
      certifiedMakes: [],
      certifiedText: "Certified used",
      greenTags: [],
      comingSoonText: "COMING SOON",
      newArrivalText: "New Arrival",
    },
    entryPath: "/cars",
    detailPath: "/cars",
    maskPhones: true,
  },
} as const;
