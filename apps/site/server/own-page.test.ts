import { join } from "node:path";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { describe, expect, it } from "vitest";
import { ownPageAt } from "./own-page.ts";
import { servesPath } from "./served-paths.ts";

const source = filesContentSource({
  directory: join(import.meta.dirname, "../tenants"),
  now: () => new Date(),
});
const now = new Date("2026-11-21T09:00:00Z");

async function siteOf(slug: string): Promise<TenantContent> {
  const content = await source.tenant(slug);
  if (!content) throw new Error(`There is no demo dealer called ${slug}.`);
  return content;
}

describe("ownPageAt", () => {
  it("finds a dealer's page wherever a link may name it, and tells one address of it", async () => {
    const site = await siteOf("harbourside");
    for (const path of ["/warranty", "/pages/warranty"]) {
      expect(ownPageAt(path, site, now)).toMatchObject({ kind: "page", path: "/pages/warranty" });
    }
    expect(ownPageAt("/about-us", site, now)).toMatchObject({
      path: "/about-us",
      page: { slug: "about-us" },
    });
    expect(ownPageAt("/nobody-wrote-this", site, now)).toBeNull();
  });

  it("keeps news where the dealer's settings put them", async () => {
    const site = await siteOf("tidewater-yard");
    expect(ownPageAt("/news/market-day", site, now)).toMatchObject({
      kind: "post",
      path: "/news/market-day",
    });
    expect(ownPageAt("/blog/market-day", site, now)).toBeNull();
  });

  it("shows no post before its time", async () => {
    const site = await siteOf("harbourside");
    const early = new Date("2026-11-01T00:00:00Z");
    expect(ownPageAt("/blog/towing-with-a-ute", site, early)).toBeNull();
    expect(ownPageAt("/blog/towing-with-a-ute", site, now)).toMatchObject({ kind: "post" });
    const list = ownPageAt("/blog", site, early);
    expect(list?.kind === "posts" && list.posts.map(({ slug }) => slug)).toEqual(["hybrid-or-plug-in"]);
  });
});

describe("servesPath", () => {
  it("knows the pages a dealer wrote, and draws no menu entry for an empty one", async () => {
    const site = await siteOf("harbourside");
    const paths = ["/our-locations/", "/about-us", "/terms-and-conditions/", "/blog"];
    expect(paths.filter((path) => servesPath(path, site, now))).toEqual(paths);
    const empty = { ...site, locations: [], posts: [], pages: [] };
    expect(paths.filter((path) => servesPath(path, empty, now))).toEqual([]);
  });
});
