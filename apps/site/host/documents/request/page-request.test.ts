import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { PART_HEADER } from "./part-header.ts";
import { type Asking, aRequest } from "#host/testing/an-exchange.ts";
import { pageRequest } from "./page-request.ts";

const request = (asking: Asking): IncomingMessage =>
  aRequest({ ...asking, headers: { host: "Yard.example", ...asking.headers } });

const partOf = (part: string, method = "GET") =>
  pageRequest(request({ method, headers: { [PART_HEADER]: part } }))?.part;

describe("pageRequest", () => {
  it("reads the page of a plain visit, whatever the host's spelling", () => {
    expect(pageRequest(request({ url: "/search/used-cars?page=2" }))).toEqual({
      host: "yard.example",
      url: "/search/used-cars?page=2",
      consent: "",
      part: "",
    });
  });

  it("knows the part that is requested in place of the page, and no other part", () => {
    expect([partOf("list"), partOf("list", "HEAD"), partOf("frame")]).toEqual(["list", "", ""]);
  });

  it("looks at no cookie that pages may share, whatever it holds", () => {
    for (const cookie of ["__Host-fc-session", "__Host-fc-session=", "__Host-fc-favourites=9; _ga=1"])
      expect(pageRequest(request({ headers: { cookie } }))?.consent).toBe("");
    for (const cookie of ["__Host-fc-draft", "__Host-fc-draft=", "__Host-fc-sessio"])
      expect(pageRequest(request({ headers: { cookie } }))).toBeNull();
  });

  it.each([
    ["own.measurement", undefined, "own.measurement"],
    ["none", undefined, "none"],
    ["none", "1", "none!"],
    ["", "1", "!"],
  ])("tells pages of shoppers apart who answered %j with privacy control %j", (answer, control, consent) => {
    const cookie = `_ga=1; __Host-fc-consent=${answer}`;
    const headers = { cookie, ...(control === undefined ? {} : { "sec-gpc": control }) };
    expect(pageRequest(request({ headers }))?.consent).toBe(consent);
  });

  it.each([
    ["__Host-fc-consent=own%2Emeasurement", "a page decodes what is kept as it stands"],
    ["__Host-fc-consent=own=measurement", "it could be read to its first or its last sign"],
    ["__Host-fc-consent=anything", "it is no answer"],
    ["fc-consent=own", "it is another host's spelling of the name"],
    ["\t__Host-fc-consent=own", "its name begins with something else"],
    ["__Host-fc-consent=own; __Host-fc-consent=none", "there are two"],
    ["fc-favourites=abc", "it is another host's spelling"],
  ])("shares nothing for %j: %s", (cookie) => {
    expect(pageRequest(request({ headers: { cookie } }))).toBeNull();
  });

  it("reads an answer without HTTPS on the machine's own hosts", () => {
    const headers = { host: "yard.localhost:3000", cookie: "fc-consent=own; fc-favourites=abc" };
    expect(pageRequest(request({ headers }))?.consent).toBe("own");
    expect(pageRequest(request({ headers: { ...headers, cookie: "__Host-fc-consent=own" } }))).toBeNull();
  });

  it("does not choose between two answers", () => {
    const cookie = "fc-consent=none; __Host-fc-consent=own";
    expect(pageRequest(request({ headers: { cookie } }))).toBeNull();
  });

  it.each([
    ["__Host-fc-favourites=abc%2C"],
    ["__Host-fc-session=abc; __Host-fc-sign-in=def; __Host-fc-reservation=ghi"],
    ["__Host-fc-sent-lead=abc; _ga=1"],
    ["_ga=GA1.2; theme=dark"],
    ["xfc-draft=abc"],
    [""],
  ])("shares a page with a browser whose cookies are %j", (cookie) => {
    expect(pageRequest(request({ headers: { cookie } }))).not.toBeNull();
  });

  it.each([["fc-draft=abc"], ["_ga=1; __Host-fc-phone=77"], [" fc-anything-new=1"]])(
    "shares none with a browser whose cookies are %j, which a page may look at",
    (cookie) => {
      expect(pageRequest(request({ headers: { cookie } }))).toBeNull();
    },
  );

  it.each<[string, Asking]>([
    ["a form that is sent", { method: "POST" }],
    ["the framework's call for a part of a page", { headers: { rsc: "1" } }],
    ["a prefetch", { headers: { "next-router-prefetch": "1" } }],
    ["a part of an answer", { headers: { range: "bytes=0-10" } }],
    ["who names himself", { headers: { authorization: "Basic abc" } }],
    ["an API", { url: "/api/leads" }],
    ["a file of the framework", { url: "/_next/static/a.js" }],
    ["a picture", { url: "/media/photo?u=1" }],
    ["a file", { url: "/sitemaps/cars-1.xml" }],
    ["a feed", { url: "/feeds/google.tsv?x=1" }],
    ["readiness", { url: "/readyz" }],
    ["mock mode", { url: "/mock/api/leads" }],
  ])("takes %s for no page", (_, given) => {
    expect(pageRequest(request(given))).toBeNull();
  });

  it("takes a page whose name only begins like an API's for a page", () => {
    expect(pageRequest(request({ url: "/apis?price=9.5" }))).not.toBeNull();
  });
});
