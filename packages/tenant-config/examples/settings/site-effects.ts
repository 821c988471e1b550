import {
  buildHostTable,
  callToActionIndex,
  disclosures,
  findTenantByHost,
  homeLayout,
  judgeTextUsPopup,
  organisationJsonLd,
  secretNames,
  signIn,
  siteAddress,
  siteOrigin,
  splitTestVersion,
  type TenantConfig,
  tenantAdvice,
  textUsButton,
  wording,
} from "@forecourt/tenant-config";
import {
  financePath,
  footerNavigation,
  garagePath,
  headerNavigation,
  linkFor,
  locationContactPath,
  offerPath,
  postPath,
  redirectFor,
  serviceBookingLink,
} from "@forecourt/tenant-config/routes";
import { offerVisibility } from "@forecourt/tenant-config/content";
import { locationCard } from "@forecourt/tenant-config/locations";
import { aLocation } from "@forecourt/tenant-config/testing";
import type { Effect } from "./effect.ts";

const described = (config: TenantConfig) => organisationJsonLd(config);
const menus = (config: TenantConfig) => [headerNavigation(config), footerNavigation(config)];
const counts = { offers: 1, reviews: 1, locations: 1, posts: 1 };
const home = (config: TenantConfig) => homeLayout(config, counts);
const HOUR = 3_600_000;
const now = new Date(Date.UTC(2026, 10, 21));
const popup =
  (lastPromptAt: number | null, closedAt: number | null, formInUse: boolean) => (config: TenantConfig) =>
    judgeTextUsPopup(config, { now: 100 * HOUR, lastPromptAt, closedAt, formInUse });
const texting = { prompts: { textUs: { enabled: true } } };

const site: readonly Effect[] = [
  {
    path: "site.id",
    to: "77",
    see: (config) => offerVisibility({ id: "1", excludedWebsiteIds: ["77"] }, config.site.id, config.offers),
  },
  { path: "site.name", to: "Other Motors", see: (config) => wording(config).footerNote },
  {
    path: "site.hosts",
    to: ["other.example"],
    see: (config) => findTenantByHost(buildHostTable([config.site], { baseHosts: [] }), "other.example"),
  },
  { path: "site.url", to: "https://www.acme.example/", see: siteOrigin },
  { path: "site.market", to: "US", see: (config) => wording(config).car.enquireNow },
  { path: "site.template", to: "trucks", see: (config) => wording(config).homePage.latest },
  { path: "site.preset", to: "group", see: (config) => config.cars.newArrivalDays },
  { path: "site.dealershipGroup", to: "Acme Group", see: described },
  { path: "site.dealershipId", to: "d1", see: described },
  { path: "site.logo", to: "/logo.svg", see: described },
  { path: "site.tagline", to: "Fast.", see: described },
  {
    path: "site.manufacturer",
    to: { id: "1", slug: "skoda", name: "Škoda" },
    see: (config) => offerPath({ id: "9", manufacturerName: "Škoda" }, config),
  },
  { path: "site.address.street", to: "1 High Street", see: siteAddress },
  { path: "site.address.city", to: "Dubbo", see: siteAddress },
  { path: "site.address.state", to: "NSW", see: siteAddress },
  { path: "site.address.postcode", to: "2830", see: siteAddress },
  { path: "site.phone", to: "02 5550 1234", see: textUsButton, given: texting },
  { path: "site.email", to: "a@acme.example", see: described },
  { path: "site.leadEmail", to: "a@acme.example", see: tenantAdvice },
  { path: "site.facebookUrl", to: "https://www.facebook.com/acme", see: menus },
  { path: "site.instagramUrl", to: "https://www.instagram.com/acme", see: menus },
  {
    path: "site.dealerships",
    to: [
      { id: "1", slug: "north", name: "North", publishableKeySecret: "FORECOURT_SECRET_NORTH_KEY" },
      { id: "2", slug: "south", name: "South" },
    ],
    see: (config) => [menus(config), secretNames(config)],
  },
  {
    path: "site.dealershipWebsites",
    to: [{ name: "Yard", slug: "yard", url: "https://yard.example/" }],
    see: menus,
  },
  {
    path: "site.serviceOnly",
    to: true,
    see: (config) => locationCard(aLocation("North"), config, now).buttons,
  },
  {
    path: "market.code",
    to: "NZ",
    see: described,
  },
  { path: "market.locale", to: "de", see: (config) => wording(config).stock.carsFound(12_345) },
  { path: "market.currency", to: "NZD", see: (config) => [config.cars.currency, config.analytics.currency] },
  { path: "market.distanceUnit", to: "mi", see: (config) => config.cars.distanceUnit },
  {
    path: "market.words",
    to: [{ from: "enquire", to: "ask" }],
    see: (config) => wording(config).car.enquireNow,
  },
  {
    path: "market.priceNote",
    to: "All in.",
    see: (config) => disclosures(config, { condition: "new", repayment: false }),
  },
  {
    path: "market.comparisonRate",
    to: false,
    see: (config) => disclosures(config, { condition: "new", repayment: true }),
  },
  {
    path: "market.consumerNotice",
    to: true,
    see: (config) => disclosures(config, { condition: "demo", repayment: false }),
  },
  { path: "market.tickedOptInCounts", to: true, see: tenantAdvice },
];

