import { describe, expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import type { ConfigLayer } from "../settings/tenant-config.ts";
import { settingAt } from "../settings/setting-tree.ts";
import { tenantSettings } from "../settings/section-schemas.ts";
import { tenantAdvice } from "./tenant-advice.ts";

const paths = (says: ConfigLayer = {}) => tenantAdvice(aConfig(says)).map(({ path }) => path);

const reason = (market: "AU" | "US") =>
  tenantAdvice(aConfig({ site: { name: "A", market } })).find(({ path }) => path === "consent.optInTicked")
    ?.reason;

const about = (says: ConfigLayer, wanted: string) =>
  tenantAdvice(aConfig(says)).find(({ path }) => path === wanted);

const implied = (site: object) =>
  about(
    { site: { name: "A", ...site }, analytics: { thirdPartyConsent: "implied" } },
    "analytics.thirdPartyConsent",
  );

describe("tenantAdvice", () => {
  it("names every rule of the specification that has a better setting", () => {
    expect(paths()).toEqual(
      expect.arrayContaining([
        "consent.optInTicked",
        "forms.namePunctuation",
        "forms.alertOnFailure",
        "analytics.vehicleContentType",
        "search.strictSort",
        "search.highlight",
        "reviews.minimumAverage",
        "offers.cutAtWord",
        "offers.pictures",
        "carPage.cutAtWord",
      ]),
    );
  });

  it("gives the reason of the market the site is in", () => {
    expect(reason("AU")).toContain("law of this market");
    expect(reason("US")).not.toContain("law");
  });

  const popup = { enabled: true, popup: true };
  const warned: [string, ConfigLayer, string][] = [
    ["a repayment without its warning", { finance: { comparisonWarning: " " } }, "finance.comparisonWarning"],
    ["payments without a provider", { reserve: { payments: true } }, "reserve.paymentProvider"],
    ["a provider without an account", { reserve: { paymentProvider: "stripe" } }, "reserve.accounts"],
    ["two currencies", { analytics: { currency: "USD" } }, "analytics.currency"],
    ["a store without an address", { links: { enableStore: true } }, "links.storeUrl"],
    ["a chat without a script", { carActions: { chat: true } }, "carActions.chat"],
    ["an assistant without a script", { carActions: { assistant: true } }, "carActions.assistant"],
    ["sign-in without a garage", { features: { authentication: true } }, "garage.enabled"],
    [
      "a popup on every page",
      { prompts: { textUs: popup, minimumHoursBetween: 0 } },
      "prompts.minimumHoursBetween",
    ],
    ["a popup over forms", { prompts: { textUs: popup, neverOverForms: false } }, "prompts.neverOverForms"],
    ["a market of another name", { market: { code: "NZ" } }, "market.code"],
    ["no host", { site: { name: "A", hosts: [] } }, "site.hosts"],
    ["no phone", { site: { name: "A", phone: null } }, "site.phone"],
    ["leads that go nowhere", { site: { name: "A", leadEmail: null } }, "site.leadEmail"],
    [
      "a sink that no route names",
      { leads: { sinks: [{ kind: "mail", name: "workshop", to: ["w@a.example"] }] } },
      "leads.routing",
    ],
    ["the staging platform", { dashboard: { staging: true } }, "dashboard.staging"],
    ["leads erased at once", { leads: { retentionDays: 29 } }, "leads.retentionDays"],
    ["grey on grey", { theme: { ink: "#999999" } }, "theme.ink"],
    [
      "photos that are wanted and cannot be asked for",
      { search: { requireMinimumPhotos: 1 }, forms: { offered: ["general"] } },
      "forms.offered",
    ],
    [
      "a misspelt field of a form",
      { forms: { changes: { used: { hide: ["postcod"] } } } },
      "forms.changes.used.hide",
    ],
    [
      "an Australian price floor in dollars of another kind",
      { site: { name: "A", market: "US" }, reserve: { payments: true, priceAbove: 200 } },
      "reserve.priceAbove",
    ],
  ];

  it.each(warned)("warns of %s", (_what, says, path) => {
    expect(paths(says)).toContain(path);
  });

  it("names settings that exist, and says why and what to write instead", () => {
    const given = [{}, { site: { name: "A", market: "US" } } as const, ...warned.map(([, says]) => says)];
    for (const advice of given.flatMap((says) => tenantAdvice(aConfig(says)))) {
      expect(settingAt(tenantSettings, advice.path.split("."))).not.toBeNull();
      expect(advice.reason).toMatch(/^[A-Z].+[^ ]\.$/);
      expect(advice.better).toMatch(/\S/);
    }
  });

  it("asks for a trial where a payment provider's contract is not public, and not for Stripe or the demo", () => {
    const account = {
      dealership: null,
      user: "M",
      url: null,
      fieldsUrl: null,
      keySecret: "FORECOURT_SECRET_A",
      apiKeySecret: null,
      callbackSecret: "FORECOURT_SECRET_B",
      publishableKeySecret: "FORECOURT_SECRET_C",
    };
    const trial = (paymentProvider: "till" | "st_george" | "stripe" | "demo") =>
      about({ reserve: { paymentProvider, accounts: [account] } }, "reserve.accounts")?.reason;
    for (const provider of ["till", "st_george"] as const)
      expect(trial(provider)).toMatch(/test gateway before a shopper/);
    for (const provider of ["stripe", "demo"] as const) expect(trial(provider)).toBeUndefined();
  });

  it("names the two currencies, the two markets and the price floor it is about", () => {
    expect(about({ analytics: { currency: "USD" } }, "analytics.currency")).toMatchObject({
      reason: "Prices are in AUD and tracked as USD.",
      better: expect.stringContaining('"AUD"') as string,
    });
    expect(about({ market: { code: "NZ" } }, "market.code")?.reason).toMatch(/\bAU\b.*\bNZ\b/);
    const american = {
      site: { name: "A", market: "US" },
      reserve: { payments: true, priceAbove: 200 },
    } as const;
    expect(about(american, "reserve.priceAbove")).toMatchObject({
      reason: expect.stringMatching(/\b200\b.*\bUSD\b/) as string,
      better: '{ "USD": 200 }',
    });
    expect(about({ theme: { ink: "#999999" } }, "theme.ink")).toMatchObject({
      reason: expect.stringMatching(/theme\.\w+ is [\d.]+;/) as string,
      better: expect.stringMatching(/of [\d.]+ or more/) as string,
    });
    const reviews = (market: "AU" | "US") => about({ site: { name: "A", market } }, "reviews.minimumAverage");
    expect(reviews("US")?.reason).toContain("federal rules");
    expect(reviews("AU")?.reason).not.toContain("federal rules");
  });

  it("asks for consent in the words of each market's law", () => {
    expect(implied({ market: "NZ" })).toEqual({
      path: "analytics.thirdPartyConsent",
      reason: expect.stringContaining("privacy law wants at least a notice.") as string,
      better: '"ask", or "notice"',
    });
  });

  it.each([
    [
      "a repayment with its warning",
      { finance: { comparisonWarning: "A warning." } },
      "finance.comparisonWarning",
    ],
    [
      "a repayment where the law wants no warning",
      { market: { comparisonRate: false }, finance: { comparisonWarning: "" } },
      "finance.comparisonWarning",
    ],
    [
      "payments with a provider",
      { reserve: { payments: true, paymentProvider: "till" } },
      "reserve.paymentProvider",
    ],
    ["no payments", { reserve: { payments: false, paymentProvider: null } }, "reserve.paymentProvider"],
    [
      "a store with an address",
      { links: { enableStore: true, storeUrl: "https://a.example/" } },
      "links.storeUrl",
    ],
    ["no store", { links: { enableStore: false, storeUrl: null } }, "links.storeUrl"],
    [
      "sign-in to a garage",
      { features: { authentication: true }, garage: { enabled: true } },
      "garage.enabled",
    ],
    [
      "a popup once a day",
      { prompts: { textUs: popup, minimumHoursBetween: 1 } },
      "prompts.minimumHoursBetween",
    ],
    [
      "a button without a popup",
      { prompts: { textUs: { enabled: true, popup: false }, minimumHoursBetween: 0 } },
      "prompts.minimumHoursBetween",
    ],
    [
      "a button without a popup, over forms",
      { prompts: { textUs: { enabled: true, popup: false }, neverOverForms: false } },
      "prompts.neverOverForms",
    ],
    [
      "a button that is off",
      { prompts: { textUs: { enabled: false, popup: true }, minimumHoursBetween: 0, neverOverForms: false } },
      "prompts.neverOverForms",
    ],
    [
      "a popup kept off forms",
      { prompts: { textUs: popup, neverOverForms: true } },
      "prompts.neverOverForms",
    ],
    [
      "leads that go to the dealer's own system",
      {
        site: { name: "A", leadEmail: null },
        leads: {
          sinks: [{ kind: "car-clarity", name: "cc", url: "https://cc.example/", auth: { kind: "none" } }],
        },
      },
      "site.leadEmail",
    ],
    ["leads that are mailed", { site: { name: "A", leadEmail: "a@a.example" } }, "site.leadEmail"],
    [
      "a sink that a route names",
      {
        leads: {
          sinks: [{ kind: "mail", name: "workshop", to: ["w@a.example"] }],
          routing: { routes: [{ name: "everything", to: ["mail", "workshop"] }] },
        },
      },
      "leads.routing",
    ],
    [
      "a CarClarity sink, which has a call of its own",
      {
        leads: {
          sinks: [{ kind: "car-clarity", name: "cc", url: "https://cc.example/", auth: { kind: "none" } }],
        },
      },
      "leads.routing",
    ],
    ["leads kept for 30 days", { leads: { retentionDays: 30 } }, "leads.retentionDays"],
    ["leads kept for ever", { leads: { retentionDays: null } }, "leads.retentionDays"],
    [
      "cars without photos",
      { search: { requireMinimumPhotos: 0 }, forms: { offered: ["general"] } },
      "forms.offered",
    ],
    [
      "photos that can be asked for",
      { search: { requireMinimumPhotos: 1 }, forms: { offered: ["request-photos"] } },
      "forms.offered",
    ],
    [
      "a price floor in Australian dollars",
      { reserve: { payments: true, priceAbove: 200 } },
      "reserve.priceAbove",
    ],
    [
      "a price floor in the site's own dollars",
      { site: { name: "A", market: "US" }, reserve: { payments: true, priceAbove: { USD: 200 } } },
      "reserve.priceAbove",
    ],
    [
      "a price floor that nothing asks",
      { site: { name: "A", market: "US" }, reserve: { payments: false, priceAbove: 200 } },
      "reserve.priceAbove",
    ],
  ] satisfies [string, ConfigLayer, string][])("does not warn of %s", (_what, says, path) => {
    expect(paths(says)).not.toContain(path);
  });

  it("has nothing to say to a careful dealer", () => {
    expect(
      paths({
        site: { name: "A", hosts: ["a.example"], phone: "02 5550 1234", leadEmail: "a@a.example" },
        consent: { optInTicked: false },
        forms: { namePunctuation: true, alertOnFailure: false },
        analytics: { vehicleContentType: "vehicle" },
        search: { strictSort: true, highlight: "name" },
        reviews: { minimumAverage: 0 },
        offers: { cutAtWord: true, pictures: "column" },
        carPage: { cutAtWord: true },
      }),
    ).toEqual([]);
  });
});
