import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildHostTable, findTenantByHost, wording } from "@forecourt/tenant-config";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { headerNavigation } from "@forecourt/tenant-config/routes";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { checkTenants } from "./check-tenants.ts";
import { diffTwoTenants, explainSetting, listTenants } from "./explain-tenants.ts";
import { newTenant } from "./new-tenant.ts";
import { reloadTenants } from "./reload-tenants.ts";
import { printSettings, schemaTexts } from "./setting-documents.ts";
import { watchTenants } from "./watch-tenants.ts";
import type { TenantTools } from "./tenant-tools.ts";

const DEMO = join(import.meta.dirname, "../../tenants");

interface Heard extends TenantTools {
  printed: string[];
}

function toolsFor(directory: string, ask: TenantTools["ask"] = null): Heard {
  const printed: string[] = [];
  return {
    printed,
    directory,
    baseHosts: ["localhost"],
    servingPort: null,
    port: 3000,
    seed: (slug) => Promise.resolve(`${slug}: seeded`),
    source: filesContentSource({ directory, now: () => new Date() }),
    hasSecret: () => false,
    unreadWords: () => Promise.resolve([]),
    now: () => new Date(),
    ask,
    out: (line) => void printed.push(line),
    error: (line) => void printed.push(line),
  };
}

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "forecourt-tenants-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const settings = (change: object) => JSON.stringify({ site: { name: "Acme" }, ...change });

describe("forecourt tenant check", () => {
  it("is clean on every demo dealer", async () => {
    const tools = toolsFor(DEMO);
    expect(await checkTenants(undefined, {}, tools)).toBe(0);
    expect(tools.printed.at(-1)).toMatch(/^0 problems, /);
  });

  it("says why the specification's own rules are unwise, and fails on them only when asked to", async () => {
    const tools = toolsFor(DEMO);
    expect(await checkTenants("bluegum-mazda", { strict: true }, tools)).toBe(1);
    const text = tools.printed.join("\n");
    expect(text).toContain("consent.optInTicked: The marketing box comes ticked.");
    expect(text).toContain("Better: false.");
    expect(await checkTenants("kowhai", { strict: true }, tools)).toBe(0);
  });

  it("advises a synonym for what shoppers searched for and no car says", async () => {
    const words = [
      { word: "bakkie", times: 12 },
      { word: "jaunt", times: 3 },
    ];
    const tools = { ...toolsFor(DEMO), unreadWords: () => Promise.resolve(words) };
    expect(await checkTenants("kowhai", {}, tools)).toBe(0);
    expect(tools.printed).toContain(
      `  search.synonyms: Shoppers searched for 'bakkie' 12 times, and no car says it. Better: { "words": "bakkie", "means": "…" } with what your stock calls it, if it has some.`,
    );
    expect(await checkTenants("kowhai", { strict: true }, tools)).toBe(1);
  });

  it("names the secrets that a dealer's file expects and the environment does not set", async () => {
    const set = "FORECOURT_SECRET_BLUEGUM_MAZDA_DASHBOARD_USER";
    const tools = { ...toolsFor(DEMO), hasSecret: (name: string) => name === set };
    expect(await checkTenants("bluegum-mazda", {}, tools)).toBe(0);
    const expected = tools.printed.filter((line) => line.includes("expects the secret"));
    expect(expected).toEqual([
      "  expects the secret FORECOURT_SECRET_BLUEGUM_MAZDA_DASHBOARD_PASSWORD, which this environment does not set.",
    ]);
  });

  it("names a site that a feature is meant for and nobody goes by", async () => {
    await mkdir(join(directory, "acme"), { recursive: true });
    await mkdir(join(directory, "presets"));
    await writeFile(join(directory, "acme", "tenant.json"), '{"site":{"name":"Acme","dealershipId":"412"}}');
    await writeFile(join(directory, "acme", "locations.json"), "[]");
    const early = { description: "x", sites: ["412", "acmee"], settings: {} };
    await writeFile(join(directory, "presets", "features.json"), JSON.stringify({ early }));
    const tools = toolsFor(directory);
    expect(await checkTenants(undefined, { strict: true }, tools)).toBe(1);
    expect(tools.printed.filter((line) => line.startsWith("features:"))).toEqual([
      "features: 'early' is on for 'acmee', which is no slug, dealership or manufacturer of any site.",
    ]);
  });

  it("says so where there is no tenant at all", async () => {
    expect(await checkTenants(undefined, {}, toolsFor(directory))).toBe(2);
  });

  it.each([
    ["JSON that does not end", { "tenant.json": '{"site": {' }, "tenant.json"],
    ["a misspelt section", { "tenant.json": settings({ thme: {} }) }, 'did you mean "theme"'],
    ["a misspelt setting", { "tenant.json": settings({ theme: { acent: "#000000" } }) }, '"accent"'],
    [
      "a wrong kind of value",
      { "tenant.json": settings({ search: { pageSize: "many" } }) },
      "must be a number",
    ],
    [
      "a colour by name",
      { "tenant.json": settings({ theme: { accent: "red" } }) },
      'a colour like "#0b5fa5"',
    ],
    [
      "a preset nobody wrote",
      { "tenant.json": '{"site":{"name":"A","preset":"no"}}' },
      "a preset that does not exist",
    ],
    ["another folder's slug", { "tenant.json": '{"site":{"name":"A","slug":"b"}}' }, 'must be "acme"'],
    ["a site without a name", { "tenant.json": "{}" }, "is missing; write the dealer's name"],
    [
      "a link off the site",
      { "tenant.json": settings({ links: { garagePath: "//x.example" } }) },
      "must be a path",
    ],
    ["negative days", { "tenant.json": settings({ cars: { includeSoldCarsDays: -1 } }) }, "at least 0"],
    [
      "a secret in the open",
      { "tenant.json": settings({ dashboard: { userSecret: "bob:pw" } }) },
      "NAME of an environment",
    ],
    ["a hostile key", { "tenant.json": '{"site":{"name":"A"},"__proto__":{"x":1}}' }, "__proto__"],
    ["markup in a name", { "tenant.json": '{"site":{"name":"<script>"}}' }, "plain words"],
    ["no locations", { "locations.json": null }, "locations.json"],
    [
      "a location in no state",
      { "locations.json": '[{"id":"1","name":"A","slug":"a","address":{"state":"ZZ"},"contact_detail":{}}]' },
      '[0].address.state: must be a state of AU (qld, nsw, act, vic, tas, sa, nt, wa), not "ZZ"',
    ],
    ["a file nobody reads", { "tenants.json": "{}" }, 'did you mean "tenant.json"'],
    ["a page without a head", { "pages/about.md": "Hello" }, 'must begin with "---"'],
    ["a post on no day", { "posts/a.md": "---\ntitle: A\ndate: 2026-02-31\n---\n" }, "date"],
    ["an offer without a name", { "offers.json": '[{"id":"1"}]' }, "offers.json"],
  ])("is loud about %s", async (_mistake, files: Record<string, string | null>, message) => {
    const whole = {
      "tenant.json": settings({}),
      "locations.json": '[{"id":"1","name":"A","slug":"a","address":{"state":"NSW"},"contact_detail":{}}]',
      ...files,
    };
    for (const [name, text] of Object.entries(whole)) {
      const file = join(directory, "acme", name);
      await mkdir(dirname(file), { recursive: true });
      if (text !== null) await writeFile(file, text);
    }
    const tools = toolsFor(directory);
    expect(await checkTenants(undefined, {}, tools)).toBe(1);
    expect(tools.printed.join("\n")).toContain(message);
  });

  it("names hosts that two dealers claim", async () => {
    await cp(join(DEMO, "kowhai"), join(directory, "kowhai"), { recursive: true });
    await cp(join(DEMO, "kowhai"), join(directory, "copy"), { recursive: true });
    const tools = toolsFor(directory);
    expect(await checkTenants(undefined, {}, tools)).toBe(1);
    expect(tools.printed.join("\n")).toContain("is claimed by copy and kowhai");
  });
});

