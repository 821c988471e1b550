import { all, command, lead, mailedLead, page, partOfPage, platformPage } from "./probes.ts";
import type { Probe, SettingCase } from "../world/setting-case.ts";

const HEADER = /<header[\s\S]*?<\/header>/g;
const FOOTER = /<footer[\s\S]*?<\/footer>/g;
const JSON_LD = /<script[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/g;
const places = partOfPage("/our-locations", JSON_LD);
const carFacts = partOfPage("/cars/plain", JSON_LD);

/** The home page under a host of the dealer's own; a host that no dealer names is not served. */
const ownHost: Probe = async (tenant) => {
  const { status } = await tenant.ask("/", { headers: { host: `www.${tenant.slug}.example` } });
  return String(status);
};

/** Section `site`: who the dealer is. */
export const siteCases: readonly SettingCase[] = [
  { setting: "site.id", to: "w7", probe: platformPage("/our-locations") },
  { setting: "site.name", to: "Other Motors", probe: partOfPage("/", FOOTER) },
  { setting: "site.hosts", to: ["www.SLUG.example"], probe: ownHost },
  { setting: "site.url", to: "https://www.other.example/", probe: carFacts },
  { setting: "site.market", to: "US", probe: page("/cars/plain") },
  { setting: "site.otherLocales", to: ["es-US"], probe: page("/es") },
  { setting: "site.template", to: "trucks", probe: page("/") },
  { setting: "site.preset", to: "group", probe: page("/cars/plain") },
  { setting: "site.dealershipGroup", to: "Acme Group", probe: page("/") },
  {
    setting: "site.dealershipId",
    to: "d9",
    given: {
      leads: {
        sinks: [{ kind: "adf-mail", name: "adf", to: ["crm@proof.example"] }],
        routing: { routes: [{ name: "CRM", to: ["adf"] }] },
      },
    },
    probe: mailedLead({}),
  },
  { setting: "site.logo", to: "/media/icon.svg", probe: partOfPage("/", HEADER) },
  { setting: "site.tagline", to: "Fast and fair.", probe: page("/") },
  { setting: "site.manufacturer", to: { id: "1", slug: "skoda", name: "Škoda" }, probe: lead({}) },
  ...(
    [
      ["street", "1 Low Road"],
      ["city", "Orange"],
      ["state", "VIC"],
      ["postcode", "2800"],
    ] as const
  ).map(([name, to]) => ({ setting: `site.address.${name}`, to, probe: page("/contact") })),
  {
    setting: "site.phone",
    to: "02 5550 9999",
    given: { cars: { maskPhones: false } },
    probe: carFacts,
  },
  { setting: "site.email", to: "hello@other.example", probe: page("/contact") },
  { setting: "site.leadEmail", to: "desk@other.example", probe: mailedLead({}) },
  { setting: "site.facebookUrl", to: "https://www.facebook.com/other", probe: partOfPage("/", FOOTER) },
  { setting: "site.instagramUrl", to: "https://www.instagram.com/other", probe: partOfPage("/", FOOTER) },
  {
    setting: "site.dealerships",
    to: [
      { id: "d1", slug: "north", name: "North" },
      { id: "d2", slug: "south", name: "South" },
    ],
    probe: all(page("/search/south"), page("/contact")),
  },
  {
    setting: "site.dealershipWebsites",
    to: [{ name: "Yard", slug: "yard", url: "https://yard.example/" }],
    probe: page("/"),
  },
  {
    setting: "site.serviceOnly",
    to: true,
    probe: all(page("/"), page("/search/used-cars"), page("/our-locations")),
  },
];

/** Section `market`: what is true of every dealer of a country. */
export const marketCases: readonly SettingCase[] = [
  { setting: "market.code", to: "NZ", probe: places },
  { setting: "market.locale", to: "de-DE", probe: page("/") },
  { setting: "market.currency", to: "NZD", probe: carFacts },
  { setting: "market.distanceUnit", to: "mi", probe: page("/cars/plain") },
  { setting: "market.words", to: [{ from: "petrol", to: "juice" }], probe: page("/cars/petrol") },
  { setting: "market.priceNote", to: "All prices include a smile.", probe: page("/cars/plain") },
  { setting: "market.comparisonRate", to: false, probe: page("/finance-calculator?price=30000") },
  { setting: "market.consumerNotice", to: true, probe: page("/cars/plain") },
  { setting: "market.tickedOptInCounts", to: true, probe: command("tenant", "check", "SLUG") },
];
