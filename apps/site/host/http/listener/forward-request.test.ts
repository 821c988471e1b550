import { describe, expect, it } from "vitest";
import { aRequest } from "#host/testing/an-exchange.ts";
import { forwardRequest, isHttps } from "./forward-request.ts";

const request = (headers: Record<string, string>, url = "/cars") =>
  aRequest({ headers, url, address: "198.51.100.7" });

describe("isHttps", () => {
  it.each([
    ["https", 1, true],
    ["http, https", 1, true],
    ["http,https ", 2, true],
    ["https, http", 1, false],
    ["https", 0, false],
    ["HTTPS", 1, false],
    ["http", 1, false],
    ["", 1, false],
  ])(
    "reads '%s' behind %i proxies of ours as %j: the nearest one has the last word",
    (proto, proxies, is) => {
      expect(isHttps(request({ "x-forwarded-proto": proto }), proxies)).toBe(is);
    },
  );

  it("is not without the header", () => {
    expect(isHttps(request({}), 1)).toBe(false);
  });
});

describe("forwardRequest", () => {
  it("leaves nothing of a client's own words about where the request came from", () => {
    const sent = {
      forwarded: "for=10.0.0.1",
      "x-forwarded-host": "evil.example",
      "x-forwarded-port": "1",
      "x-real-ip": "10.0.0.1",
      expect: "100-continue",
      "x-forwarded-for": "10.0.0.1",
      host: "dealer.example",
    };
    const asked = request(sent);
    forwardRequest(asked, { trustedProxies: 0 });
    expect(asked.headers).toEqual({
      host: "dealer.example",
      "x-forwarded-for": "198.51.100.7",
      "x-forwarded-proto": "http",
    });
  });

  it("believes a proxy of ours about the shopper's address, and says HTTPS where it is", () => {
    const asked = request({ "x-forwarded-for": "10.0.0.1, 203.0.113.9", "x-forwarded-proto": "http, https" });
    forwardRequest(asked, { trustedProxies: 1 });
    expect(asked.headers).toEqual({ "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" });
  });

  it("says no address where the connection has none, whatever the headers", () => {
    const asked = aRequest({ headers: { "x-forwarded-for": "10.0.0.1" } });
    forwardRequest(asked, { trustedProxies: 0 });
    expect(asked.headers).toEqual({ "x-forwarded-for": "", "x-forwarded-proto": "http" });
  });

  it("hands on the path alone, and the home page where there is none", () => {
    const whole = request({}, "http://dealer.example/cars?a=1");
    forwardRequest(whole, { trustedProxies: 0 });
    expect(whole.url).toBe("/cars?a=1");
    const none = request({}, "evil.example");
    forwardRequest(none, { trustedProxies: 0 });
    expect(none.url).toBe("/");
    const nothing = request({});
    delete nothing.url;
    forwardRequest(nothing, { trustedProxies: 0 });
    expect(nothing.url).toBe("/");
  });
});
