import { describe, expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import type { ConfigLayer } from "../settings/tenant-config.ts";
import { tenantAdvice } from "./tenant-advice.ts";

const paths = (says: ConfigLayer = {}) => tenantAdvice(aConfig(says)).map(({ path }) => path);

const reason = (market: "AU" | "US") =>
  tenantAdvice(aConfig({ site: { name: "A", market } })).find(({ path }) => path === "consent.optInTicked")
    ?.reason;

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
      ]),
    );
  });

  it("gives the reason of the market the site is in", () => {
    expect(reason("AU")).toContain("law of this market");
    expect(reason("US")).not.toContain("law");
  });

  it.each([
    ["a repayment without its warning", { finance: { comparisonWarning: "" } }, "finance.comparisonWarning"],
    ["payments without a provider", { reserve: { payments: true } }, "reserve.paymentProvider"],
    ["two currencies", { analytics: { currency: "USD" } }, "analytics.currency"],
    ["a store without an address", { links: { enableStore: true } }, "links.storeUrl"],
    ["sign-in without a garage", { features: { authentication: true } }, "garage.enabled"],
    ["a popup on every page", { prompts: { textUs: { enabled: true } } }, "prompts.minimumHoursBetween"],
    ["a popup over forms", { prompts: { textUs: { enabled: true } } }, "prompts.neverOverForms"],
    ["a market of another name", { market: { code: "NZ" } }, "market.code"],
    ["no host", { site: { name: "A", hosts: [] } }, "site.hosts"],
    ["the staging platform", { dashboard: { staging: true } }, "dashboard.staging"],
    ["leads erased at once", { leads: { retentionDays: 7 } }, "leads.retentionDays"],
    ["grey on grey", { theme: { ink: "#999999" } }, "theme.ink"],
    [
      "an Australian price floor in dollars of another kind",
      { site: { name: "A", market: "US" }, reserve: { payments: true } },
      "reserve.priceAbove",
    ],
  ] satisfies [string, ConfigLayer, string][])("warns of %s", (_what, says, path) => {
    expect(paths(says)).toContain(path);
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
      }),
    ).toEqual([]);
  });
});
