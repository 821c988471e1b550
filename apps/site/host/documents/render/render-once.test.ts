import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cachedSite, type Render, renderings, renderPage } from "#host/testing/cached-site.ts";
import { SHARED_PAGE } from "../cache/shared-page.ts";
import { RenderTimeout } from "./render-detached.ts";

describe("renderOnce", () => {
  it("renders a page once for all who ask while it is rendered", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    const { get, requests } = await cachedSite(async (request, response) => {
      await gate;
      await renderPage(request, response);
    });
    const all = Promise.all(Array.from({ length: 8 }, () => get("/cars")));
    await requests(8);
    go();
    expect(new Set((await all).map(({ body }) => body)).size).toBe(1);
    expect(renderings.count).toBe(1);
  });

  it("finishes a page whose first client leaves, for those that wait for it", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    const { get, visit, requests } = await cachedSite(async (request, response) => {
      await gate;
      await renderPage(request, response);
    });
    const first = visit("/cars");
    await requests(1);
    const waiting = [get("/cars"), get("/cars")];
    await requests(3);
    first.leave();
    await first.seen();
    go();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
    expect(renderings.count).toBe(1);
  });

  it("renders one after the other, and for no client that has left, where a page is not for everybody", async () => {
    let [inFlight, most] = [0, 0];
    const gates = [1, 2, 3].map(() => Promise.withResolvers<void>());
    const { get, visit, outcomes, requests } = await cachedSite(async ({ url }, response) => {
      renderings.count += 1;
      most = Math.max(most, (inFlight += 1));
      await gates[renderings.count - 1]?.promise;
      inFlight -= 1;
      response.setHeader("content-type", "text/html");
      response.end(`<p>${url} ${renderings.count}</p>`);
    });
    const first = get("/missing");
    await requests(1);
    const second = visit("/missing");
    await requests(2);
    const others = [get("/missing"), get("/missing")];
    await requests(4);
    second.leave();
    await second.seen();
    for (const { resolve } of gates) resolve();
    expect((await Promise.all([first, ...others])).map(({ body }) => body).toSorted()).toEqual([
      "<p>/missing 1</p>",
      "<p>/missing 2</p>",
      "<p>/missing 3</p>",
    ]);
    expect([renderings.count, most, outcomes.toSorted()]).toEqual([
      3,
      1,
      ["alone", "alone", "alone", "left"],
    ]);
  });

  it("lets nobody wait for ever: neither for a page that never ends, nor for one that others began", async () => {
    const world = await cachedSite(
      (_, response) => {
        response.write("<p>half");
        response.once("close", () => (renderings.count += 1));
      },
      { renderMs: 1_500, waitMs: 20 },
    );
    const all = await Promise.allSettled([world.get("/cars"), world.get("/cars"), world.get("/cars")]);
    expect(all.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(renderings.count).toBe(1);
    expect(world.failures.map((error) => error instanceof RenderTimeout)).toEqual([true, true, true]);
  });

  it("serves everybody who stays, whenever others leave, and never renders a page twice at once", async () => {
    const visit = fc.record({
      path: fc.constantFrom("/cars", "/missing", "/slow"),
      after: fc.integer({ min: 0, max: 8 }),
      leavesAfter: fc.option(fc.integer({ min: 0, max: 12 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 2, maxLength: 12 }), async (visits) => {
        const running = new Map<string, number>();
        let twice = false;
        const { get, visit } = await cachedSite(async (request, response) => {
          const { url = "" } = request;
          twice ||= (running.get(url) ?? 0) > 0;
          running.set(url, (running.get(url) ?? 0) + 1);
          await pause(url === "/slow" ? 10 : 3);
          running.set(url, (running.get(url) ?? 0) - 1);
          if (url === "/missing") response.statusCode = 404;
          await renderPage(request, response);
        });
        const ends = await Promise.all(
          visits.map(async ({ path, after, leavesAfter }) => {
            await pause(after);
            if (leavesAfter === null) return (await get(path)).status;
            const { leave } = visit(path);
            await pause(leavesAfter);
            leave();
            return null;
          }),
        );
        const expected = visits.map(({ path, leavesAfter }) =>
          leavesAfter === null ? (path === "/missing" ? 404 : 200) : null,
        );
        expect([ends, twice]).toEqual([expected, false]);
        // What clients that left had begun is rendered to its end.
        await expect.poll(() => [...running.values()].some((count) => count > 0)).toBe(false);
        await pause(0);
      }),
      { numRuns: 60 },
    );
  });

  it("renders for each that waited for a page that turns out to be one shopper's", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    // Its own count: what clients of the test before have left may still be rendered.
    let count = 0;
    const { get, outcomes, requests } = await cachedSite(async ({ url }, response) => {
      await gate;
      count += 1;
      response.setHeader("content-type", "text/html");
      response.end(`<p>${url} ${count}</p>`);
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

  it("lets one who waited for a page that failed render it again", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    let broken = true;
    const { get, outcomes, requests } = await cachedSite(async (request, response) => {
      await gate;
      if (broken) {
        broken = false;
        throw new Error("the engine is away");
      }
      await renderPage(request, response);
    });
    const [first, second] = [get("/cars"), get("/cars")];
    first.catch(() => undefined);
    await requests(2);
    go();
    const ends = await Promise.allSettled([first, second]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await get("/cars");
    expect(outcomes).toEqual(["rendered", "hit"]);
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
      return renderPage(request, response);
    });
    await expect(get("/cars")).rejects.toThrow("socket hang up");
    broken = false;
    expect((await get("/cars")).status).toBe(200);
  });

  it("counts where each answer came from", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    const { get, outcomes, requests } = await cachedSite(async (request, response) => {
      await gate;
      await renderPage(request, response);
    });
    const two = [get("/cars"), get("/cars")];
    await requests(2);
    go();
    await Promise.all(two);
    await get("/cars");
    expect(outcomes).toEqual(["rendered", "waited", "hit"]);
  });

  it.each<[string, Render]>([
    [
      "that is one shopper's",
      (request, response) => {
        void renderPage(request, response);
      },
    ],
    [
      "that sets a cookie",
      (request, response) => {
        response.setHeader("set-cookie", "fc-draft=1");
        void renderPage(request, response);
      },
    ],
    [
      "that is not there",
      (request, response) => {
        response.statusCode = 404;
        void renderPage(request, response);
      },
    ],
  ])("keeps no page %s", async (what, render) => {
    const { get } = await cachedSite(render);
    const headers: { cookie?: string } = what.includes("one shopper") ? { cookie: "fc-draft=1" } : {};
    const first = await get("/cars", headers);
    await get("/cars", headers);
    expect(renderings.count).toBe(2);
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
