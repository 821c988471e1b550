import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { resolveTenantFiles } from "../tenant/resolve-tenant-files.ts";
import { MARKETS } from "./markets.ts";

const resolved = (site: object, markets = {}) =>
  resolveTenantFiles({
    slug: "acme",
    tenant: { file: "tenant.json", value: { site: { name: "Acme", ...site } } },
    presets: new Map(),
    ...markets,
  });

describe("MARKETS", () => {
  it("has every market's file", () => {
    const files = readdirSync(import.meta.dirname).filter((name) => /^[a-z]{2}\.ts$/.test(name));
    expect(files.map((name) => name.slice(0, 2).toUpperCase())).toEqual(Object.keys(MARKETS).toSorted());
  });

  it.each(Object.entries(MARKETS))(
    "has %s under its own code, with settings that there are",
    (code, market) => {
      expect(market.settings.market.code).toBe(code);
      expect(market.rules.phone.country).toBe(code);
      for (const state of [null, market.rules.usualState]) {
        const result = resolved({ market: code, address: { state } });
        expect(result).toMatchObject({
          ok: true,
          tenant: { config: { market: { code }, rules: market.rules } },
        });
      }
    },
  );

  it("gives a config the settings and rules of a further market that is handed in", () => {
    const [{ settings, rules }, timeZones] = [MARKETS.NZ, { states: [], otherwise: "UTC", fallback: "UTC" }];
    const further = {
      settings: { ...settings, market: { ...settings.market, code: "XX", currency: "XXD" } },
      settingsOfState: (state: string | null) => ({ consent: { optInText: `Yes, ${state}` } }),
      rules: { ...rules, timeZones },
    };
    const markets = { markets: { ...MARKETS, XX: further } };
    expect(resolved({ market: "XX", address: { state: "North" } }, markets)).toMatchObject({
      ok: true,
      tenant: {
        config: {
          market: { currency: "XXD" },
          cars: { currency: "XXD" },
          consent: { optInText: "Yes, North" },
          rules: { timeZones },
        },
      },
    });
    expect(resolved({ market: "XX" })).toMatchObject({
      ok: false,
      problems: [{ path: "site.market", message: expect.stringMatching(/^must be "AU" or .*, not "XX"$/) }],
    });
  });

  it("refuses a code that is a name of every object", () => {
    expect(resolved({ market: "constructor" })).toMatchObject({ ok: false });
  });
});
