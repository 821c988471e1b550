import { describe, expect, it } from "vitest";
import { encodedBody } from "../encoding/encoded-body.ts";
import type { CachedPage } from "../cache/cached-page.ts";
import { readyResponse } from "./ready-response.ts";

const kept = (): CachedPage => ({
  body: encodedBody("<p>Cars</p>"),
  tag: "tag",
  headers: { "content-type": "text/html", vary: "Accept-Encoding" },
});
const asking = (headers: Record<string, string> = {}, method = "GET") => ({ method, headers });
const whole = {
  "content-type": "text/html",
  vary: "Accept-Encoding",
  "cache-control": "public",
  etag: '"tag-identity"',
  "content-length": 11,
};

describe("readyResponse", () => {
  it("is the page with its own headers, its caching and its length", () => {
    const page = kept();
    const body = Buffer.from("<p>Cars</p>");
    expect(readyResponse(asking(), page, "public")).toEqual({ status: 200, headers: whole, body });
    expect(readyResponse(asking({}, "HEAD"), page, "public")).toEqual({
      status: 200,
      headers: whole,
      body: undefined,
    });
    const later = readyResponse(asking(), page, "private");
    expect(later?.headers).toEqual({ ...whole, "cache-control": "private" });
  });

  it("is none while the page is packed for this browser, and then packed", async () => {
    const page = kept();
    const browser = asking({ "accept-encoding": "gzip, br" });
    expect(readyResponse(browser, page, "public")).toBeNull();
    const packed = await page.body.in("br");
    expect(readyResponse(browser, page, "public")).toEqual({
      status: 200,
      headers: {
        ...whole,
        etag: '"tag-br"',
        "content-encoding": "br",
        "content-length": packed.length,
      },
      body: packed,
    });
    // Its text is decompressed for the few that want it as it is.
    expect(readyResponse(asking(), page, "public")).toBeNull();
  });

  it.each([
    ['"tag-identity"', 304],
    ['"old", W/"tag-identity"', 304],
    ['"tag-br"', 200],
    ['"tag"', 200],
    ["", 200],
  ])(
    "answers a browser that has %s with %i, without length or body where it has this page",
    (known, status) => {
      const given = readyResponse(asking({ "if-none-match": known }), kept(), "public");
      const { "content-length": _length, ...unchanged } = whole;
      expect([given?.status, given?.headers]).toEqual([status, status === 304 ? unchanged : whole]);
      expect(given?.body === undefined).toBe(status === 304);
    },
  );

  it("makes the headers of a page once", () => {
    const page = kept();
    const [one, other] = [readyResponse(asking(), page, "public"), readyResponse(asking(), page, "public")];
    expect(one?.headers).toBe(other?.headers);
    expect(Object.isFrozen(one?.headers)).toBe(true);
  });
});
