import { growthRatio } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { ADDRESSES } from "#host/testing/addresses.ts";
import { allowHeader, isOpenToAnySite, refuseHead, requestTarget, takesUpload } from "./request-target.ts";

const head = (url: string, headers: Record<string, string> = {}) => ({
  method: "GET",
  url,
  headers: { host: "dealer.localhost", ...headers },
  headerCount: 5,
});

// Code instrumented for mutation testing is many times slower, and how much says nothing about growth.
const instrumented = "STRYKER_MUTATOR_WORKER" in process.env;

const cookies = (count: number) => ({ cookie: "a=1; ".repeat(count) });

describe("requestTarget", () => {
  it.each([
    ["/cars?x=1", "/cars?x=1"],
    ["http://evil.example/cars?x=1", "/cars?x=1"],
    ["HTTPS://evil.example", "/"],
    ["http://evil.example?x=1", "/?x=1"],
    ["evil.example", null],
    ["*", null],
    ["ftp://evil.example/", null],
  ])("takes %s for %j", (url, target) => expect(requestTarget(url)).toBe(target));
});

describe("refuseHead", () => {
  it.skipIf(instrumented).each([
    ["a path's length", (size: number) => `/${"a".repeat(size)}`],
    ["its segments", (size: number) => "/a".repeat(size)],
    ["its escapes", (size: number) => `/${"%61".repeat(size)}`],
    ["a query's pairs", (size: number) => `/?${"a=1&".repeat(size)}`],
    ["an absolute address", (size: number) => `http://${"a".repeat(size)}`],
  ])("does no work that grows faster than %s", async (_, url) => {
    expect(await growthRatio((size) => refuseHead(head(url(size))), 200_000)).toBeLessThan(3);
  });

  it.skipIf(instrumented)("does no work that grows faster than the cookies", async () => {
    expect(refuseHead(head("/", cookies(200)))?.status).toBe(431);
    expect(await growthRatio((size) => refuseHead(head("/", cookies(size))), 200_000)).toBeLessThan(3);
  });
});

const refusalOf = (url: string, change: Partial<Parameters<typeof refuseHead>[0]> = {}) =>
  refuseHead({ ...head(url), ...change });
const statusOf = (...given: Parameters<typeof refusalOf>): number | null =>
  refusalOf(...given)?.status ?? null;
const withHeaders = (headers: Record<string, string>, more = {}) => ({
  headers: { host: "dealer.localhost", ...headers },
  ...more,
});

describe("a call that a browser makes before its link is pressed", () => {
  it.each([
    ["/api/reservations/return?id=1", { "sec-purpose": "prefetch" }, 503],
    ["/mock/api/leads", { "sec-purpose": "prefetch;prerender", "sec-fetch-mode": "navigate" }, 503],
    ["/api/auth", { "sec-purpose": "prefetch;prerender", "sec-fetch-mode": "cors" }, null],
    ["/cars/rio", { "sec-purpose": "prefetch" }, null],
    ["/api/auth", {}, null],
  ])("%s with %j gets %j", (url, headers, status) => {
    expect(statusOf(url, withHeaders(headers as Record<string, string>))).toBe(status);
  });
});

describe("the bounds of a request", () => {
  it.each(ADDRESSES)("for %s", (_what, url, status) => expect(statusOf(url)).toBe(status));

  it.each([
    ["evil.example", 400, "The request names no path of this server."],
    [`/${"a".repeat(2000)}`, 414, "The address is too long."],
    ["/a".repeat(41), 414, "The address is too long."],
    [`/?${"a=1&".repeat(300)}`, 414, "The address asks for too much at once."],
    ["/%zz", 400, "The address cannot be read."],
    ["/a%00b", 400, "The address cannot be read."],
  ])("say why %s is refused", (url, status, message) => {
    expect(refusalOf(url)).toEqual({ status, message });
  });

  it("are a hundred headers and two hundred cookies", () => {
    expect(statusOf("/", { headerCount: 100 })).toBeNull();
    expect(refusalOf("/", { headerCount: 101 })).toEqual({
      status: 431,
      message: "The request has too many headers or cookies.",
    });
    expect(statusOf("/", withHeaders({ cookie: "a=1;".repeat(199) }))).toBeNull();
    expect(statusOf("/", withHeaders({ cookie: "a=1;".repeat(200) }))).toBe(431);
  });

  it("ask for a host", () => {
    expect(refusalOf("/", { headers: {} })).toEqual({ status: 400, message: "A Host header was expected." });
  });

  it.each([
    ["a page", "/cars", ["GET", "HEAD", "OPTIONS"], "GET, HEAD, OPTIONS"],
    ["a call", "/api/leads", ["GET", "HEAD", "POST", "PUT", "OPTIONS"], "GET, HEAD, POST, PUT, OPTIONS"],
    ["a mock call", "/mock/api/leads", ["POST"], "GET, HEAD, POST, PUT, OPTIONS"],
    ["what only looks like one", "/cars/api/leads", ["GET"], "GET, HEAD, OPTIONS"],
  ])("answer %s by its own methods", (_what, path, methods, allow) => {
    for (const method of methods) expect(statusOf(path, { method })).toBeNull();
    for (const method of ["DELETE", "TRACE", ...(methods.includes("POST") ? [] : ["POST"])])
      expect(refusalOf(path, { method })).toEqual({
        status: 405,
        message: "This method is not answered here.",
        headers: { allow },
      });
    expect(allowHeader(path)).toEqual({ allow });
  });

  it.each([
    ["/api/leads", 1_000_000],
    ["/mock/api/leads", 1_000_000],
    ["/api/leads/with-files", 110_000_000],
    ["/mock/api/leads/with-files/", 110_000_000],
    ["/api/leads/with-files/7", 1_000_000],
    ["/cars", 0],
    ["/cars/api/leads", 0],
  ])("take to %s a body of %i bytes", (path, bytes) => {
    const sent = (length: number) => statusOf(path, withHeaders({ "content-length": String(length) }));
    expect([sent(bytes), sent(bytes + 1)]).toEqual([null, 413]);
    expect(refusalOf(path, withHeaders({ "content-length": String(bytes + 1) }))).toEqual({
      status: 413,
      message: "The request is too large.",
    });
  });

  it("take no body of unknown length to a page", () => {
    const chunked = withHeaders({ "transfer-encoding": "chunked" });
    expect(refusalOf("/cars", chunked)).toEqual({
      status: 413,
      message: "A body was not expected here.",
    });
    expect(statusOf("/api/leads", chunked)).toBeNull();
  });
});

describe("isOpenToAnySite", () => {
  it.each([
    ["/api/alerts/unsubscribe?token=a", true],
    ["http://dealer.example/api/alerts/unsubscribe", true],
    ["/api/alerts/unsubscribe/more", false],
    ["/api/alerts", false],
    ["/a?/api/alerts/unsubscribe", false],
  ])("of %s is %j", (url, isOpen) => expect(isOpenToAnySite(url)).toBe(isOpen));
});

describe("takesUpload", () => {
  it.each([
    ["/api/leads/with-files", true],
    ["/api/leads/with-files/?a=1", true],
    ["/mock/api/leads/with-files?a=1", true],
    ["http://dealer.example/api/leads/with-files", true],
    ["/api/leads", false],
    ["/a?/api/leads/with-files", false],
    ["/x/api/leads/with-files", false],
    ["evil.example", false],
  ])("to %s is %j", (url, takes) => expect(takesUpload(url)).toBe(takes));
});
