import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPhoneShape, loadPhoneRules } from "@forecourt/leads/phone";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";
import { MARKETS } from "./markets.ts";

const data = join(process.env["FORECOURT_SHARED"] ?? "", "data");
const reason = existsSync(data) ? "" : ` (skipped: there is no ${data})`;
const read = (path: string) => readFileSync(join(data, path), "utf8");
const firstColumn = (path: string) =>
  read(path)
    .split("\n")
    .slice(1)
    .flatMap((line) => /^"?(\d+)/.exec(line)?.[1] ?? []);
const isPostcode = (code: string, market: keyof typeof MARKETS) =>
  new RegExp(MARKETS[market].rules.postcode.pattern).test(code);

describe.skipIf(reason !== "")(`real numbers${reason}`, () => {
  it("takes each market's own example mobile, and no other country's international number", async () => {
    const examples: unknown = JSON.parse(read("phone-examples/examples.mobile.json"));
    const numbers = new Map(
      Object.entries(examples ?? {}).map(([country, number]) => [country, String(number)]),
    );
    for (const { rules: market } of Object.values(MARKETS)) {
      const rule = market.phone;
      const international = `+${rule.callingCode}`;
      const own = `${international}${numbers.get(rule.country)}`;
      const rules = await loadPhoneRules(rule.country);
      expect(checkPhoneShape(own, { rule, mobileOnly: true })).toMatchObject({ ok: true, e164: own });
      expect(rules.exists(own, { mobileOnly: true })).toBe(true);
      const strangers = [...numbers].flatMap(([country, number]) => {
        const code = isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : international;
        return code === international ? [] : [`${code}${number}`]; // Christmas Island dials +61, Canada +1
      });
      expect(strangers.length).toBeGreaterThan(200);
      expect(strangers.filter((number) => checkPhoneShape(number, { rule }).ok)).toEqual([]);
      expect(strangers.filter((number) => rules.exists(number, { mobileOnly: false }))).toEqual([]);
    }
  });

  it("takes every postcode of Australia and New Zealand", () => {
    // The Australian list has lost its leading zeros.
    const australian = firstColumn("postcodes/au_postcodes.csv").map((code) => code.padStart(4, "0"));
    const zealandic = firstColumn("postcodes/newzealand_postcodes.csv");
    expect(Math.min(australian.length, zealandic.length)).toBeGreaterThan(1000);
    expect(australian.filter((code) => !isPostcode(code, "AU"))).toEqual([]);
    expect(zealandic.filter((code) => !isPostcode(code, "NZ"))).toEqual([]);
  });
});
