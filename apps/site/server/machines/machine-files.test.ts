import { describe, expect, it } from "vitest";
import { tenantSite, type TenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { machineResponse } from "./machine-response.ts";
import { robotsTxt } from "./robots-txt.ts";
import { securityTxt } from "./security-txt.ts";
import { speculationRules } from "./speculation-rules.ts";
import { webManifest } from "./web-manifest.ts";

const origin = "https://www.harbourside.example";
const site = tenantSite(await demoContent("harbourside"), new Date("2026-11-21T02:00:00Z"));
const withDealer = (change: object): TenantSite => ({
  ...site,
  config: { ...site.config, site: { ...site.config.site, ...change } },
});

const ask = (etag?: string) =>
  new Request(`${origin}/robots.txt`, { headers: etag === undefined ? {} : { "if-none-match": etag } });
async function* lines(): AsyncGenerator<string> {
  for (let line = 0; line < 20_000; line += 1) yield `line ${line}\n`;
}

describe("machineResponse", () => {
  const text = { contentType: "text/plain" };

  it("sends a file with its version, and nothing to who has this one already", async () => {
    const first = machineResponse(ask(), "hello", text);
    expect([first.status, await first.text()]).toEqual([200, "hello"]);
    expect(first.headers.get("content-type")).toBe("text/plain");
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const known of [etag, `"old", ${etag}`]) {
      const again = machineResponse(ask(known), "hello", text);
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
    expect(machineResponse(ask(etag), "changed", text).status).toBe(200);
  });

  it("goes by the version it is given, whatever the text", () => {
    const etag = machineResponse(ask(), "one", { ...text, version: "1" }).headers.get("etag") ?? "";
    expect(machineResponse(ask(etag), "other", { ...text, version: "1" }).status).toBe(304);
    expect(machineResponse(ask(etag), "one", { ...text, version: "2" }).status).toBe(200);
  });

  it("takes an empty If-None-Match, and none at all, for a browser that has nothing", () => {
    for (const known of ["", undefined, '"another"'])
      expect(machineResponse(ask(known), "", text).status).toBe(200);
  });

  it("stops making lines once nobody reads on", async () => {
    let ended = false;
    async function* endless(): AsyncGenerator<string> {
      try {
        for (;;) yield "x".repeat(1000);
      } finally {
        ended = true;
      }
    }
    await machineResponse(ask(), endless(), { ...text, version: "1" }).body?.cancel();
    expect(ended).toBe(false);
    const answer = machineResponse(ask(), endless(), { ...text, version: "1" });
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.value?.byteLength).toBe(32_000);
    await reader?.cancel();
    expect(ended).toBe(true);
  });

  it("streams what is made piece by piece, whole and in order", async () => {
    const streamed = await machineResponse(ask(), lines(), { ...text, version: "1" }).text();
    expect(streamed.split("\n")).toHaveLength(20_001);
    expect(streamed.startsWith("line 0\nline 1\n")).toBe(true);
    expect(streamed.endsWith("line 19999\n")).toBe(true);
  });
});

describe("robotsTxt", () => {
  it("closes the calls of scripts and shoppers' own pages, and names the map", () => {
    expect(robotsTxt({ origin }).split("\n")).toEqual([
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /mock/",
      "Disallow: /success",
      "Disallow: /sign-in",
      "Disallow: /my-alerts",
      "Disallow: /compare?",
      "Disallow: /*/compare?",
      "Disallow: /*/enquire$",
      "",
      `Sitemap: ${origin}/sitemap.xml`,
      "",
    ]);
  });
});

describe("securityTxt", () => {
  it("says whom to write to for half a year from today", () => {
    const lines = securityTxt({ site, origin })?.split("\n");
    expect(lines).toEqual([
      "Contact: mailto:hello@harbourside.example",
      `Contact: ${origin}/contact`,
      "Expires: 2027-05-20T00:00:00.000Z",
      `Canonical: ${origin}/.well-known/security.txt`,
      "Preferred-Languages: en",
      "",
    ]);
  });

  it("names the form alone where there is no address", () => {
    const contacts = securityTxt({ site: withDealer({ email: null }), origin })?.match(/^Contact: .*/gm);
    expect(contacts).toEqual([`Contact: ${origin}/contact`]);
  });

  it("is nothing of a dealer who can be written to in no way", () => {
    const dealer = withDealer({ email: null });
    const forms = { ...dealer.config.forms, offered: [] };
    expect(securityTxt({ site: { ...dealer, config: { ...dealer.config, forms } }, origin })).toBeNull();
  });

  it("may be written to in every language of the site", () => {
    const spanish = withDealer({ otherLocales: ["es-US"] });
    expect(securityTxt({ site: spanish, origin })).toContain("Preferred-Languages: en, es\n");
  });
});

describe("webManifest", () => {
  it("names the site in full and short, in its language and colours", () => {
    const { icons, ...manifest } = JSON.parse(webManifest({ site })) as Record<string, unknown>;
    expect(manifest).toEqual({
      name: "Harbourside Motor Group",
      short_name: "Harbourside",
      description: site.config.site.tagline,
      lang: "en-AU",
      id: "/",
      start_url: "/",
      scope: "/",
      display: "minimal-ui",
      background_color: site.config.theme.ground,
      theme_color: site.config.theme.ground,
    });
    const purposes = ["any", "maskable"];
    expect(icons).toEqual([
      { src: "/media/icon.svg", type: "image/svg+xml", sizes: "any" },
      ...[192, 512].flatMap((size) =>
        purposes.map((purpose) => ({
          src: `/media/icons/${size}.png`,
          type: "image/png",
          sizes: `${size}x${size}`,
          purpose,
        })),
      ),
    ]);
    const short = JSON.parse(
      webManifest({ site: withDealer({ name: "Twelve Signs", tagline: "" }) }),
    ) as object;
    expect(short).toMatchObject({ short_name: "Twelve Signs" });
    expect(short).not.toHaveProperty("description");
  });
});

describe("speculationRules", () => {
  it("has a browser fetch pages and render cars, but for links that a script follows and pages that fit by chance", () => {
    const { prefetch, prerender } = JSON.parse(speculationRules(site));
    expect(
      [prefetch, prerender].map(([{ where, eagerness }]) => [where.and[0].href_matches, eagerness]),
    ).toEqual([
      [expect.arrayContaining(["/", "/search/:list", "/cars/:slug"]), "moderate"],
      [["/cars/:slug"], "moderate"],
    ]);
    expect(prerender[0].where.and.slice(1)).toEqual([
      { not: { selector_matches: '[data-list] a:not([href*="&at="])' } },
      { not: { href_matches: ["/cars/trade-in", "/blog/rss.xml"] } },
    ]);
  });

  it("names the pages of every language", async () => {
    const content = await demoContent("lonestar");
    const { prerender } = JSON.parse(speculationRules(tenantSite(content, new Date("2026-11-21T02:00:00Z"))));
    expect(prerender[0].where.and[0].href_matches).toEqual(["/cars/:slug", "/es/cars/:slug"]);
  });
});
