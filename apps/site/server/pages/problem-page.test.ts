import { describe, expect, it, vi } from "vitest";
import { failurePage, provideFailurePage } from "#host/process/failure-page.ts";
import { testSite } from "#server/testing/test-site.ts";
import { problemPage, unknownHostPage } from "./problem-page.ts";

const world = await testSite();

const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, to, label]) => [to, label]);

describe("problemPage", () => {
  it("says what happened in the dealer's words, with its search, its stock and its phone", async () => {
    const html = await problemPage(world.wiring, "harbourside.localhost:3000");
    expect(html).toContain('<html lang="en-AU">');
    expect(html).toContain("<strong>Harbourside Motor Group</strong>");
    expect(html).toContain('<form action="/search/new-used-and-demo-cars" method="get"');
    expect(html).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p>/);
    expect(html).toMatch(/type="search" name="q" maxlength="200" aria-label="[^"]+"/);
    expect(html).toMatch(/<button type="submit">[^<]+</);
    const ways = links(html);
    expect(ways.map(([to]) => to)).toEqual(["/", "/search/new-used-and-demo-cars", "tel:0255501000"]);
    expect(ways[2]?.[1]).toContain("02 5550 1000");
  });

  it("names no phone of a dealer that has none", async () => {
    const content = await world.wiring.tenant("harbourside");
    if (!content) throw new Error("There is no such dealer.");
    const { tenant } = content;
    const config = { ...tenant.config, site: { ...tenant.config.site, phone: null } };
    const bare = { ...content, locations: [], tenant: { ...tenant, config } };
    const asked = vi.spyOn(world.wiring, "tenant").mockResolvedValue(bare);
    expect(links(await problemPage(world.wiring, "harbourside.localhost")).map(([to]) => to)).toEqual([
      "/",
      "/search/new-used-and-demo-cars",
    ]);
    asked.mockRestore();
  });

  it("is plain on a host that belongs to no dealer, the platform's own included", async () => {
    for (const host of ["localhost:3000", "evil.example"]) {
      const html = await problemPage(world.wiring, host);
      expect(html).toContain("<h1>Something went wrong on our side</h1><p>Please try again in a moment.</p>");
      expect(html).toContain('<html lang="en-AU">');
      expect(html).not.toMatch(/<form|<a |<strong>/);
    }
  });
});

describe("unknownHostPage", () => {
  it("says that no site is there, and names none", () => {
    const html = unknownHostPage();
    expect(html).toContain("<h1>No site is served under this address</h1>");
    expect(html).toContain("This server does not serve that host. Please check the address");
    expect(html).toContain('<html lang="en-AU">');
    expect(html).not.toMatch(/<form|<a |<strong>/);
  });
});

describe("failurePage", () => {
  it("is the page that was provided at the start, and an error before", async () => {
    await expect(failurePage("a.example")).rejects.toThrow("before the site had started");
    provideFailurePage(async (host) => `sorry from ${host}`);
    expect(await failurePage("a.example")).toBe("sorry from a.example");
  });
});