describe("watchTenants", () => {
  it("calls back at once, after each change, and no more once it is stopped", async () => {
    const stopped = new AbortController();
    let calls = 0;
    const watching = watchTenants([directory], {
      signal: stopped.signal,
      onChange: async () => void (calls += 1),
    });
    const called = (times: number) =>
      vi.waitFor(() => expect(calls).toBe(times), { timeout: 20_000, interval: 50 });
    await called(1);
    await mkdir(join(directory, "acme"));
    // Replaced, as editors save: each time it is another file of the same name.
    for (const times of [2, 3, 4]) {
      const beside = `${directory}-${times}.json`;
      await writeFile(beside, `{"saved":${times}}`);
      await rename(beside, join(directory, "acme", "tenant.json"));
      await called(times);
    }
    stopped.abort();
    await watching;
  });
});

describe("forecourt tenant new", () => {
  it("writes a folder that serves at once", async () => {
    const tools = toolsFor(directory);
    const options = {
      name: "Ríver & Sons",
      city: "Dubbo",
      state: "NSW",
      phone: "02 5550 1234",
      email: "a@river.example",
    };
    expect(await newTenant("river-sons", { ...options, host: "river.example" }, tools)).toBe(0);

    const content = await filesContentSource({ directory, now: () => new Date() }).tenant("river-sons");
    if (content === false) throw new Error(tools.printed.join("\n"));
    const { config } = content.tenant;
    const table = buildHostTable([config.site], { baseHosts: ["localhost"] });
    for (const host of ["river.example", "www.river.example:443", "river-sons.localhost:3000"]) {
      expect(findTenantByHost(table, host)).toMatchObject({ ok: true, slug: "river-sons" });
    }
    expect(wording(config).footerNote).toContain("Ríver & Sons");
    expect(headerNavigation(tenantSite(content, new Date())).length).toBeGreaterThan(3);
    expect(content.locations[0]).toMatchObject({ timeZone: "Australia/Sydney", primary: true });
    expect(await checkTenants(undefined, { strict: true }, tools)).toBe(0);
  });

  it("can be read by the user that the site runs as, names its schemas, and invents cars on request", async () => {
    const tools = toolsFor(directory);
    expect(await newTenant("yard", { name: "Yard", demoStock: "30" }, { ...tools, servingPort: 4000 })).toBe(
      0,
    );
    expect(tools.printed).toContain("yard: seeded");
    expect(tools.printed).toContain(
      "Served at http://yard.localhost:4000/ once `forecourt tenant reload` has run.",
    );
    for (const name of ["", "tenant.json", "pages", "pages/about-us.md"]) {
      const { mode } = await stat(join(directory, "yard", name));
      expect([name, mode & 0o044]).toEqual([name, 0o044]);
    }
    for (const name of ["tenant", "locations"]) {
      const { $schema } = JSON.parse(await readFile(join(directory, `yard/${name}.json`), "utf8"));
      const schema = z.fromJSONSchema(JSON.parse(await readFile(join(directory, "yard", $schema), "utf8")));
      const text = await readFile(join(directory, `yard/${name}.json`), "utf8");
      expect(schema.safeParse(JSON.parse(text)).error).toBeUndefined();
    }
    expect(await newTenant("other", { name: "Other", demoStock: "many" }, tools)).toBe(2);
  });

  it("says which of its group's settings beat its own market's", async () => {
    await mkdir(join(directory, "presets"));
    const group = { site: { market: "AU" }, forms: { defaultState: "nsw" } };
    await writeFile(join(directory, "presets", "group.json"), JSON.stringify(group));
    const tools = toolsFor(directory);
    expect(await newTenant("kea", { name: "Kea", market: "NZ", preset: "group" }, tools)).toBe(0);
    expect(await checkTenants("kea", {}, tools)).toBe(0);
    const advice = tools.printed.filter((line) =>
      line.startsWith('  forms.defaultState: "nsw" by preset group'),
    );
    expect(advice).toHaveLength(2);
  });

  it("asks for what it was not told", async () => {
    const asked: string[] = [];
    const answers = new Map([
      ["Dealer's name", "Kea Trucks"],
      ["Market (AU, NZ, US)", "nz"],
      ["Where leads are mailed to", "kia@kea.example"],
      ["Phone", "09 555 0000"],
    ]);
    const tools = toolsFor(directory, (question, usual) => {
      asked.push(question);
      return Promise.resolve(answers.get(question) ?? usual ?? "");
    });
    expect(await newTenant(undefined, { template: "trucks" }, tools)).toBe(0);
    expect(asked).toContain("Name in addresses");
    const content = await tools.source.tenant("kea-trucks");
    expect(content && content.tenant.config.market.currency).toBe("NZD");
  });

  it("leaves nothing behind when the answers do not make a site", async () => {
    const tools = toolsFor(directory);
    expect(await newTenant("bad", { name: "Bad", phone: "call me" }, tools)).toBe(1);
    expect(tools.printed.join("\n")).toContain("site.phone");
    expect(await tools.source.slugs()).toEqual([]);
    expect(await newTenant("Not A Slug", { name: "Bad" }, tools)).toBe(2);
  });

  it("never writes over a dealer", async () => {
    const tools = toolsFor(directory);
    expect(await newTenant("one", { name: "One" }, tools)).toBe(0);
    const before = await readFile(join(directory, "one/tenant.json"), "utf8");
    expect(await newTenant("one", { name: "Two" }, tools)).toBe(2);
    expect(await readFile(join(directory, "one/tenant.json"), "utf8")).toBe(before);
  });
});

