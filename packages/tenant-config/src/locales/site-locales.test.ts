import { type ValueFacet, valueLabel } from "@forecourt/search";
import { describe, expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import { aSite } from "../testing/a-site.ts";
import { href } from "../routes/lookup/href.ts";
import { listedPaths } from "../routes/lookup/listed-paths.ts";
import { matchRoute } from "../routes/lookup/match-route.ts";
import { headerNavigation } from "../routes/menus/navigation.ts";
import { siteLink } from "../routes/lookup/site-link.ts";
import { otherLocales } from "../messages/catalogues.ts";
import type { TenantConfig } from "../settings/tenant-config.ts";
import { wording } from "../wording/wording.ts";
import { localeOfPath, localised, siteLocales } from "./site-locales.ts";

const config = aConfig({ site: { name: "Acme", market: "US", otherLocales: ["es-US"] } });
const spanish = localised(config, "es-US");
const site = { ...aSite({}, { pages: [{ slug: "faqs" }] }), config: spanish, prefix: "/es" };

describe("siteLocales", () => {
  it("has the market's own language first, without a prefix", () => {
    expect(siteLocales(config)).toEqual([
      { locale: "en-US", prefix: "", name: "English" },
      { locale: "es-US", prefix: "/es", name: "Español" },
    ]);
  });

  it.each([
    ["/es", "es-US", "/"],
    ["/es/", "es-US", "/"],
    ["/es/finance", "es-US", "/finance"],
    ["/escape", "en-US", "/escape"],
    ["/", "en-US", "/"],
  ])("reads %s as %s at %s", (path, locale, rest) => {
    const found = localeOfPath(path, config);
    expect([found.locale.locale, found.path]).toEqual([locale, rest]);
  });
});

const words = ({ search, cars }: TenantConfig, facet: ValueFacet, value: string) =>
  valueLabel(facet, value, { policy: search, cars });

describe("localised", () => {
  it("changes words and no rule", () => {
    expect(wording(spanish).stock.carsFound(2)).toBe("2 autos");
    expect(wording(spanish).fuelName("Petrol")).toBe("Gasolina");
    expect(spanish.cars.currency).toBe("USD");
    expect(spanish.forms).toEqual(config.forms);
    expect(spanish.search.filters).toEqual(config.search.filters);
    expect(spanish.search.paths.map(({ path, scope }) => [path, scope])).toEqual(
      config.search.paths.map(({ path, scope }) => [path, scope]),
    );
  });

  it.each(otherLocales)("words in %s each value of stock that the product words itself", (locale) => {
    const other = localised(aConfig({ site: { name: "Acme", otherLocales: [locale] } }), locale);
    for (const [facet, value] of [
      ["seats", "1"],
      ["seats", "5"],
      ["status", "in_stock"],
      ["certified", "true"],
      ["certified", "false"],
      ["car_type", "new"],
      ["abs", "true"],
      ["price_range", "20000-30000"],
      ["price_range", "100000+"],
    ] as const)
      expect(words(other, facet, value), `${facet} ${value}`).not.toBe(words(config, facet, value));
  });

  it("is the site itself in its own language, and in one it does not have", () => {
    expect(localised(config, "en-US")).toBe(config);
    expect(localised(aConfig(), "es-US").market.locale).toBe("en-AU");
  });

  it("leaves out the messages that the dealer wrote in another language", () => {
    const own = aConfig({
      site: { name: "Acme", market: "US", otherLocales: ["es-US"] },
      wording: { notFound: { title: "Gone from the ranch" } },
    });
    expect(wording(localised(own, "es-US")).notFound.title).toBe("No encontramos esa página");
  });

  it("is made once", () => {
    expect(localised(config, "es-US")).toBe(spanish);
  });
});

describe("addresses in another language", () => {
  it("stand under its prefix, and are read with or without it", () => {
    expect(href("home", {}, site)).toBe("/es");
    expect(href("form", { form: "finance" }, site, { query: { car_id: "7" } })).toBe("/es/finance?car_id=7");
    expect(matchRoute("/es/finance", site)).toMatchObject({ kind: "page", canonical: "/es/finance" });
    expect(matchRoute("/es", site)).toMatchObject({
      kind: "page",
      page: { screen: "home" },
      canonical: "/es",
    });
    expect(matchRoute("/es/finance-enquiry?a=1", site)).toMatchObject({
      kind: "redirect",
      to: "/es/finance",
    });
    expect(matchRoute("/es/es/finance", site).kind).toBe("missing");
    expect(siteLink("/faqs", site)).toEqual({ kind: "internal", href: "/es/faqs" });
    expect(siteLink("https://other.example/faqs", site)).toMatchObject({ kind: "external" });
  });

  it("are those of menus and of the site's map", () => {
    const own = headerNavigation(site).flatMap(({ href: to, children }) => [
      to,
      ...children.map((c) => c.href),
    ]);
    expect(own.length).toBeGreaterThan(5);
    for (const path of [...own, ...listedPaths(site).map(({ path }) => path)])
      expect(path).toMatch(/^\/es(?:\/|$)/);
    expect(headerNavigation(site)[0]?.label).toBe("Inicio");
  });

  it("do not exist on a site of one language", () => {
    expect(matchRoute("/es/finance", aSite()).kind).toBe("missing");
  });
});
