import { describe, expect, it } from "vitest";
import { cachedSite, renderings, renderPage, scriptOf } from "#host/testing/cached-site.ts";
import { SHARED_PAGE } from "./cache/shared-page.ts";

describe("the scripts of a page", () => {
  it("serves a page's scripts, also where the page itself was never asked for", async () => {
    const first = await cachedSite();
    const path = scriptOf(await first.get("/cars"));
    const script = await first.get(path);
    expect(script).toMatchObject({ status: 200, body: 'self.__next_f.push([1,"/cars"]);\n' });
    expect(script.headers["cache-control"]).toContain("immutable");
    const elsewhere = await cachedSite();
    expect((await elsewhere.get(path)).body).toBe(script.body);
    expect(renderings.count).toBe(1);
  });

  it("names a script's kind, length and life, and answers a HEAD of it with these alone", async () => {
    const { get } = await cachedSite();
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
    const bare = await cachedSite((_, response) => {
      renderings.count += 1;
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

  it("serves the script that waits for a touch on every host, without rendering a page", async () => {
    const { get } = await cachedSite();
    const path = /src="(\/_pages\/start-[^"]+)"/.exec((await get("/cars")).body)?.[1] ?? "";
    const starter = await get(path, { host: "other.example" });
    expect(starter).toMatchObject({ status: 200 });
    expect(starter.body).toContain("data");
    expect(starter.headers["cache-control"]).toContain("immutable");
    expect(renderings.count).toBe(1);
  });

  it("serves the scripts of one host's pages to no other", async () => {
    const { get } = await cachedSite();
    const path = scriptOf(await get("/cars"));
    await get(path, { host: "other.example" });
    expect(renderings.count).toBe(2);
  });

  it("serves a page's kept scripts also to a shopper who has begun a form since, and the kept alone", async () => {
    const { get } = await cachedSite();
    const headers = { cookie: "__Host-fc-draft=abc" };
    const path = scriptOf(await get("/cars"));
    expect((await get(path, headers)).body).toContain("/cars");
    expect((await get("/_pages/none.js?of=%2Fcontact", headers)).status).toBe(404);
    expect(renderings.count).toBe(1);
  });

  it("renders a page whole for who asks for the head of its scripts", async () => {
    const path = scriptOf(await (await cachedSite()).get("/cars"));
    const { get } = await cachedSite();
    const head = await get(path, {}, "HEAD");
    const whole = await get(path);
    expect(head).toMatchObject({ status: 200, body: "" });
    expect(head.headers["content-length"]).toBe(String(whole.body.length));
    expect(renderings.count).toBe(1);
  });

  it.each([
    ["of another content", "/_pages/none.js?of=%2Fcars", 1],
    ["of another site", "/_pages/none.js?of=%2F%2Fevil.example", 0],
    ["of another site's whole address", "/_pages/none.js?of=http%3A%2F%2Fevil.example%2F", 0],
    ["of a call", "/_pages/none.js?of=%2Fapi%2Fleads", 0],
    ["of a picture", "/_pages/none.js?of=%2Fmedia%2Fcar.webp", 0],
    ["of scripts", "/_pages/none.js?of=%2F_pages%2Fnone.js", 0],
    ["of no page", "/_pages/none.js", 0],
    ["of nothing", "/_pages/", 0],
  ])("answers 404 for scripts %s, and renders what is a page at most", async (_, path, renders) => {
    const { get } = await cachedSite();
    expect(await get(path)).toMatchObject({ status: 404, body: "" });
    expect(renderings.count).toBe(renders);
  });

  it("answers for scripts on a host that is no site as for a page there", async () => {
    const { get } = await cachedSite((request, response) => {
      if (request.headers.host === "unknown.example") response.writeHead(421).end("No site");
      else return renderPage(request, response);
    });
    const host = "unknown.example";
    expect(await get("/_pages/none.js?of=%2Fcars", { host })).toMatchObject({ status: 421, body: "No site" });
  });

  it("has no scripts either for one who waited for a page that turns out to be one shopper's", async () => {
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    const { get, requests } = await cachedSite(async (_, response) => {
      await gate;
      renderings.count += 1;
      response.setHeader("content-type", "text/html");
      response.end("<p>Your own</p>");
    });
    const page = get("/cars");
    await requests(1);
    const script = get("/_pages/none.js?of=%2Fcars");
    await requests(2);
    go();
    expect((await page).body).toBe("<p>Your own</p>");
    expect(await script).toMatchObject({ status: 404, body: "" });
    expect(renderings.count).toBe(1);
  });
});