describe("forecourt tenant explain, diff, list and settings", () => {
  it("explains a setting by its layers", async () => {
    const tools = toolsFor(DEMO);
    expect(await explainSetting("harbourside", "cars.usedConditionLabel", {}, tools)).toBe(0);
    expect(tools.printed.join("\n")).toContain('cars.usedConditionLabel = "Pre-owned"');
    expect(tools.printed.join("\n")).toContain(
      "set by preset tidewater-group (presets/tidewater-group.json)",
    );
    expect(tools.printed.join("\n")).toContain('overrides "Used"  the product\'s defaults');
    expect(await explainSetting("harbourside", "cars.usedConditionLable", {}, tools)).toBe(2);
    expect(tools.printed.at(-1)).toContain('Did you mean "cars.usedConditionLabel"?');
  });

  it("shows an environment override as the layer that set a value", async () => {
    const override = { file: "mine.json", value: { cars: { usedConditionLabel: "Loved" } } };
    const source = filesContentSource({ directory: DEMO, override, now: () => new Date() });
    const tools = { ...toolsFor(DEMO), source };
    expect(await explainSetting("harbourside", "cars.usedConditionLabel", {}, tools)).toBe(0);
    expect(tools.printed.join("\n")).toContain("set by override environment (mine.json)");
    expect(tools.printed.join("\n")).toContain('overrides "Pre-owned"  preset tidewater-group');
  });

  it("tells two dealers apart", async () => {
    const tools = toolsFor(DEMO);
    expect(await diffTwoTenants("harbourside", "lonestar", tools)).toBe(0);
    expect(tools.printed).toContain("market.currency");
  });

  it("lists dealers and settings", async () => {
    const tools = toolsFor(DEMO);
    await listTenants(tools);
    expect(tools.printed.join("\n")).toMatch(
      /harbourside +Harbourside Motor Group +AU +cars +tidewater-group/,
    );
    await printSettings(tools);
    expect(tools.printed).toContain("cars.newArrivalDays = 8");
  });

  it("keeps the editors' schemas in step with what is read", async () => {
    for (const [name, text] of schemaTexts()) {
      const inStep = (await readFile(join(DEMO, name), "utf8").catch(() => "")) === text;
      expect(inStep, `${name}: run \`forecourt tenant schema\``).toBe(true);
    }
  });
});

