import { describe, expect, it } from "vitest";
import { isCrossSite } from "./same-origin.ts";

const post = (headers: Record<string, string>, method = "POST") =>
  isCrossSite({ method, headers: { host: "dealer.example", ...headers } });

describe("isCrossSite", () => {
  it.each(["GET", "HEAD", "OPTIONS"])("lets anybody read with %s", (method) => {
    expect(post({ "sec-fetch-site": "cross-site", origin: "https://evil.example" }, method)).toBe(false);
  });

  it.each([
    ["same-origin", false],
    ["none", false],
    ["same-site", true],
    ["cross-site", true],
    ["", true],
  ])("believes the browser that says %j", (site, cross) => {
    expect(post({ "sec-fetch-site": site, origin: "https://dealer.example" })).toBe(cross);
    expect(post({ "sec-fetch-site": site }, "PUT")).toBe(cross);
  });

  it.each([
    ["https://dealer.example", false],
    ["http://dealer.example", false],
    ["https://dealer.example:8443", true],
    ["https://evil.example", true],
    ["https://dealer.example.evil.example", true],
    ["null", true],
    ["", true],
  ])("compares an older browser's origin %j with the host", (origin, cross) => {
    expect(post({ origin })).toBe(cross);
  });

  it("compares hosts without their case and with their port", () => {
    expect(post({ origin: "https://dealer.example:8443", host: "Dealer.Example:8443" })).toBe(false);
  });

  it("takes a request that names no site for one of no browser", () => {
    expect(post({})).toBe(false);
  });
});