const links: readonly Effect[] = [
  { path: "links.usePagesPath", to: false, see: (config) => linkFor("/pages/towing-guide", config) },
  { path: "links.rootPages", to: ["towing-guide"], see: (config) => linkFor("/pages/towing-guide", config) },
  { path: "links.financePath", to: "/finance-enquiry", see: financePath },
  { path: "links.financeLink", to: "https://loans.example/", see: financePath },
  {
    path: "links.financePreApproval",
    to: true,
    see: (config) => redirectFor("/finance-pre-approval", config),
  },
  { path: "links.serviceBooking", to: "/book-a-service-smithfield", see: serviceBookingLink },
  { path: "links.blogPath", to: "/news", see: (config) => postPath({ slug: "a" }, config) },
  { path: "links.garagePath", to: "/mymotors", see: (config) => redirectFor("/my-garage", config) },
  {
    path: "links.garagePaths",
    to: [{ dealership: "north", path: "/mynorth" }],
    see: (config) => garagePath(config, "north"),
  },
  {
    path: "links.contactPathOverride",
    to: "/contact-us/main",
    see: (config) => locationContactPath({ name: "North" }, config),
  },
  {
    path: "links.enableStore",
    to: true,
    see: menus,
    given: { links: { storeUrl: "https://store.example/" } },
  },
  {
    path: "links.storeUrl",
    to: "https://store.example/",
    see: menus,
    given: { links: { enableStore: true } },
  },
  {
    path: "links.redirects",
    to: [{ from: "/old", to: "/faqs" }],
    see: (config) => redirectFor("/old", config),
  },
  { path: "navigation.header", to: [{ label: "Only", href: "/faqs" }], see: headerNavigation },
  {
    path: "navigation.footer",
    to: [{ label: "Only", children: [{ label: "A", href: "/a" }] }],
    see: footerNavigation,
  },
  { path: "navigation.hidden", to: ["/faqs"], see: menus },
  { path: "navigation.extraCompany", to: [{ label: "Us", href: "/us" }], see: menus },
  { path: "navigation.modelMenuOpens", to: "hover", see: headerNavigation },
  { path: "navigation.modelMenu", to: false, see: menus },
];

const behaviour: readonly Effect[] = [
  {
    path: "features.splitTest",
    to: true,
    see: (config) => ["a", "b", "c", "d"].map((id) => splitTestVersion(config, id)),
  },
  { path: "features.authentication", to: true, see: signIn, given: { garage: { enabled: true } } },
  { path: "features.stockOnHomepage", to: true, see: home },
  { path: "garage.enabled", to: true, see: signIn },
  { path: "home.overridePrimaryVehicle", to: "c1", see: home },
  { path: "home.sections", to: ["offers"], see: home },
  { path: "home.latestCars", to: 0, see: home },
  { path: "stockList.callToActionPosition", to: 5, see: (config) => callToActionIndex(config, 100) },
  {
    path: "stockList.callToActionHref",
    to: "/trade-in",
    see: (config) => linkFor(config.stockList.callToActionHref, config),
  },
  { path: "prompts.minimumHoursBetween", to: 24, see: popup(99 * HOUR, null, false), given: texting },
  { path: "prompts.neverOverForms", to: true, see: popup(null, null, true), given: texting },
  { path: "prompts.textUs.enabled", to: true, see: popup(null, null, false) },
  { path: "prompts.textUs.phone", to: "0491 570 156", see: textUsButton, given: texting },
  { path: "prompts.textUs.popup", to: false, see: popup(null, null, false), given: texting },
  { path: "prompts.textUs.popupDelayMs", to: 9000, see: popup(null, null, false), given: texting },
  {
    path: "prompts.textUs.openDelayMs",
    to: 500,
    see: textUsButton,
    given: { ...texting, site: { phone: "02 5550 1234" } },
  },
  { path: "prompts.textUs.closedForDays", to: 1, see: popup(null, 0, false), given: texting },
];

/** What every setting of the sections about the site, its market, addresses, menus and behaviour does. */
export const siteEffects: readonly Effect[] = [...site, ...links, ...behaviour];
