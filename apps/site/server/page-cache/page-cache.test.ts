import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageCache } from "./page-cache.ts";
import { SHARED_PAGE, type SiteVersion } from "./shared-page.ts";

type Draw = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

let drawn = 0;
/** A page as the site draws it: another nonce each time, and a list of what it was drawn for. */
const drawPage: Draw = ({ url }, response) => {
  drawn += 1;
  const nonce = `nonce${drawn}`;
  response.setHeader("content-security-policy", `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader(SHARED_PAGE, "1");
  response.write(`<html><script src="/_next/a.js" async="" nonce="${nonce}"></script><h1>${url}</h1>`);
  response.end(`<script nonce="${nonce}">self.__next_f.push([1,"${url}"])</script></html>`);
};

async function site(draw: Draw = drawPage, sharedSeconds = 0) {
  drawn = 0;
  const outcomes: string[] = [];
  const world = {
    minute: 0,
    second: 0,
    version: { tenant: "yard", version: "one" } as SiteVersion | null,
  };
  const cache = pageCache({
    maxBytes: 1_000_000,
    versionOf: async (host) => (host.startsWith("unknown") ? null : world.version),
    now: () => world.minute * 60_000 + world.second * 1_000,
    sharedSeconds,
    onAnswer: (outcome) => outcomes.push(outcome),
  });
  let come = 0;
  const server = createServer((request, response) => {
    come += 1;
    cache.answer(request, response, async () => draw(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = ask({ port, path, method, headers: { host: "yard.example", ...headers } }, (response) => {
        buffer(response).then((bytes) => {
          const how = response.headers["content-encoding"];
          const plain =
            how === "br" ? brotliDecompressSync(bytes) : how === "gzip" ? gunzipSync(bytes) : bytes;
          const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(given) as Record<string, string>,
            body: plain.toString(),
          });
        }, reject);
      });
      call.on("error", reject).end();
    });
  /** Waits until so many requests have come, and what they do at once is done. */
  const requests = async (count: number): Promise<void> => {
    await vi.waitFor(() => expect(come).toBe(count));
    await new Promise((resolve) => setImmediate(resolve));
  };
  return Object.assign(world, { get, outcomes, requests });
}

const scriptOf = ({ body }: Answer): string => /data-scripts="([^ "]+)/.exec(body)?.[1] ?? "";

const until = (fresh: number, renewing: number): string =>
  `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${renewing}, stale-if-error=86400`;

describe("pageCache", () => {
  it("lets caches before it answer by themselves, but not past the minute a page is planned for", async () => {
    const world = await site(drawPage, 40);
    const allowed = async (): Promise<string | undefined> =>
      (await world.get("/cars")).headers["cache-control"];
    expect(await allowed()).toBe(until(40, 20));
    world.second = 20;
    expect(await allowed()).toBe(until(40, 0));
    world.second = 55;
    expect(await allowed()).toBe(until(5, 0));
    world.second = 59.5;
    expect(await allowed()).toBe("public, max-age=0, must-revalidate");
    expect(drawn).toBe(1);
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
      const { get } = await site((_, response) => {
        response.setHeader("cache-control", "private, no-store");
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end("<html>Your own</html>");
      });
      const headers = cookie === "" ? {} : { cookie };
      expect((await get(path, headers)).headers["cache-control"]).toBe(caching);
    },
  );

  it("lets no cache keep a page whose stock changed while it was drawn", async () => {
    const world = await site((request, response) => {
      if (drawn === 0) world.version = { tenant: "yard", version: "two" };
      return drawPage(request, response);
    }, 40);
    expect((await world.get("/cars")).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect((await world.get("/cars")).headers["cache-control"]).toContain("s-maxage=40");
    expect(drawn).toBe(2);
  });

  it("draws a page once a minute, and gives everybody the same bytes", async () => {
    const { get } = await site();
    const first = await get("/cars");
    expect(await get("/cars")).toEqual({ ...first, headers: { ...first.headers, date: expect.any(String) } });
    expect(drawn).toBe(1);
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
      const { get } = await site();
      const plain = await get("/cars");
      const packed = await get("/cars", { "accept-encoding": accepts });
      expect(packed.body).toBe(plain.body);
      expect(packed.headers["content-encoding"]).toBe(accepts.includes("br") ? "br" : "gzip");
      expect(packed.headers["etag"]).not.toBe(plain.headers["etag"]);
    },
  );

  it("answers 304 to a browser that has the page, and a new page once the stock has changed", async () => {
    const world = await site();
    const { etag = "" } = (await world.get("/cars")).headers;
    expect(await world.get("/cars", { "if-none-match": `W/"x", ${etag}` })).toMatchObject({
      status: 304,
      body: "",
    });
    world.version = { tenant: "yard", version: "two" };
    await world.get("/cars");
    expect(drawn).toBe(2);
  });

  it("draws again in the next minute, when an opening hour may have passed", async () => {
    const world = await site();
    await world.get("/cars");
    world.minute = 1;
    await world.get("/cars");
    expect(drawn).toBe(2);
  });

  it("forgets the pages of a minute that has passed, but none of their scripts", async () => {
    const world = await site();
    const script = scriptOf(await world.get("/cars"));
    world.minute = 1;
    await world.get("/contact");
    expect((await world.get(script)).status).toBe(200);
    expect(drawn).toBe(2);
    world.minute = 0;
    await world.get("/cars");
    expect(drawn).toBe(3);
  });

  it("draws a page once for all who ask while it is drawn", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    const { get, requests } = await site(async (request, response) => {
      await gate;
      await drawPage(request, response);
    });
    const all = Promise.all(Array.from({ length: 8 }, () => get("/cars")));
    await requests(8);
    go();
    expect(new Set((await all).map(({ body }) => body)).size).toBe(1);
    expect(drawn).toBe(1);
  });

  it("keeps of a page's headers those for the browser, without its nonce and what the framework says to itself", async () => {
    const { get } = await site((request, response) => {
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
    const { get, outcomes, requests } = await site(async (request, response) => {
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
    const { get, outcomes, requests } = await site(async ({ url }, response) => {
      await gate;
      drawn += 1;
      response.setHeader("content-type", "text/html");
      response.end(`<p>${url} ${drawn}</p>`);
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
    const { get, requests } = await site(async (request, response) => {
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
    const { get } = await site();
    expect(await get("/cars", {}, "HEAD")).toMatchObject({ status: 200, body: "" });
    await get("/cars");
    expect(drawn).toBe(2);
  });

  it("packs what is drawn for one shopper where it is text, long, and the browser takes it", async () => {
    const long = "A car. ".repeat(1000);
    const types: Record<string, string> = {
      "/page": "text/html",
      "/picture": "image/webp",
      "/short": "text/html",
    };
    const { get } = await site(({ url = "" }, response) => {
      response.setHeader("content-type", types[url] ?? "");
      response.setHeader("content-length", url === "/short" ? 6 : long.length);
      response.end(url === "/short" ? "A car." : long);
    });
    const encodingOf = async (path: string, accepts: string) => {
      const { headers, body } = await get(path, { "accept-encoding": accepts });
      return [headers["content-encoding"] ?? "none", body === (path === "/short" ? "A car." : long)];
    };
    expect(await encodingOf("/page", "gzip, br")).toEqual(["gzip", true]);
    expect(await encodingOf("/page", "identity")).toEqual(["none", true]);
    expect(await encodingOf("/picture", "gzip")).toEqual(["none", true]);
    expect(await encodingOf("/short", "gzip")).toEqual(["none", true]);
  });

  it("gives a page of one host or query to no other", async () => {
    const { get } = await site();
    await get("/cars");
    await get("/cars", { host: "other.example" });
    expect((await get("/cars?make=Mazda")).body).toContain("make=Mazda");
    expect(drawn).toBe(3);
  });

  it("serves a page's scripts, also where the page itself was never asked for", async () => {
    const first = await site();
    const path = scriptOf(await first.get("/cars"));
    const script = await first.get(path);
    expect(script).toMatchObject({ status: 200, body: 'self.__next_f.push([1,"/cars"]);\n' });
    expect(script.headers["cache-control"]).toContain("immutable");
    const elsewhere = await site();
    expect((await elsewhere.get(path)).body).toBe(script.body);
    expect(drawn).toBe(1);
  });

  it("names a script's kind, length and life, and answers a HEAD of it with these alone", async () => {
    const { get } = await site();
    const path = scriptOf(await get("/cars"));
    const whole = await get(path);
    const { date: _date, connection: _connection, "keep-alive": _alive, ...headers } = whole.headers;
    expect(headers).toEqual({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(whole.body.length),
      vary: "Accept-Encoding",
    });
    expect(await get(path, {}, "HEAD")).toMatchObject({ status: 200, headers, body: "" });
    expect((await get(path, { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
  });

  it("keeps no page that cannot do without its inline scripts, which then has no file of scripts", async () => {
    const bare = await site((_, response) => {
      drawn += 1;
      response.setHeader("content-type", "text/html");
      response.setHeader(SHARED_PAGE, "1");
      response.end("<html><script>inline()</script></html>");
    });
    expect((await bare.get("/cars")).body).toContain("inline()");
    expect((await bare.get("/cars")).headers).not.toHaveProperty("etag");
    const nothing = await bare.get("/_pages/none.js?of=%2Fcars");
    expect([nothing.status, nothing.headers["cache-control"], nothing.headers["content-type"]]).toEqual([
      404,
      "no-store",
      undefined,
    ]);
    expect(bare.outcomes).toEqual(["alone", "alone", "alone"]);
  });

  it("serves the script that waits for a touch on every host, without drawing a page", async () => {
    const { get } = await site();
    const path = /src="(\/_pages\/start-[^"]+)"/.exec((await get("/cars")).body)?.[1] ?? "";
    const starter = await get(path, { host: "other.example" });
    expect(starter).toMatchObject({ status: 200 });
    expect(starter.body).toContain("data");
    expect(starter.headers["cache-control"]).toContain("immutable");
    expect(drawn).toBe(1);
  });

  it("serves the scripts of one host's pages to no other", async () => {
    const { get } = await site();
    const path = scriptOf(await get("/cars"));
    await get(path, { host: "other.example" });
    expect(drawn).toBe(2);
  });

  it.each([
    ["of another content", "/_pages/none.js?of=%2Fcars"],
    ["of another site", "/_pages/none.js?of=%2F%2Fevil.example"],
    ["of no page", "/_pages/none.js?of=%2Fapi%2Fleads"],
    ["of scripts", "/_pages/none.js?of=%2F_pages%2Fnone.js"],
    ["of nothing", "/_pages/"],
  ])("answers 404 for scripts %s", async (_, path) => {
    const { get } = await site();
    expect(await get(path)).toMatchObject({ status: 404, body: "" });
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
    const { get } = await site(draw);
    const headers: { cookie?: string } = what.includes("one shopper") ? { cookie: "fc-draft=1" } : {};
    const first = await get("/cars", headers);
    await get("/cars", headers);
    expect(drawn).toBe(2);
    expect(first.body).toContain("nonce");
  });

  it("sends what is no page as it was made", async () => {
    const { get } = await site((_, response) => {
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
    const { get, outcomes } = await site((_, response) => {
      response.setHeader(SHARED_PAGE, "1");
      response.writeHead(200, { "content-type": "application/xml" });
      response.end("<map/>");
    });
    for (const body of ["<map/>", "<map/>"]) expect((await get("/site-map")).body).toBe(body);
    expect(outcomes).toEqual(["alone", "alone"]);
  });

  it("draws for a host that is no site without asking what it is made of", async () => {
    const { get } = await site();
    await get("/cars", { host: "unknown.example" });
    await get("/cars", { host: "unknown.example" });
    expect(drawn).toBe(2);
  });

  it("answers a HEAD with the page's headers alone", async () => {
    const { get } = await site();
    const page = await get("/cars");
    const head = await get("/cars", {}, "HEAD");
    expect(head).toMatchObject({ status: 200, body: "", headers: { etag: page.headers["etag"] } });
    expect(drawn).toBe(1);
  });

  it("passes a failure on, and lets the next who asks try again", async () => {
    let broken = true;
    const { get } = await site((request, response) => {
      if (broken) throw new Error("the engine is away");
      return drawPage(request, response);
    });
    await expect(get("/cars")).rejects.toThrow("socket hang up");
    broken = false;
    expect((await get("/cars")).status).toBe(200);
  });
});
