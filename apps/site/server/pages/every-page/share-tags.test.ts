import { beforeEach, describe, expect, it } from "vitest";
import { beginRequest } from "#server/testing/request-scope.ts";
import { shareTags } from "./share-tags.ts";
import { openStockedSite } from "#server/testing/stocked-site.ts";

const { site } = await openStockedSite();
beforeEach(() => beginRequest({}, "new"));

describe("shareTags", () => {
  it("shows the page's own picture, else the site's card, and the one address of the page", async () => {
    beginRequest({ "x-forecourt-canonical": "/cars/kia" });
    const { openGraph, twitter } = await shareTags(site, { image: "/a.jpg", type: "article" });
    expect(openGraph).toMatchObject({
      siteName: "Harbourside Motor Group",
      locale: "en_AU",
      type: "article",
      url: "/cars/kia",
      images: [{ url: "/media/share?src=%2Fa.jpg", width: 1200, height: 630, type: "image/jpeg" }],
    });
    expect(twitter).toEqual({ card: "summary_large_image" });
    beginRequest();
    const plain = await shareTags(site);
    expect(plain.openGraph).toMatchObject({ type: "website", images: [{ url: "/media/share" }] });
    expect(plain.openGraph).not.toHaveProperty("url");
  });
});
