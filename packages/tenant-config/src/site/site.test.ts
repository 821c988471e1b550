import { describe, expect, it } from "vitest";
import { disclosures } from "../markets/disclosures.ts";
import { aConfig } from "../testing/a-config.ts";
import { headTags } from "./head-tags.ts";
import { organisationJsonLd, siteAddress, siteOrigin } from "./organisation-json-ld.ts";

describe("siteOrigin", () => {
  it("is the configured address without path, else the first host over https", () => {
    expect(siteOrigin(aConfig({ site: { name: "A", url: "https://www.acme.example/home?x=1" } }))).toBe(
      "https://www.acme.example",
    );
    expect(siteOrigin(aConfig())).toBe("https://acme.example");
    expect(siteOrigin(aConfig({ site: { name: "A", hosts: ["kōwhai.example"] } }))).toMatch(
      /^https:\/\/xn--/,
    );
    expect(siteOrigin(aConfig({ site: { name: "A", hosts: [] } }))).toBeNull();
  });
});

describe("siteAddress", () => {
  it("is what is known, on one line", () => {
    const address = { street: "1 High Street", city: null, state: "NSW", postcode: "2000" };
    expect(siteAddress({ site: { address } })).toBe("1 High Street, NSW 2000");
    expect(siteAddress(aConfig())).toBeNull();
  });
});

describe("organisationJsonLd", () => {
  const says = { name: "Acme", phone: "02 5550 1234", facebookUrl: "https://www.facebook.com/acme" };
  it("keeps the phone number to itself while the site masks phones", () => {
    expect(organisationJsonLd(aConfig({ site: says }))).not.toHaveProperty("telephone");
    expect(organisationJsonLd(aConfig({ site: says, cars: { maskPhones: false } }))).toMatchObject({
      telephone: "02 5550 1234",
      sameAs: ["https://www.facebook.com/acme"],
      "@type": "AutoDealer",
    });
  });

  it("says all that is known of the dealer, and nothing that is not", () => {
    const site = {
      name: "Acme",
      tagline: "Cars that start",
      email: "a@acme.example",
      dealershipId: "7",
      dealershipGroup: "Acme Group",
      instagramUrl: "https://i.example/acme",
      address: { street: "1 High Street", city: "Dubbo", state: "NSW", postcode: "2830" },
    };
    const hours = [{ "@type": "OpeningHoursSpecification", opens: "08:00", closes: "17:00" }] as const;
    expect(organisationJsonLd(aConfig({ site }), hours)).toEqual({
      "@context": "https://schema.org",
      "@type": "AutoDealer",
      "@id": "https://acme.example/#dealer",
      name: "Acme",
      url: "https://acme.example/",
      slogan: "Cars that start",
      email: "a@acme.example",
      sameAs: ["https://i.example/acme"],
      parentOrganization: { "@type": "Organization", name: "Acme Group" },
      identifier: "7",
      openingHoursSpecification: hours,
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 High Street",
        addressLocality: "Dubbo",
        addressRegion: "NSW",
        postalCode: "2830",
        addressCountry: "AU",
      },
    });
    const bare = { name: "Acme", hosts: [], tagline: "" };
    expect(organisationJsonLd(aConfig({ site: bare }))).toEqual({
      "@context": "https://schema.org",
      "@type": "AutoDealer",
      name: "Acme",
      address: { "@type": "PostalAddress", addressCountry: "AU" },
    });
  });

  it("calls who only repairs a repairer, and gives the logo a full address", () => {
    const config = aConfig({ site: { ...says, serviceOnly: true, logo: "/logo.svg", market: "NZ" } });
    expect(organisationJsonLd(config)).toMatchObject({
      "@type": "AutoRepair",
      logo: "https://acme.example/logo.svg",
      address: { addressCountry: "NZ" },
    });
  });
});

describe("headTags", () => {
  it("name the owner only when there is a token", () => {
    expect(headTags(aConfig()).map(({ name }) => name)).toEqual(["theme-color", "color-scheme"]);
    const owned = aConfig({ integrations: { siteVerification: "token" } });
    expect(headTags(owned)[0]).toEqual({ name: "google-site-verification", content: "token" });
  });
});

const nz = aConfig({ site: { name: "A", market: "NZ" } });
const kinds = (condition: "new" | "used" | "demo") =>
  disclosures(nz, { condition, repayment: true }).map(({ kind }) => kind);

describe("disclosures", () => {
  it("want a notice beside used and demo cars in New Zealand", () => {
    expect(kinds("new")).toEqual(["price_note"]);
    expect(kinds("demo")).toEqual(["price_note", "consumer_notice"]);
  });

  it("want a comparison rate beside a repayment in Australia, and nothing without one", () => {
    expect(disclosures(aConfig(), { condition: "used", repayment: true })).toEqual([
      { kind: "comparison_rate" },
    ]);
    expect(disclosures(aConfig(), { condition: "used", repayment: false })).toEqual([]);
  });
});
