import { describe, expect, it } from "vitest";
import { cachedSite, type Draw, drawings, drawPage } from "#server/testing/cached-site.ts";
import { SHARED_PAGE } from "../keep/shared-page.ts";

describe("drawOnce", () => {
  it("draws a page once for all who ask while it is drawn", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    const { get, requests } = await cachedSite(async (request, response) => {
      await gate;
      await drawPage(request, response);
    });
    const all = Promise.all(Array.from({ length: 8 }, () => get("/cars")));
    await requests(8);
    go();
    expect(new Set((await all).map(({ body }) => body)).size).toBe(1);
    expect(drawings.count).toBe(1);
  });

  it("draws for each who waited for a page that turns out to be one shopper's", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    const { get, outcomes, requests } = await cachedSite(async ({ url }, response) => {
      await gate;
      drawings.count += 1;
      response.setHeader("content-type", "text/html");
      response.end(`<p>${url} ${drawings.count}</p>`);
    });
    const two = [get("/cars"), get("/cars")];
    await requests(2);
    go();
    expect((await Promise.all(two)).map(({ body }) => body).toSorted()).toEqual([
      "<p>/cars 1</p>",
      "<p>/cars 2</p>",
    ]);
    expect(outcomes).toEqual(["alone", "alone"]);
  });

  it("lets one who waited for a page that failed draw it again", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    let broken = true;
    const { get, outcomes, requests } = await cachedSite(async (request, response) => {
      await gate;
      if (broken) {
        broken = false;
        throw new Error("the engine is away");
      }
      await drawPage(request, response);
    });
    const [first, second] = [get("/cars"), get("/cars")];
    first.catch(() => undefined);
    await requests(2);
    go();
    const ends = await Promise.allSettled([first, second]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await get("/cars");
    expect(outcomes).toEqual(["drawn", "hit"]);
  });

  it("sends each who waited for one shopper's page an own one in the same way", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    const { get, requests } = await cachedSite(async (_, response) => {
      await gate;
      response.setHeader("content-type", "text/html");
      response.setHeader("cache-control", "private, no-cache, no-store");
      response.end("<p>a garage</p>".repeat(100));
    });
    const two = [1, 2].map(() => get("/my-garage", { "accept-encoding": "gzip" }));
    await requests(2);
    go();
    for (const { headers } of await Promise.all(two))
      expect(headers).toMatchObject({ "cache-control": "private, no-cache", "content-encoding": "gzip" });
  });

  it("passes a failure on, and lets the next who asks try again", async () => {
    let broken = true;
    const { get } = await cachedSite((request, response) => {
      if (broken) throw new Error("the engine is away");
      return drawPage(request, response);
    });
    await expect(get("/cars")).rejects.toThrow("socket hang up");
    broken = false;
    expect((await get("/cars")).status).toBe(200);
  });

  it("counts where each answer came from", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    const { get, outcomes, requests } = await cachedSite(async (request, response) => {
      await gate;
      await drawPage(request, response);
    });
    const two = [get("/cars"), get("/cars")];
    await requests(2);
    go();
    await Promise.all(two);
    await get("/cars");
    expect(outcomes).toEqual(["drawn", "waited", "hit"]);
  });

  it.each<[string, Draw]>([
    [
      "that is one shopper's",
      (request, response) => {
        void drawPage(request, response);
      },
    ],
    [
      "that sets a cookie",
      (request, response) => {
        response.setHeader("set-cookie", "fc-draft=1");
        void drawPage(request, response);
      },
    ],
    [
      "that is not there",
      (request, response) => {
        response.statusCode = 404;
        void drawPage(request, response);
      },
    ],
  ])("keeps no page %s", async (what, draw) => {
    const { get } = await cachedSite(draw);
    const headers: { cookie?: string } = what.includes("one shopper") ? { cookie: "fc-draft=1" } : {};
    const first = await get("/cars", headers);
    await get("/cars", headers);
    expect(drawings.count).toBe(2);
    expect(first.body).toContain("nonce");
  });

  it("keeps no answer that is no page, also where it says that it is everybody's", async () => {
    const { get, outcomes } = await cachedSite((_, response) => {
      response.setHeader(SHARED_PAGE, "1");
      response.writeHead(200, { "content-type": "application/xml" });
      response.end("<map/>");
    });
    for (const body of ["<map/>", "<map/>"]) expect((await get("/site-map")).body).toBe(body);
    expect(outcomes).toEqual(["alone", "alone"]);
  });
});
