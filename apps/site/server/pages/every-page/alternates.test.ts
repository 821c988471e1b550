import { beforeEach, describe, expect, it } from "vitest";
import { beginRequest } from "#server/testing/request-scope.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { feedAlternates, pageAlternates } from "./alternates.ts";
import { openStockedSite } from "#server/testing/stocked-site.ts";

const { world, site } = await openStockedSite();
beforeEach(() => beginRequest({}, "new"));

describe("pageAlternates", () => {
  it("names a page in every language it is written in, and the market's own for all others", async () => {
    const ranch = await world.site("lonestar");
    const spanish = { locale: "es-US", prefix: "/es" };
    const languagesAt = async (path: string) => {
      beginRequest({ "x-forecourt-canonical": path });
      const locale = path.startsWith("/es") ? spanish : null;
      const read = tenantSite(ranch.content, ranch.now, ranch.illustrate, locale);
      return (await pageAlternates(read)).alternates?.languages;
    };
    const home = { "en-US": "/", "es-US": "/es", "x-default": "/" };
    expect(await languagesAt("/")).toEqual(home);
    expect(await languagesAt("/es")).toEqual(home);
    expect(await languagesAt("/blog/hail-season")).toMatchObject({ "es-US": "/es/blog/hail-season" });
  });

  it("names none of a page in one language, of one that is not there, or on a site of one", async () => {
    const ranch = await world.site("lonestar");
    const untranslated = ranch.content.posts.find(({ slug }) => slug !== "hail-season");
    for (const path of [`/blog/${untranslated?.slug}`, "/no-such-page"]) {
      beginRequest({ "x-forecourt-canonical": path });
      expect((await pageAlternates(ranch)).alternates).toEqual({ canonical: path });
    }
    beginRequest({ "x-forecourt-canonical": "/" });
    expect((await pageAlternates(site)).alternates).toEqual({ canonical: "/" });
  });
});

describe("feedAlternates", () => {
  it("names the posts as a feed beside the page's own address, on a site that has posts", async () => {
    beginRequest({ "x-forecourt-canonical": "/blog" });
    const { alternates } = await feedAlternates(site);
    expect(alternates).toEqual({
      canonical: "/blog",
      types: { "application/rss+xml": expect.stringMatching(/rss\.xml$/) },
    });
    beginRequest();
    expect((await feedAlternates(site)).alternates).not.toHaveProperty("canonical");
    const postless = { ...site, posts: [], content: { ...site.content, posts: [] } };
    expect((await feedAlternates(postless)).alternates).toEqual({});
  });
});
