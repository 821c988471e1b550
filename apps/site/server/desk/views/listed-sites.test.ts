import { describe, expect, it } from "vitest";
import { listedSites, readSitesQuery, SITES_A_PAGE, sitesHref } from "./listed-sites.ts";

const sites = Array.from({ length: SITES_A_PAGE * 2 + 1 }, (_, at) => `dealer-${at}`);

describe("listedSites", () => {
  it("is cut into pages, the last of which has no page after it", () => {
    const pages = [1, 2, 3, 4].map((page) => listedSites(sites, { text: "", page }));
    expect(pages.flatMap(({ shown }) => shown)).toEqual(sites);
    expect(pages.map(({ shown }) => shown.length)).toEqual([SITES_A_PAGE, SITES_A_PAGE, 1, 0]);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false, false]);
  });

  it("has no page after one that is just full", () => {
    expect(listedSites(sites.slice(0, SITES_A_PAGE), { text: "", page: 1 }).hasMore).toBe(false);
  });

  it("finds sites by a part of their name", () => {
    expect(listedSites(sites, { text: "er-39", page: 1 })).toEqual({
      shown: ["dealer-39"],
      total: 1,
      hasMore: false,
    });
  });
});

describe("the address of the list", () => {
  it.each([
    [{}, { text: "", page: 1 }],
    [
      { q: " North ", page: "3" },
      { text: "north", page: 3 },
    ],
    [
      { q: ["a", "b"], page: "-1" },
      { text: "", page: 1 },
    ],
    [{ page: "two" }, { text: "", page: 1 }],
    [{ page: "1e9" }, { text: "", page: 10_000 }],
  ])("reads %j", (params, query) => expect(readSitesQuery(params)).toEqual(query));

  it("is read as it was written", () => {
    for (const query of [
      { text: "", page: 2 },
      { text: "a&b", page: 1 },
    ]) {
      const params = Object.fromEntries(new URL(sitesHref(query), "http://desk.invalid").searchParams);
      expect(readSitesQuery(params)).toEqual(query);
    }
  });
});
