import { describe, expect, it } from "vitest";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { demoSite, withSettings } from "#server/testing/demo-site.ts";
import { llmsTxt } from "./llms-txt.ts";

const origin = "https://www.harbourside.example";
const site = await demoSite();
const linesOf = (of: TenantSite): string[] => llmsTxt({ site: of, origin }).split("\n");

describe("llmsTxt", () => {
  it("says who the dealer is, where, and when it is open", () => {
    expect(linesOf(withSettings(site, "cars", { maskPhones: false })).slice(0, 9)).toEqual([
      "# Harbourside Motor Group",
      "",
      "> Mazda and Toyota on Wharf Road, pre-owned in Maitland, one workshop for all three.",
      "",
      "- 18 Wharf Road, Newcastle, NSW 2300",
      "- 02 5550 1000",
      "- hello@harbourside.example",
      expect.stringMatching(/^- Mon-Fri: \d/),
      expect.stringMatching(/^- Sat/),
    ]);
  });

  it("lists the menus of the foot with whole addresses, and ends with its note", () => {
    const lines = linesOf(site);
    const links = lines.filter((line) => line.startsWith("- ["));
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect(link).toMatch(/^- \[[^\]]+\]\(https?:\/\/[^)]+\)$/);
    expect(links.some((link) => link.includes(`(${origin}/`))).toBe(true);
    const group = lines.findIndex((line) => line.startsWith("## "));
    expect([lines[group - 1], lines[group + 1]]).toEqual(["", ""]);
    expect(lines.slice(-3)).toEqual([
      "",
      "Harbourside Motor Group. Prices, availability and pictures may change; please confirm before you visit.",
      "",
    ]);
  });

  it("leaves out what is not known, and a phone number that pages mask", () => {
    const plain = withSettings(site, "site", { tagline: "", email: null });
    expect(linesOf(plain).slice(0, 3)).toEqual([
      "# Harbourside Motor Group",
      "",
      "- 18 Wharf Road, Newcastle, NSW 2300",
    ]);
    expect(linesOf(plain).join("\n")).not.toContain("@");
    const silent = withSettings(site, "site", { phone: null });
    const places = { ...silent, content: { ...site.content, locations: [] }, locations: [] };
    const open = { ...places.config, cars: { ...places.config.cars, maskPhones: false } };
    expect(linesOf({ ...places, config: open }).filter((line) => /null|undefined/.test(line))).toEqual([]);
    expect(linesOf(withSettings(site, "cars", { maskPhones: true })).join("\n")).not.toContain(
      "02 5550 1000",
    );
  });

  it("says what prices do not contain where the market's law asks for it", () => {
    const noted = withSettings(site, "market", { priceNote: "Prices exclude on-road costs." });
    expect(linesOf(noted)).toContain("- Prices exclude on-road costs.");
    expect(linesOf(withSettings(site, "market", { priceNote: null })).join("\n")).not.toContain("null");
  });
});