const forgetPages = async (): Promise<string | null> => null;
const missed = async (): Promise<string | null> => "The caches were not reached.";

describe("forecourt tenant reload", () => {
  const asked = { times: 0 };
  const askForReload = async (): Promise<void> => void (asked.times += 1);

  it("asks running sites once everything is right, and says what is wrong otherwise", async () => {
    await cp(join(DEMO, "gearshift"), join(directory, "gearshift"), { recursive: true });
    await cp(join(DEMO, "presets"), join(directory, "presets"), { recursive: true });
    const tools = toolsFor(directory);
    expect(await reloadTenants({ askForReload, forgetPages }, tools)).toBe(0);
    expect(asked.times).toBe(1);
    expect(await reloadTenants({ askForReload, forgetPages: missed }, toolsFor(directory))).toBe(1);
    expect(asked.times).toBe(2);
    await writeFile(join(directory, "gearshift/offers.json"), "[1,");
    expect(await reloadTenants({ askForReload, forgetPages }, toolsFor(directory))).toBe(1);
    expect(asked.times).toBe(2);
  });

  it("refuses two dealers that claim one host or one id, as the check does", async () => {
    const before = asked.times;
    for (const [claim, words] of [
      [{ hosts: ["one.example"] }, "one.example is claimed by acme and other"],
      [{ id: "77" }, "site.id '77' is claimed by acme and other"],
    ] as const) {
      for (const slug of ["acme", "other"]) {
        await cp(join(DEMO, "gearshift"), join(directory, slug), { recursive: true });
        await writeFile(
          join(directory, slug, "tenant.json"),
          JSON.stringify({ site: { name: slug, ...claim } }),
        );
      }
      await cp(join(DEMO, "presets"), join(directory, "presets"), { recursive: true });
      const tools = toolsFor(directory);
      expect(await checkTenants(undefined, {}, tools)).toBe(1);
      const again = toolsFor(directory);
      expect(await reloadTenants({ askForReload, forgetPages }, again)).toBe(1);
      expect(again.printed.join("\n")).toContain(words);
    }
    expect(asked.times).toBe(before);
  });

  it("refuses a dealer that names another's secret", async () => {
    for (const slug of ["north", "north-shore"]) {
      await cp(join(DEMO, "gearshift"), join(directory, slug), { recursive: true });
      await writeFile(join(directory, slug, "tenant.json"), JSON.stringify({ site: { name: slug } }));
    }
    await cp(join(DEMO, "presets"), join(directory, "presets"), { recursive: true });
    const named = async (mapKeySecret: string) => {
      const value = { site: { name: "North" }, integrations: { mapKeySecret } };
      await writeFile(join(directory, "north/tenant.json"), JSON.stringify(value));
      return reloadTenants({ askForReload, forgetPages }, toolsFor(directory));
    };
    expect(await named("FORECOURT_SECRET_NORTH_MAPS")).toBe(0);
    expect(await named("FORECOURT_SECRET_SHARED_MAPS")).toBe(0);
    expect(await named("FORECOURT_SECRET_GEARSHIFT_TILL_PASSWORD")).toBe(1);
    expect(await named("FORECOURT_SECRET_NORTH_SHORE_MAPS")).toBe(1);
  });
});
