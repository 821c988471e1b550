import { describe, expect, it } from "vitest";
import { cachedSite, type Draw, drawings, drawPage, scriptOf } from "#server/testing/cached-site.ts";
import { SHARED_PAGE } from "./shared-page.ts";

const until = (fresh: number, renewing: number): string =>
  `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${renewing}, stale-if-error=86400`;

describe("pageCache", () => {
  it("lets caches before it answer by themselves, but not past the minute a page is planned for", async () => {
    const world = await cachedSite(drawPage, 40);
    const allowed = async (): Promise<string | undefined> =>
      (await world.get("/cars")).headers["cache-control"];
    expect(await allowed()).toBe(until(40, 20));
    world.second = 20;
    expect(await allowed()).toBe(until(40, 0));
    world.second = 55;
    expect(await allowed()).toBe(until(5, 0));
    world.second = 59.5;
    expect(await allowed()).toBe("public, max-age=0, must-revalidate");
    expect(drawings.count).toBe(1);
  });

  it.each([
    ["/my-garage", "", "private, no-cache"],
    ["/search/used-cars?make=Kia&q=red", "_ga=1", "private, no-cache"],
    ["/my-garage", "__Host-fc-consent=none; __Host-fc-favourites=9", "private, no-cache"],
    ["/my-garage", "__Host-fc-consent=none; __Host-fc-session=abc", "private, no-store"],
    ["/success", "__Host-fc-sent-lead=7", "private, no-store"],
    ["/contact", "__Host-fc-draft=abc", "private, no-store"],
    ["/sign-in?link=secret", "", "private, no-store"],
    ["/cars/kia-rio-9/checkout?reservation=secret", "", "private, no-store"],
  ])(
    "says of %s with the cookies '%s' whether a browser may come back to it: %s",
    async (path, cookie, caching) => {
      const { get } = await cachedSite((_, response) => {
        response.setHeader("cache-control", "private, no-store");
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end("<html>Your own</html>");
      });
      const headers = cookie === "" ? {} : { cookie };
      expect((await get(path, headers)).headers["cache-control"]).toBe(caching);
    },
  );

  it("lets no cache keep a page whose stock changed while it was drawn", async () => {
    const world = await cachedSite((request, response) => {
      if (drawings.count === 0) world.version = { tenant: "yard", version: "two" };
      return drawPage(request, response);
    }, 40);
    expect((await world.get("/cars")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect((await world.get("/cars")).headers["cache-control"]).toContain("s-maxage=40");
    expect(drawings.count).toBe(2);
  });

  it("draws a page once a minute, and gives everybody the same bytes", async () => {
    const { get } = await cachedSite();
    const first = await get("/cars");
    expect(await get("/cars")).toEqual({ ...first, headers: { ...first.headers, date: expect.any(String) } });
    expect(drawings.count).toBe(1);
    expect(first.headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy": "script-src 'self'",
      "cache-tag": expect.stringMatching(/^yard, yard-/),
    });
    expect(first.headers).not.toHaveProperty(SHARED_PAGE);
  });

  it.each([["gzip"], ["br"], ["gzip, deflate, br"]])(
    "sends the same page to a browser that takes %s",
    async (accepts) => {
      const { get } = await cachedSite();
      const plain = await get("/cars");
      const packed = await get("/cars", { "accept-encoding": accepts });
      expect(packed.body).toBe(plain.body);
      expect(packed.headers["content-encoding"]).toBe(accepts.includes("br") ? "br" : "gzip");
      expect(packed.headers["etag"]).not.toBe(plain.headers["etag"]);
    },
  );

  it("answers 304 to a browser that has the page, and a new page once the stock has changed", async () => {
    const world = await cachedSite();
    const { etag = "" } = (await world.get("/cars")).headers;
    expect(await world.get("/cars", { "if-none-match": `W/"x", ${etag}` })).toMatchObject({
      status: 304,
      body: "",
    });
    world.version = { tenant: "yard", version: "two" };
    await world.get("/cars");
    expect(drawings.count).toBe(2);
  });

  it("draws again in the next minute, when an opening hour may have passed", async () => {
    const world = await cachedSite();
    await world.get("/cars");
    world.minute = 1;
    await world.get("/cars");
    expect(drawings.count).toBe(2);
  });

  it("forgets the pages of a minute that has passed, but none of their scripts", async () => {
    const world = await cachedSite();
    const script = scriptOf(await world.get("/cars"));
    world.minute = 1;
    await world.get("/contact");
    expect((await world.get(script)).status).toBe(200);
    expect(drawings.count).toBe(2);
    world.minute = 0;
    await world.get("/cars");
    expect(drawings.count).toBe(3);
  });

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

  it("keeps of a page's headers those for the browser, without its nonce and what the framework says to itself", async () => {
    const { get } = await cachedSite((request, response) => {
      response.setHeader("x-middleware-rewrite", "/yard/cars");
      response.setHeader("x-own", "stays");
      response.setHeader("link", [
        `</a.woff2>; rel=preload; nonce="n"; as="font"`,
        `</b.css>; rel=preload; nonce="n"`,
      ]);
      return drawPage(request, response);
    });
    const { headers } = await get("/cars");
    expect(headers).toMatchObject({
      "x-own": "stays",
      link: `</a.woff2>; rel=preload; as="font", </b.css>; rel=preload;`,
    });
    expect(headers).not.toHaveProperty("x-middleware-rewrite");
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
    const { get, requests } = await cachedSite(async (request, response) => {
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
  });

  it("draws a HEAD of a page that is not kept as it is asked, and keeps nothing of it", async () => {
    const { get } = await cachedSite();
    expect(await get("/cars", {}, "HEAD")).toMatchObject({ status: 200, body: "" });
    await get("/cars");
    expect(drawings.count).toBe(2);
  });

  it("packs what is drawn for one shopper where it is text, long, and the browser takes it", async () => {
    const long = "A car. ".repeat(1000);
    const types: Record<string, string> = {
      "/page": "text/html",
      "/picture": "image/webp",
      "/short": "text/html",
    };
    const { get } = await cachedSite(({ url = "" }, response) => {
      response.setHeader("content-type", types[url] ?? "");
      response.setHeader("content-length", url === "/short" ? 6 : long.length);
      response.end(url === "/short" ? "A car." : long);
    });
    const encodingOf = async (path: string, accepts: string) => {
      const { headers, body } = await get(path, { "accept-encoding": accepts });
      return [headers["content-encoding"] ?? "none", body === (path === "/short" ? "A car." : long)];
    };
    expect(await encodingOf("/page", "gzip, br")).toEqual(["br", true]);
    expect(await encodingOf("/page", "br")).toEqual(["br", true]);
    expect(await encodingOf("/page", "gzip, deflate")).toEqual(["gzip", true]);
    expect(await encodingOf("/page", "br;q=0.1, gzip;q=0.2")).toEqual(["gzip", true]);
    expect(await encodingOf("/page", "identity")).toEqual(["none", true]);
    expect(await encodingOf("/picture", "gzip")).toEqual(["none", true]);
    expect(await encodingOf("/short", "gzip")).toEqual(["none", true]);
  });

  it("says of what is drawn for one shopper how long it is, and that another browser may get other bytes", async () => {
    const { get } = await cachedSite(({ url }, response) => {
      response.setHeader("content-type", "text/html");
      if (url === "/varied") response.setHeader("vary", ["rsc", "next-url"]);
      if (url === "/told") response.setHeader("vary", "RSC, Accept-Encoding");
      response.end("A car. ".repeat(1000));
    });
    const headersOf = async (path: string, accepts: string) => {
      const { headers } = await get(path, { "accept-encoding": accepts });
      return [headers["vary"], headers["content-length"] !== undefined];
    };
    expect(await headersOf("/plain", "br")).toEqual(["Accept-Encoding", true]);
    expect(await headersOf("/plain", "identity")).toEqual(["Accept-Encoding", true]);
    expect(await headersOf("/varied", "gzip")).toEqual(["rsc, next-url, Accept-Encoding", true]);
    expect(await headersOf("/told", "gzip")).toEqual(["RSC, Accept-Encoding", true]);
  });

  it("gives a page of one host or query to no other", async () => {
    const { get } = await cachedSite();
    await get("/cars");
    await get("/cars", { host: "other.example" });
    expect((await get("/cars?make=Mazda")).body).toContain("make=Mazda");
    expect(drawings.count).toBe(3);
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

  it("sends what is no page as it was made", async () => {
    const { get } = await cachedSite((_, response) => {
      response.writeHead(200, { "content-type": "application/xml", etag: '"own"' });
      response.end("<map/>");
    });
    expect(await get("/site-map", { "accept-encoding": "gzip" })).toMatchObject({
      status: 200,
      body: "<map/>",
      headers: { etag: '"own"' },
    });
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

  it("draws for a host that is no site without asking what it is made of", async () => {
    const { get } = await cachedSite();
    await get("/cars", { host: "unknown.example" });
    await get("/cars", { host: "unknown.example" });
    expect(drawings.count).toBe(2);
  });

  it("answers a HEAD with the page's headers alone", async () => {
    const { get } = await cachedSite();
    const page = await get("/cars");
    const head = await get("/cars", {}, "HEAD");
    expect(head).toMatchObject({ status: 200, body: "", headers: { etag: page.headers["etag"] } });
    expect(drawings.count).toBe(1);
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
});
