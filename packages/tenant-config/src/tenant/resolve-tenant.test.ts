import { describe, expect, it } from "vitest";
import { explain } from "./explain.ts";
import { resolveTenantFiles } from "./resolve-tenant-files.ts";
import type { ResolvedTenant } from "./resolve-tenant.ts";

const files = (value: object, presets: Record<string, unknown> = {}, override?: object) => ({
  slug: "acme",
  tenant: { file: "acme/tenant.json", value: { site: { name: "Acme Motors" }, ...value } },
  presets: new Map(
    Object.entries(presets).map(([name, preset]) => [name, { file: `presets/${name}.json`, value: preset }]),
  ),
  ...(override ? { override: { file: "FORECOURT_OVERRIDE", value: override } } : {}),
});

function resolved(...given: Parameters<typeof files>): ResolvedTenant {
  const result = resolveTenantFiles(files(...given));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.tenant;
}
const problems = (...given: Parameters<typeof files>) => {
  const result = resolveTenantFiles(files(...given));
  return result.ok ? [] : result.problems;
};

describe("resolveTenantFiles", () => {
  it("gives every setting a value when a tenant gives only its name", () => {
    const { config } = resolved({});
    expect(config.site).toMatchObject({ slug: "acme", id: "acme", name: "Acme Motors", market: "AU" });
    expect(config.cars.newArrivalDays).toBe(8);
    expect(config.search.pageSize).toBe(100);
  });

  it("lays market, template, preset, tenant, feature and override over each other in this order", () => {
    const presets = {
      group: { cars: { newArrivalDays: 2, includeSoldCarsDays: 2, usedConditionLabel: "Pre-owned" } },
      features: {
        early: { description: "x", sites: ["acme"], settings: { cars: { newArrivalDays: 4 } } },
        other: { description: "x", sites: ["other-site"], settings: { cars: { newArrivalDays: 99 } } },
      },
    };
    const own = {
      site: { name: "Acme", preset: "group", market: "US", template: "trucks" },
      cars: { newArrivalDays: 3, includeSoldCarsDays: 3 },
    };
    const { config } = resolved(own, presets, { search: { pageSize: 5 } });
    expect(config.cars).toMatchObject({
      newArrivalDays: 4,
      includeSoldCarsDays: 3,
      usedConditionLabel: "Pre-owned",
      currency: "USD",
      distanceUnit: "mi",
      noPriceText: "Inquire for price.",
    });
    expect(config.search).toMatchObject({ pageSize: 5, templatePath: "new-used-and-demo-trucks" });
    expect(config.wording.vehicle.other).toBe("trucks");
  });

  it.each([
    ["AU", "QLD", "notice", undefined],
    ["NZ", "WKO", "notice", undefined],
    ["US", "CA", "notice", "Do Not Sell or Share My Personal Information"],
    ["US", " tx ", "notice", "Your Privacy Choices"],
    ["US", null, "notice", "Your Privacy Choices"],
    ["US", "AZ", "implied", undefined],
  ])("a dealer in %s, %s, starts with the consent rule %s", (market, state, rule, link) => {
    const address = state === null ? {} : { address: { state } };
    const { config } = resolved({ site: { name: "Acme", market, ...address } });
    expect(config.analytics.thirdPartyConsent).toBe(rule);
    expect(config.wording.consent?.change).toBe(link);
  });

  it("lets a dealer ask first in every state", () => {
    const site = { name: "Acme", market: "US", address: { state: "AZ" } };
    const { config } = resolved({ site, analytics: { thirdPartyConsent: "ask" } });
    expect(config.analytics.thirdPartyConsent).toBe("ask");
  });

  it("takes market and template from the preset when the tenant names none", () => {
    const { config } = resolved(
      { site: { name: "Acme", preset: "group" } },
      { group: { site: { market: "NZ", template: "campers" } } },
    );
    expect(config.market.code).toBe("NZ");
    expect(config.cars.entryPath).toBe("/campers");
  });

  it("replaces lists and unsets with null", () => {
    const { config } = resolved(
      {
        site: { name: "Acme", preset: "group", phone: null },
        search: { filters: ["make"], presetFilters: { city: null } },
        cars: { newArrivalDays: null },
        theme: null,
      },
      {
        group: {
          site: { phone: "02 5550 1111" },
          search: { filters: ["make", "model"], presetFilters: { city: ["Bathurst"], make: ["Mazda"] } },
          cars: { newArrivalDays: 1 },
          theme: { accent: "#ff0000" },
        },
      },
    );
    expect(config.search.filters).toEqual(["make"]);
    expect(config.search.presetFilters).toEqual({ make: ["Mazda"] });
    expect(config.cars.newArrivalDays).toBe(8);
    expect(config.site.phone).toBeNull();
    expect(config.theme.accent).toBe("#0b5fa5");
  });

  it("lets a currency set once hold for every section", () => {
    const { config } = resolved({ market: { currency: "NZD" } });
    expect([config.market.currency, config.cars.currency, config.analytics.currency]).toEqual([
      "NZD",
      "NZD",
      "NZD",
    ]);
  });

  it.each([
    ["a setting that may be empty", { site: { phone: null } }, ["site", "phone"], null],
    ["a setting that may not", { cars: { newArrivalDays: null } }, ["cars", "newArrivalDays"], 8],
    ["a list", { search: { filters: null } }, ["search", "filters", "0"], "car_type"],
    [
      "an object inside a section",
      { cars: { tagBanner: null } },
      ["cars", "tagBanner", "soldText"],
      "JUST SOLD",
    ],
    ["a whole section", { cars: null }, ["cars", "newArrivalDays"], 8],
    ["one key of a record", { search: { presetFilters: { city: null } } }, ["search", "presetFilters"], {}],
    ["a record", { search: { presetFilters: null } }, ["search", "presetFilters"], {}],
  ])("takes back with null what the preset set: %s", (_what, own, path, value) => {
    const preset = {
      site: { phone: "02 5550 1111" },
      cars: { newArrivalDays: 1, tagBanner: { soldText: "Gone" } },
      search: { filters: ["model"], presetFilters: { city: ["Bathurst"] } },
    };
    const site = { name: "Acme", preset: "group", ...("site" in own ? own.site : {}) };
    const { config } = resolved({ ...own, site }, { group: preset });
    const found = path.reduce<unknown>((inside, name) => Reflect.get(Object(inside), name), config);
    expect(found).toEqual(value);
  });

  it("lets a stronger layer set again what a weaker one took back", () => {
    const features = { again: { description: "x", sites: "all", settings: { cars: { newArrivalDays: 4 } } } };
    const { config } = resolved({ cars: { newArrivalDays: null } }, { features });
    expect(config.cars.newArrivalDays).toBe(4);
  });

  it("unsets what follows from a setting together with it", () => {
    const site = { name: "Acme", preset: "group" };
    const group = { market: { currency: "NZD" } };
    const { config } = resolved({ site, market: { currency: null } }, { group });
    expect([config.market.currency, config.cars.currency, config.analytics.currency]).toEqual([
      "AUD",
      "AUD",
      "AUD",
    ]);
    expect(resolved({ site, market: null }, { group }).config.cars.currency).toBe("AUD");
  });

  it("keeps a section's own word where a layer sets both it and what it follows from", () => {
    const { config } = resolved({ market: { currency: "NZD" }, cars: { currency: "USD" } });
    expect([config.market.currency, config.cars.currency, config.analytics.currency]).toEqual([
      "NZD",
      "USD",
      "NZD",
    ]);
  });

  it("replaces a list with an empty one, and an object that is one value as a whole", () => {
    const maker = { id: "1", slug: "mazda", name: "Mazda" };
    const group = { search: { filters: ["make"] }, site: { manufacturer: maker } };
    const other = { id: "2", slug: "ford", name: "Ford" };
    const own = { site: { name: "Acme", preset: "group", manufacturer: other }, search: { filters: [] } };
    const { config } = resolved(own, { group });
    expect([config.search.filters, config.site.manufacturer]).toEqual([[], other]);
  });

  it("shares what it does not change with every other tenant", () => {
    const [one, other] = [resolved({}), resolved({ cars: { newArrivalDays: 1 } })];
    expect(other.config.leads).toBe(one.config.leads);
    expect(other.config.cars.tagBanner).toBe(one.config.cars.tagBanner);
  });

  it.each([
    ["a misspelt section", { serach: {} }, "serach", 'did you mean "search"'],
    ["a misspelt setting", { search: { pagesize: 3 } }, "search.pagesize", '"pageSize"'],
    ["a text for a number", { search: { pageSize: "3" } }, "search.pageSize", "must be a number"],
    ["a number out of range", { search: { pageSize: 0 } }, "search.pageSize", "at least 1"],
    ["a wrong market", { site: { name: "A", market: "UK" } }, "site.market", '"AU" or "NZ" or "US"'],
    ["a preset that is not there", { site: { name: "A", preset: "grop" } }, "site.preset", "does not exist"],
    ["a missing name", { site: {} }, "site.name", "is missing"],
    ["another slug", { site: { name: "A", slug: "other" } }, "site.slug", 'must be "acme"'],
    ["a section that is a text", { search: "fast" }, "search", "must be an object"],
    [
      "an address off the site",
      { links: { garagePath: "//evil.example" } },
      "links.garagePath",
      "must be a path",
    ],
    [
      "a secret instead of its name",
      { dashboard: { passwordSecret: "hunter2!" } },
      "dashboard.passwordSecret",
      "NAME",
    ],
    ["a colour that is CSS", { theme: { accent: "red;}" } }, "theme.accent", "must be a colour"],
    ["markup in words", { site: { name: "<b>A</b>" } }, "site.name", "plain words"],
    [
      "a text for a price floor",
      { reserve: { priceAbove: "500" } },
      "reserve.priceAbove",
      'must be a number, or must be an object, not "500"',
    ],
    ["a path that is none", { search: { defaultPath: "Used Cars" } }, "search.defaultPath", "small letters"],
    [
      "a number that is no phone",
      { carActions: { whatsappNumber: "+61 4" } },
      "carActions.whatsappNumber",
      "must be written like",
    ],
    [
      "a wrong word inside a list",
      { search: { filters: ["make", "colour", "size"] } },
      "search.filters.2",
      "must be",
    ],
    [
      "a route without a destination",
      { leads: { routing: { routes: [{ name: "a" }] } } },
      "leads.routing.routes.0.to",
      "must be a list; it is missing",
    ],
    [
      "an unknown argument of a message",
      { wording: { stock: { sort: "Sort {x}" } } },
      "wording.stock.sort",
      "does not know {x}",
    ],
    [
      "a message that cannot be read",
      { wording: { stock: { carsFound: "{count in stock" } } },
      "wording.stock.carsFound",
      "is no message that can be read",
    ],
  ])("reports %s", (_what, value, path, message) => {
    const found = problems(value);
    expect(found).toContainEqual({
      file: "acme/tenant.json",
      path,
      message: expect.stringContaining(message),
    });
  });

  it("refuses names that reach for a prototype, and touches none", () => {
    const hostile: object = JSON.parse('{"__proto__":{"polluted":1},"cars":{"constructor":{"x":1}}}');
    const found = resolveTenantFiles({
      slug: "acme",
      tenant: {
        file: "f",
        value: Object.assign(Object.create(null), { site: { name: "A" } }, { cars: hostile }),
      },
      presets: new Map(),
    });
    expect(found.ok).toBe(false);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("reports all problems of all files at once", () => {
    const found = problems(
      { site: { name: "A", preset: "group" }, cars: { a: 1, b: 2 } },
      { group: { search: { zz: 1 } }, features: { bad: { sites: 3 } } },
    );
    expect(new Set(found.map(({ file }) => file))).toEqual(
      new Set(["acme/tenant.json", "presets/group.json", "presets/features.json"]),
    );
    expect(found.filter(({ path }) => path.startsWith("cars."))).toHaveLength(2);
  });
});

const tenant = resolved(
  { site: { name: "Acme", preset: "group", market: "US" }, cars: { newArrivalDays: 3 } },
  { group: { cars: { newArrivalDays: 2 } } },
);
const message = (path: string) => {
  const explained = explain(tenant, path);
  return explained.ok ? null : explained.message;
};

describe("explain", () => {
  it("names the layer that set a setting and those it overrides", () => {
    const explained = explain(tenant, "cars.newArrivalDays");
    expect(explained).toMatchObject({
      ok: true,
      settings: [
        {
          value: 3,
          setBy: { kind: "tenant", file: "acme/tenant.json" },
          overrides: [
            { kind: "preset", name: "group", value: 2 },
            { kind: "defaults", value: 8 },
          ],
        },
      ],
    });
  });

  it("names the market for what follows from it", () => {
    expect(explain(tenant, "cars.currency")).toMatchObject({
      settings: [{ value: "USD", setBy: { kind: "market", name: "US" } }],
    });
  });

  it("says which settings there are, and which was meant", () => {
    expect(message("crs")).toBe('There is no setting "crs". Did you mean "cars"?');
    expect(message("cars.newArivalDays")).toBe(
      'There is no setting "cars.newArivalDays". Did you mean "cars.newArrivalDays"?',
    );
    expect(message("garage.zzzzzzzzzz")).toMatch(
      /^There is no setting "garage\.zzzzzzzzzz"\. There are enabled/,
    );
    expect(message("cars.newArrivalDays.x.y")).toContain("cars.newArrivalDays.x.y");
  });

  it("names the product for a setting no layer set, and shows a value taken back as null", () => {
    expect(explain(tenant, "cars.includeSoldCarsDays")).toMatchObject({
      settings: [
        { path: "cars.includeSoldCarsDays", setBy: { kind: "defaults", name: "product" }, overrides: [] },
      ],
    });
    const back = resolved(
      { site: { name: "A", preset: "group" }, cars: null },
      { group: { cars: { newArrivalDays: 2 } } },
    );
    expect(explain(back, "cars.newArrivalDays")).toMatchObject({
      settings: [
        { value: 8, setBy: { kind: "tenant", value: null }, overrides: [{ value: 2 }, { value: 8 }] },
      ],
    });
    expect(explain(tenant, "..cars..newArrivalDays")).toMatchObject({ ok: true });
    expect(explain(tenant, "search.presetFilters")).toMatchObject({
      settings: [{ path: "search.presetFilters", value: {} }],
    });
  });

  it("explains a whole section, and helps with a wrong name", () => {
    const section = explain(tenant, "consent");
    expect(section.ok && section.settings.length).toBe(6);
    expect(explain(tenant, "cars.newArivalDays")).toEqual({
      ok: false,
      message: expect.stringContaining("cars.newArrivalDays"),
    });
  });
});
