import { describe, expect, it } from "vitest";
import { PART_HEADER } from "../request/part-header.ts";
import { cachedSite } from "#host/testing/cached-site.ts";

describe("sendDrawn", () => {
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

  it("packs what is rendered for one shopper where it is text, long, and the browser takes it", async () => {
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

  it("has a page that is missing wait with its scripts for a touch, and no page of one shopper", async () => {
    const script = '<script src="/_next/a.js" async="" nonce="YWJj"></script>';
    const { get } = await cachedSite(({ url }, response) => {
      response.statusCode = url === "/missing" ? 404 : 200;
      response.setHeader("content-type", "text/html");
      response.setHeader("content-length", script.length);
      response.setHeader("content-security-policy", "script-src 'nonce-YWJj' 'strict-dynamic'");
      response.end(script);
    });
    expect((await get("/missing")).body).toContain('data-scripts="/_next/a.js"');
    expect((await get("/my-garage")).body).toBe(script);
  });

  it("says of what is rendered for one shopper how long it is, and that another browser may get other bytes", async () => {
    const { get } = await cachedSite(({ url }, response) => {
      response.setHeader("content-type", "text/html");
      if (url === "/varied") response.setHeader("vary", ["rsc", "next-url"]);
      if (url === "/varies") response.setHeader("vary", "RSC, Accept-Encoding");
      response.end("A car. ".repeat(1000));
    });
    const headersOf = async (path: string, accepts: string) => {
      const { headers } = await get(path, { "accept-encoding": accepts });
      return [headers["vary"], headers["content-length"] !== undefined];
    };
    expect(await headersOf("/plain?secret=1", "br")).toEqual(["Accept-Encoding", true]);
    expect(await headersOf("/plain?secret=1", "identity")).toEqual(["Accept-Encoding", true]);
    // Of an address that a browser may keep, it may keep a part as well.
    expect(await headersOf("/varied", "gzip")).toEqual([
      `rsc, next-url, Accept-Encoding, ${PART_HEADER}`,
      true,
    ]);
    expect(await headersOf("/varies", "gzip")).toEqual([`RSC, Accept-Encoding, ${PART_HEADER}`, true]);
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
});
