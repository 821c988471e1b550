import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  buildHostTable,
  contrastProblems,
  type ResolvedTenant,
  settingRows,
  themeVariables,
} from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

const HERE = import.meta.dirname;
const tenants: TenantContent[] = [];

beforeAll(async () => {
  const source = filesContentSource({ directory: HERE, now: () => new Date() });
  for (const slug of await source.slugs()) {
    const folder = await source.inspect(slug);
    if (!folder.ok) throw new Error(JSON.stringify(folder.problems));
    tenants.push(folder.content);
  }
});

const jsonOf = (file: string, revive?: (key: string, value: unknown) => unknown): Record<string, unknown> =>
  Object(JSON.parse(readFileSync(join(HERE, file), "utf8"), revive));
/** Editors read patterns as Unicode; the library's reader of schemas does not. */
const plainPattern = (key: string, value: unknown): unknown =>
  key === "pattern" && String(value).includes("\\p{") ? undefined : value;

/** Every path that a layer sets, sections included. */
function pathsSet(values: unknown, path: readonly string[] = []): string[] {
  if (typeof values !== "object" || values === null || Array.isArray(values)) return [path.join(".")];
  return [
    path.join("."),
    ...Object.entries(values).flatMap(([name, inner]) => pathsSet(inner, [...path, name])),
  ];
}
const setBeyondDefaults = ({ layers }: ResolvedTenant) =>
  layers.filter(({ kind }) => kind !== "defaults").flatMap(({ values }) => pathsSet(values));

const config = (slug: string) => tenants.find((tenant) => tenant.slug === slug)?.tenant.config;

/** The schema that a file names, or the one of its name where it is a list. */
function schemaOf(file: string, value: object): string | undefined {
  const named: unknown = Reflect.get(value, "$schema");
  if (typeof named === "string") return basename(named);
  const texts = /\/\w\w-\w\w\//.test(file) ? "-texts" : "";
  return Array.isArray(value) ? `${basename(file, ".json")}${texts}.schema.json` : undefined;
}

