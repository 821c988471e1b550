import { describe, expect, it } from "vitest";
import { resolveTenantFiles } from "../tenant/resolve-tenant-files.ts";
import { layerAdvice } from "./layer-advice.ts";

function advice(settings: object, preset: object | null = null) {
  const site = { name: "North", market: "NZ", preset: preset ? "group" : null };
  const resolved = resolveTenantFiles({
    slug: "north",
    tenant: { file: "north/tenant.json", value: { site, ...settings } },
    presets: new Map(preset ? [["group", { file: "presets/group.json", value: preset }]] : []),
  });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  return layerAdvice(resolved.tenant).map(
    ({ path, reason, better }) => `${path}: ${reason} Better: ${better}.`,
  );
}

describe("layerAdvice", () => {
  const forms = { defaultState: "nsw" };

  it("names what a preset for another market sets over the site's market, and where it stands", () => {
    expect(advice({}, { site: { market: "AU" }, forms })).toEqual([
      'forms.defaultState: "nsw" by preset group (presets/group.json), which is for AU, beats null of this site\'s market NZ. Better: null.',
    ]);
  });

  it("says nothing where the dealer overrides it again, and nothing of a preset for this market", () => {
    expect(advice({ forms: { defaultState: null } }, { site: { market: "AU" }, forms })).toEqual([]);
    expect(advice({}, { site: { market: "NZ" }, carPage: { towCars: [] } })).toEqual([]);
  });

  it("names a state that no form of the market could choose, in whichever layer it is set", () => {
    const expected =
      'forms.defaultState: "nsw" is no state of NZ, so forms choose none. Better: a state of the market, or null.';
    expect(advice({ forms })).toEqual([expected]);
    expect(advice({}, { forms })).toEqual([expected]);
  });
});
