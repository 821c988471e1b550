import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BrowserStorage } from "../browser-storage.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { linkedQueryParams, nextFirstQuery, parseFirstQuery } from "./first-query.ts";
import { journeyForLead, rememberPage } from "./journey.ts";
import { publicJourney } from "./public-journey.ts";
import { publicUrl } from "./public-url.ts";
import { visitSource } from "./visit-source.ts";
import { addVisitedPage, pageToRemember, parseVisitedPages } from "./visited-pages.ts";

const policy = { ...policyDefaults.journey, listParams: ["make", "colour", "page", "car_ids"] };
const DAY = 24 * 60 * 60 * 1000;
const now = new Date("2026-11-21T10:00:00Z");
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const site = "https://dealer.example";

function mapMemory(entries: Record<string, string> = {}): BrowserStorage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

describe("pageToRemember", () => {
  it.each([
    [`${site}/cars/kia?car_id=9&colour=red#top`, "/cars/kia?colour=red"],
    [`${site}/success?CAR_ID=9&Lead_Id=4&slug=a&payment_intent=x&payment_intent_client_secret=y`, "/success"],
    [`${site}/?car_ids=9`, "/?car_ids=9"],
  ])("%s is %s", (url, page) => expect(pageToRemember(url, policy)).toBe(page));

  it("keeps an address of 500 characters whole, and drops the query of a longer one", () => {
    const longest = `/cars?make=${"x".repeat(489)}`;
    expect(pageToRemember(site + longest, policy)).toBe(longest);
    expect(pageToRemember(`${site}${longest}x`, policy)).toBe("/cars");
  });

  it("cuts a path that is too long by itself", () => {
    expect(pageToRemember(`${site}/${"x".repeat(600)}`, policy)).toBe(`/${"x".repeat(499)}`);
  });

  it("remembers pages without encryption too", () => {
    expect(pageToRemember("http://dealer.example/cars", policy)).toBe("/cars");
  });

  it.each(["javascript:alert(1)", "", "not a url", "data:text/html,x", "ahttp://x/cars", "httpx://x/cars"])(
    "refuses %j",
    (url) => expect(pageToRemember(url, policy)).toBeNull(),
  );
});

describe("what travels", () => {
  const SECRETS = ["token", "link", "code", "confirm", "resume", "email", "problem", "utm_term", "Token"];

  it.each([
    "/my-alerts?token=s3cret",
    "/sign-in?link=s3cret&step=code",
    "/cars?gclid=a&email=kim@example.com",
  ])("leaves out of %s what no list and no campaign has", (path) => {
    const storage = mapMemory();
    rememberPage(site + path, { storage, now, policy });
    const sent = JSON.stringify([
      journeyForLead({ storage, now, policy }),
      storage.getItem("visited-pages"),
      storage.getItem("first-page-query"),
    ]);
    expect(sent).not.toMatch(/s3cret|kim|token=|link=|step=/);
  });

  it("is the tracked parameters and those of lists, whatever else an address has", () => {
    const allowed = [...policy.trackedParams, ...policy.listParams];
    const name = fc.oneof(fc.constantFrom(...allowed, ...SECRETS), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        const storage = mapMemory();
        rememberPage(`${site}/a?${new URLSearchParams(pairs)}`, { storage, now, policy });
        const journey = journeyForLead({ storage, now, policy });
        const names = [
          ...Object.keys(journey.linked_query_params),
          ...journey.visited_pages.flatMap((page) => [...new URL(page, site).searchParams.keys()]),
        ];
        expect(names.filter((each) => !allowed.includes(each.toLowerCase()))).toEqual([]);
      }),
    );
  });

  it("is no more where an earlier version of the site kept more", () => {
    const storage = mapMemory({
      "visited-pages": '["/my-alerts?token=s3cret","/cars?make=Kia","//[","/a?b#c"]',
      "first-page-query": JSON.stringify({ query: "link=s3cret&gclid=x", savedAt: now.getTime() }),
    });
    expect(journeyForLead({ storage, now, policy })).toEqual({
      visited_pages: ["/my-alerts", "/cars?make=Kia", "/a"],
      linked_query_params: { gclid: "x" },
    });
  });

  it("is checked by the server too, whose pages alone count", () => {
    const query = [
      { name: "link", value: "s3cret" },
      { name: "utm_source", value: "mail" },
    ];
    const pages = [
      "/my-alerts?token=s3cret&page=2",
      "/reset/s3cret",
      "https://else.example/a",
      "/cars?make=Kia",
    ];
    expect(
      publicJourney({ pages, query }, { ...policy, isPage: (path) => /^\/(my-alerts|cars)$/.test(path) }),
    ).toEqual({
      pages: ["/my-alerts?page=2", "/cars?make=Kia"],
      query: [{ name: "utm_source", value: "mail" }],
    });
  });
});

