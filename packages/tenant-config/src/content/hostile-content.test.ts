import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MARKETS } from "../markets/markets.ts";
import { readManufacturer, readSession, sessionShape } from "../dashboard/session-wire.ts";
import { parseTenantFolder } from "../files/parse-tenant-folder.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { folderOf } from "../testing/tenant-folders.ts";

/** Any JSON at all, with the names of the wire among its keys so that it gets somewhere. */
const key = fc.oneof(
  fc.constantFrom(
    "id",
    "name",
    "slug",
    "address",
    "contact_detail",
    "opening_hours",
    "weekday",
    "open",
    "close",
  ),
  fc.constantFrom(
    "locations",
    "special_hours",
    "date",
    "hours",
    "reviews",
    "rating",
    "model",
    "manufacturer",
    "image",
  ),
  fc.string(),
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, true, "", "1", "Open", "08:30", "2026-12-25", "javascript:alert(1)", -1, 1e308, {}),
    fc.string(),
    fc.integer(),
    fc.array(tie("json"), { maxLength: 4 }),
    fc.dictionary(key, tie("json"), { maxKeys: 6 }),
  ),
}));
const context = {
  market: "AU",
  timeZones: MARKETS.AU.rules.timeZones,
  fallbackTimeZone: "Australia/Sydney",
} as const;

describe("reading a dashboard's answers", () => {
  it("never throws, whatever stands in them, and keeps only addresses that lead somewhere harmless", () => {
    fc.assert(
      fc.property(fc.array(json), fc.array(json), json, json, (locations, offers, specialHours, rest) => {
        const answer = {
          locations,
          offers,
          special_hours: Array.isArray(specialHours) ? specialHours : null,
          reviews: rest,
        };
        const shaped = sessionShape.safeParse(answer);
        const session = shaped.success ? readSession(shaped.data, context) : null;
        const made = readManufacturer({ models: Array.isArray(rest) ? rest : [], offers });
        expect(JSON.stringify([session, made])).not.toMatch(/"\w*[uU]rl":"javascript:/);
      }),
      { numRuns: 300 },
    );
  });
});

describe("reading a tenant's folder", () => {
  const files = [...folderOf(sampleSite("north"))].map(([name, content]): [string, string] => [
    name,
    typeof content === "string" ? content : JSON.stringify(content),
  ]);
  const presets = { files: new Map(), problems: [], texts: new Map() };

  it("gives content or problems, and never throws, with any one file replaced by anything", () => {
    const text = fc.oneof(
      json.map((value) => JSON.stringify(value)),
      fc.string(),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(fc.nat(files.length - 1), text, (which, replacement) => {
        const spoilt = new Map(files.map(([name, own], at) => [name, at === which ? replacement : own]));
        const parsed = parseTenantFolder({ slug: "north", files: spoilt, presets, requireLocations: true });
        expect(parsed.ok || parsed.problems.length > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("names only the file that is wrong", () => {
    fc.assert(
      fc.property(fc.nat(files.length - 1), (which) => {
        const spoilt = new Map(files.map(([name, own], at) => [name, at === which ? "{" : own]));
        const parsed = parseTenantFolder({ slug: "north", files: spoilt, presets, requireLocations: true });
        const reported = parsed.ok ? [] : parsed.problems.map(({ file }) => file);
        expect(new Set(reported)).toEqual(new Set([`north/${files[which]?.[0]}`]));
      }),
    );
  });
});
