import { describe, expect, it } from "vitest";
import { aSite } from "../../testing/a-site.ts";
import { isListedPath, listedPaths } from "./listed-paths.ts";
import { matchMachineRoute } from "./machine-routes.ts";
import { matchRoute } from "./match-route.ts";

const site = aSite(
  { forms: { offered: ["general", "finance", "request-photos", "offer"] } },
  {
    locations: [{ name: "North - Sales", slug: "north" }],
    pages: [{ slug: "about-us" }, { slug: "towing-guide" }],
    posts: [
      { slug: "old", publishedAt: 5, updatedAt: 7 },
      { slug: "coming", publishedAt: Date.UTC(2099, 0, 1) },
    ],
  },
);
const paths = listedPaths(site).map(({ path }) => path);

describe("listedPaths", () => {
  it("holds every page a search engine may list, once, by its canonical address", () => {
    expect(paths).toContain("/");
    expect(paths).toEqual(
      expect.arrayContaining(["/search/used-cars", "/finance", "/about-us", "/blog/old"]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(matchRoute(path, site)).toMatchObject({ kind: "page", canonical: path });
  });

  it("leaves out what belongs to a car or an offer, what is empty, hidden or to come", () => {
    for (const path of ["/request-photos", "/offer-enquiry", "/special-offers", "/blog/coming", "/success"])
      expect(paths).not.toContain(path);
    expect(paths.filter((path) => path.startsWith("/contact-us/"))).toHaveLength(0);
    expect(isListedPath("/success", site)).toBe(false);
    expect(isListedPath("/finance", site)).toBe(true);
  });

  it("says when a post last changed", () => {
    expect(listedPaths(site).find(({ path }) => path === "/blog/old")?.changedAt).toBe(7);
  });
});

describe("matchMachineRoute", () => {
  it.each([
    ["/robots.txt", { file: "robots", part: null }],
    ["/sitemaps/pages.xml", { file: "sitemap", part: "pages.xml" }],
    ["/.well-known/security.txt", { file: "security", part: null }],
    ["/feeds/meta.csv?x=1", { file: "feed", part: "meta.csv" }],
    ["/feeds", null],
    ["/feeds//meta.csv", null],
  ])("reads %s", (path, file) => {
    expect(matchMachineRoute(path)).toEqual(file);
  });
});