describe("addVisitedPage", () => {
  it("keeps the newest 50 pages", () => {
    const pages = Array.from({ length: 51 }, (_, index) => `/page-${index}`);
    const kept = pages.reduce<readonly string[]>((all, page) => addVisitedPage(all, page, policy), []);
    expect(kept).toEqual(pages.slice(1));
  });

  it("does not count a reload, but does count coming back", () => {
    expect(addVisitedPage(["/"], "/", policy)).toEqual(["/"]);
    expect(addVisitedPage(["/", "/a"], "/", policy)).toEqual(["/", "/a", "/"]);
  });

  it("keeps nothing for a tenant that wants nothing", () => {
    expect(addVisitedPage(["/"], "/a", { maximumPages: 0 })).toEqual([]);
  });
});

describe("parseVisitedPages", () => {
  it("drops whatever is no path of ours", () => {
    const stored = ["/a", 4, null, "javascript:x", { toString: () => "/b" }, `/${"x".repeat(600)}`, "/c"];
    expect(parseVisitedPages(stored, policy)).toEqual(["/a", "/c"]);
    expect(parseVisitedPages({ length: 1, 0: "/a" }, policy)).toEqual([]);
  });

  it("keeps a page of 500 characters", () => {
    const longest = `/${"x".repeat(499)}`;
    expect(parseVisitedPages([longest, `${longest}x`], policy)).toEqual([longest]);
  });

  it("keeps the newest pages when more are stored than the policy allows", () => {
    expect(parseVisitedPages(["/a", "/b", "/c"], { ...policy, maximumPages: 2 })).toEqual(["/b", "/c"]);
  });
});

describe("parseFirstQuery", () => {
  const saved = { query: "gclid=x", savedAt: now.getTime() };

  it("forgets at exactly 30 days, not a millisecond before", () => {
    expect(parseFirstQuery(saved, later(30 * DAY - 1), policy)).toEqual(saved);
    expect(parseFirstQuery(saved, later(30 * DAY), policy)).toBeNull();
  });

  it("takes a date in the future as now", () => {
    const stored = { query: "gclid=x", savedAt: later(900 * DAY).getTime() };
    expect(parseFirstQuery(stored, now, policy)).toEqual(saved);
  });

  it("keeps a query of 2,000 characters and no longer one", () => {
    const longest = { ...saved, query: "x".repeat(2000) };
    expect(parseFirstQuery(longest, now, policy)).toEqual(longest);
    expect(parseFirstQuery({ ...saved, query: `${longest.query}x` }, now, policy)).toBeNull();
  });

  it.each([null, "gclid=x", {}, { query: "a" }, { savedAt: 1 }])("takes %j for none", (stored) =>
    expect(parseFirstQuery(stored, now, policy)).toBeNull(),
  );

  it.each([
    ["query", 4],
    ["query", ["gclid=x"]],
    ["savedAt", String(now.getTime())],
    ["savedAt", Number.NaN],
    ["savedAt", Number.POSITIVE_INFINITY],
  ])("takes a %s of %s for none", (name, value) =>
    expect(parseFirstQuery({ ...saved, [name]: value }, now, policy)).toBeNull(),
  );
});

const arrive = (stored: string, url: string) =>
  nextFirstQuery({ query: stored, savedAt: 1 }, site + url, now, policy);