describe("the demo dealers", () => {
  it("preselect a state they stand in", () => {
    const strays = tenants.flatMap(({ slug, locations, tenant: { config: of } }) => {
      const { defaultState } = of.forms;
      const states = locations.map(({ address }) => address.state?.toLowerCase());
      return defaultState === null || states.includes(defaultState) ? [] : [`${slug}: ${defaultState}`];
    });
    expect(strays).toEqual([]);
  });

  it("have in every file what its schema lets an editor take", () => {
    const schemas = new Map(
      globSync("*.schema.json", { cwd: HERE })
        // Features name the settings' schema, which is a file of its own.
        .filter((name) => name !== "features.schema.json")
        .map((name) => [name, z.fromJSONSchema(jsonOf(name, plainPattern))]),
    );
    const files = globSync("*/{,*/}*.json", { cwd: HERE }).filter((file) => !file.includes("/feeds/"));
    const checked = files.flatMap((file) => {
      const value = jsonOf(file);
      const error = schemas.get(schemaOf(file, value) ?? "")?.safeParse(value).error;
      return error === undefined ? [] : [`${file}: ${error.message}`];
    });
    expect(checked).toEqual([]);
    const wrong = { $schema: "../reviews.schema.json", reviews: [{ rating: 9 }] };
    expect(schemas.get("reviews.schema.json")?.safeParse(wrong).success).toBe(false);
  });

  it("are eleven, in every market and template", () => {
    const sites = tenants.map(({ tenant }) => tenant.config.site);
    expect(sites).toHaveLength(11);
    expect(new Set(sites.map(({ market }) => market))).toEqual(new Set(["AU", "NZ", "US"]));
    expect(new Set(sites.map(({ template }) => template))).toEqual(
      new Set([
        "cars",
        "used-yard",
        "american-cars",
        "single-brand",
        "trucks",
        "motorcycles",
        "campers",
        "rentals",
        "subscriptions",
      ]),
    );
  });

  it("use every setting there is between them", () => {
    const used = new Set(tenants.flatMap(({ tenant }) => setBeyondDefaults(tenant)));
    const unused = settingRows().filter(({ path }) => !used.has(path) && !path.startsWith("wording."));
    expect(unused.map(({ path }) => path)).toEqual([]);
  });

  it("each have places, hours with holidays, reviews, posts, pages and a look of their own", () => {
    for (const { slug, locations, reviews, posts, pages } of tenants) {
      const place = locations[0];
      expect([slug, locations.length > 0, reviews.count > 0, posts.length > 0]).toEqual([
        slug,
        true,
        true,
        true,
      ]);
      expect(place?.week.length).toBe(7);
      expect(place?.specialHours.length).toBeGreaterThan(4);
      const names = pages.map((page) => page.slug);
      expect(names).toEqual(expect.arrayContaining(["about-us", "privacy-policy", "terms-and-conditions"]));
    }
    const looks = tenants.map(({ tenant }) => JSON.stringify(themeVariables(tenant.config)));
    expect(new Set(looks).size).toBe(tenants.length);
  });

  it("have twelve reviews or more each, and no sentence that stands on another site or twice on one", () => {
    const sentences = tenants.flatMap(({ slug, reviews: { reviews } }) => {
      expect([slug, reviews.length >= 12]).toEqual([slug, true]);
      return reviews.flatMap(({ text, reply }) =>
        `${text} ${reply?.text ?? ""}`
          .split(/(?<=[.!?])\s+/)
          .map((sentence) => sentence.trim().toLowerCase()),
      );
    });
    const written = sentences.filter((sentence) => sentence !== "");
    expect(written.filter((sentence, index) => written.indexOf(sentence) !== index)).toEqual([]);
  });

  it("can be read by everybody", () => {
    expect(tenants.flatMap(({ tenant }) => contrastProblems(tenant.config.theme))).toEqual([]);
  });

  it("claim no host twice", () => {
    const sites = tenants.map(({ tenant }) => tenant.config.site);
    expect(buildHostTable(sites, { baseHosts: ["localhost"] }).conflicts).toEqual([]);
  });

  it("show the specification's own examples of settings", () => {
    expect(config("tidewater-yard")?.search).toMatchObject({
      requireMinimumPhotos: 3,
      presetFilters: { city: ["Bathurst", "Cowra"] },
    });
    expect(config("bluegum-mazda")?.search.presetFilters).toEqual({ make: ["Mazda"] });
    expect(config("harbourside")?.cars.usedConditionLabel).toBe("Pre-owned");
    expect(config("kowhai")?.cars.manufacturerNames).toContainEqual({ match: "chery nz", name: "Chery" });
    expect(config("lonestar")?.market).toMatchObject({ currency: "USD", distanceUnit: "mi" });
  });

  it("hold no phone number that could ring, no address that could be somebody's", () => {
    const texts = tenants.flatMap(({ slug }) =>
      readdirSync(join(HERE, slug), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(?:json|md)$/.test(file))
        .map((file) => readFileSync(join(HERE, slug, file), "utf8")),
    );
    const phones = texts.flatMap((text) => text.match(/"(?:phone|landline_phone)": "[^"]+"/g) ?? []);
    const fictional = /"(?:0[2378] 5550 \d{4}|0491 570 \d{3}|07 555 \d{4}|\(\d{3}\) 555-01\d\d)"/;
    expect(phones.filter((phone) => !fictional.test(phone))).toEqual([]);
    const mails = texts.flatMap((text) => text.match(/[\w.-]+@[\w.-]+/g) ?? []);
    expect(mails.filter((mail) => !mail.endsWith(".example"))).toEqual([]);
  });

  it("each say what stock to invent for them", () => {
    expect(
      tenants.filter(({ slug }) => !existsSync(join(HERE, slug, "stock.json"))).map(({ slug }) => slug),
    ).toEqual([]);
  });
});
