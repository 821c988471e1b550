import { aConfig } from "@forecourt/tenant-config/testing";
import { describe, expect, it } from "vitest";
import { publicPageUrl, withTracked } from "./page-url.ts";

const config = aConfig({ site: { url: "https://www.dealer.example" } });

describe("publicPageUrl", () => {
  it.each([
    ["/finance", "https://www.dealer.example/finance"],
    [
      "/finance?gclid=1&q=kim@example.com&UTM_Source=mail#top",
      "https://www.dealer.example/finance?gclid=1&UTM_Source=mail",
    ],
    ["https://evil.example/cars/a?gclid=2", "https://www.dealer.example/cars/a?gclid=2"],
    ["http://evil.example/cars/b?gclid=2", "https://www.dealer.example/cars/b?gclid=2"],
    ["//evil.example/cars/a", "https://www.dealer.example/cars/a"],
    ["javascript:alert(1)", null],
    ["xhttp://evil.example/cars/a", null],
    ["httpsx://evil.example/cars/a", null],
  ])("reads %s as %s", (url, expected) => {
    expect(publicPageUrl(url, config, "dealer.localhost")).toBe(expected);
  });

  it("falls back to the host that was asked, and to nothing without an address", () => {
    const bare = { ...config, site: { ...config.site, url: null, hosts: [] } };
    expect(publicPageUrl("/a", bare, "dealer.localhost:3000")).toBe("https://dealer.localhost:3000/a");
    expect(publicPageUrl("/a", bare, null)).toBeNull();
    expect(publicPageUrl(null, config, null)).toBeNull();
    expect(publicPageUrl("http://[", config, null)).toBeNull();
  });
});

describe("withTracked", () => {
  it("keeps the tracked parameters of a page and drops the others", () => {
    expect(withTracked("/finance", new URLSearchParams("car_id=1&gclid=x"), config.journey)).toBe(
      "/finance?gclid=x",
    );
    expect(withTracked("/finance", new URLSearchParams("car_id=1"), config.journey)).toBe("/finance");
    expect(withTracked("/finance", undefined, config.journey)).toBe("/finance");
  });
});