describe("nextFirstQuery", () => {
  it("keeps the first one, tracked or not, while nothing better comes", () => {
    expect(arrive("page=2", "/?page=3")).toEqual({ query: "page=2", savedAt: 1 });
    expect(arrive("gclid=x", "/?gclid=y")).toEqual({ query: "gclid=x", savedAt: 1 });
    expect(arrive("", "/")).toEqual({ query: "", savedAt: 1 });
  });

  it("gives way to a query with tracking parameters when it has none, whatever their case", () => {
    expect(arrive("page=2", "/?UTM_Source=mail&lead_id=4")).toEqual({
      query: "UTM_Source=mail",
      savedAt: now.getTime(),
    });
  });

  it("does not take an unlisted parameter for a tracked one", () => {
    expect(arrive("page=2", "/?utm_term=x")?.query).toBe("page=2");
  });

  it("needs one tracked parameter among others", () => {
    expect(arrive("page=2", "/?page=3&gclid=x")?.query).toBe("page=3&gclid=x");
    expect(arrive("page=2&gclid=x", "/?gclid=y")?.query).toBe("page=2&gclid=x");
  });

  it("stays as it is where the page is no web address", () => {
    expect(nextFirstQuery(null, "about:blank", now, policy)).toBeNull();
  });

  it("is cut where it would be too long to be read again", () => {
    const next = nextFirstQuery(null, `${site}/?gclid=${"x".repeat(3000)}`, now, policy);
    expect(next?.query).toHaveLength(2000);
    expect(parseFirstQuery(next, now, policy)).toEqual(next);
  });
});

describe("linkedQueryParams", () => {
  it("writes tracked names as the policy does and lets the first of equals count", () => {
    expect(linkedQueryParams({ query: "GCLID=a&gclid=b&page=2", savedAt: 0 }, policy)).toEqual({
      gclid: "a",
      page: "2",
    });
  });

  it("never touches a prototype", () => {
    const params = linkedQueryParams({ query: "__proto__=x&constructor=y&gclid=z", savedAt: 0 }, policy);
    expect(Object.entries(params)).toEqual([["gclid", "z"]]);
  });
});

const refuse = () => {
  throw new DOMException("denied", "SecurityError");
};

describe("journeyForLead", () => {
  it("gives a lead the pages and the query the shopper came with", () => {
    const storage = mapMemory();
    rememberPage(`${site}/?utm_source=mail&car_id=9`, { storage, now, policy });
    rememberPage(`${site}/cars/kia?page=2`, { storage, now: later(DAY), policy });
    expect(journeyForLead({ storage, now: later(DAY), policy })).toEqual({
      visited_pages: ["/?utm_source=mail", "/cars/kia?page=2"],
      linked_query_params: { utm_source: "mail" },
    });
    expect(journeyForLead({ storage, now: later(30 * DAY), policy }).linked_query_params).toEqual({});
  });

  it("is empty, not broken, when the browser refuses storage", () => {
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    rememberPage(`${site}/`, { storage, now, policy });
    expect(journeyForLead({ storage, now, policy })).toEqual({ visited_pages: [], linked_query_params: {} });
  });

  it("remembers nothing of what is no web page", () => {
    const storage = mapMemory();
    rememberPage("about:blank", { storage, now, policy });
    expect(storage.getItem("visited-pages")).toBeNull();
    expect(storage.getItem("first-page-query")).toBeNull();
  });

  it("survives anything written into the storage", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.oneof(fc.string(), fc.json()), (pages, query) => {
        const storage = mapMemory({ "visited-pages": pages, "first-page-query": query });
        rememberPage(`${site}/cars`, { storage, now, policy });
        const journey = journeyForLead({ storage, now, policy });
        expect(journey.visited_pages.at(-1)).toBe("/cars");
        expect(journey.visited_pages.length).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe("publicUrl", () => {
  it("keeps only the tracked part of a query", () => {
    expect(publicUrl("https://kim:pw@dealer.example/cars?q=kim%40example.com&gclid=x#me", policy)).toBe(
      "https://dealer.example/cars?gclid=x",
    );
    expect(publicUrl("about:blank", policy)).toBe("");
  });
});

const sourceOf = (linked_query_params: Record<string, string>) =>
  visitSource({ visited_pages: [], linked_query_params });

describe("visitSource", () => {
  it.each([
    [{ utm_source: "Newsletter", gclid: "x" }, "newsletter"],
    [{ utm_source: " <b>Spring & Co</b> " }, "b spring co b"],
    [{ utm_source: "!!!", gclid: "x" }, "google ads"],
    [{ fbclid: "x" }, "facebook"],
    [{ page: "2" }, "none"],
    [{}, "none"],
  ])("of %j is %s", (params, source) => expect(sourceOf(params)).toBe(source));

  it("is always a plain name of at most 40 characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (utm_source) => {
        expect(sourceOf({ utm_source })).toMatch(/^[a-z0-9. -]{1,40}$/);
      }),
    );
  });
});
