import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as content from "./content/index.ts";
import * as root from "./index.ts";
import * as locations from "./locations/index.ts";
import * as routes from "./routes/index.ts";
import { aLocation } from "./testing/a-location.ts";
import { aModel } from "./testing/a-model.ts";
import { aPost } from "./testing/a-post.ts";
import { anOffer } from "./testing/an-offer.ts";

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));

/** The doc comment before a function of ours, without its stars. */
function docOf(name: string): string {
  const found = new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:const|function) ${name}\b`);
  const docs = sources.flatMap((source) => found.exec(source)?.[1] ?? []);
  // A private function of another file may have the same name.
  const doc = docs.find((text) => text.includes("@example")) ?? docs[0] ?? "";
  return doc.replaceAll(/^\s*\* ?/gm, "");
}

const resolved = root.resolveTenantFiles({
  slug: "harbour",
  tenant: {
    file: "harbour/tenant.json",
    value: {
      site: {
        name: "Harbour Motors",
        hosts: ["acme.example"],
        url: "https://www.acme.example/",
        phone: "0491 570 156",
        leadEmail: "leads@acme.example",
        address: { street: "18 Wharf Road", city: "Newcastle", state: "NSW", postcode: "2300" },
      },
      consent: { optInTicked: false },
      forms: { namePunctuation: true, alertOnFailure: false },
      analytics: { vehicleContentType: "vehicle" },
      offers: { cutAtWord: true, pictures: "column" },
      carPage: { cutAtWord: true },
      prompts: { minimumHoursBetween: 24, neverOverForms: true, textUs: { enabled: true } },
    },
  },
  presets: new Map(),
});
if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
const { tenant } = resolved;

/** What examples may speak of besides what the package exports. */
const scope: Record<string, unknown> = {
  ...root,
  ...routes,
  ...locations,
  ...content,
  tenant,
  config: tenant.config,
  acme: { tenant, locations: [], models: [], offers: [], pages: [], posts: [], translations: [] },
  site: {
    config: tenant.config,
    locations: [],
    models: [],
    offers: [],
    pages: [{ slug: "about-us" }],
    posts: [],
    reviews: { count: 0, average: null },
    now: new Date(),
  },
  location: aLocation("Northside"),
  locations: [aLocation("Northside - Sales"), aLocation("Northside - Service", { kind: "service" })],
  model: aModel(),
  offer: anOffer(),
  post: aPost(),
  tuesdayToSaturdayAlike: ([2, 3, 4, 5, 6] as const).map((weekday) => ({
    weekday,
    hours: { kind: "open", spans: [{ opens: 510, closes: 1020 }] },
  })),
  value: { site: { name: "Acme" } },
  now: Date.UTC(2026, 10, 21),
  table: root.buildHostTable([{ slug: "acme", hosts: ["acme.example"] }], { baseHosts: [] }),
  expect,
};

/** `expression // result`, on one line or two, as an expectation; a result in plain words only has to run. */
function runnable(example: string): string {
  const joined = example.replaceAll(/\n\s*\/\/ /g, " // ");
  return joined
    .split("\n")
    .map((line) => {
      const [, expression = line, result = ""] = /^(.*?);?\s+\/\/ (.+)$/.exec(line) ?? [];
      if (/^\s*const /.test(expression)) return expression;
      const [, plain = ""] =
        /^((?:["'[{\d-]|true\b|false\b|null\b)[^…]*?)(?:[:,] [a-z].*)?$/.exec(result) ?? [];
      const isWhole = plain !== "" && !/^\{.*[^}]$/.test(plain);
      return isWhole ? `expect(${expression}).toEqual(${plain});` : `${expression};`;
    })
    .join("\n");
}

describe.each([
  [".", root],
  ["./routes", routes],
  ["./locations", locations],
  ["./content", content],
])("the entry %s", (_, entry) => {
  const functions = Object.entries(entry).flatMap(([name, value]) =>
    typeof value === "function" ? [name] : [],
  );
  it.each(functions)("explains %s with an example that works", (name) => {
    const [, example] = docOf(name).split("@example");
    expect(example, `${name} has no @example`).toBeDefined();
    const run: unknown = Reflect.construct(Function, [...Object.keys(scope), runnable(example ?? "")]);
    expect(() => Reflect.apply(run as () => void, undefined, Object.values(scope))).not.toThrow();
  });
});
