import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { ownPage } from "./own-page.ts";

const world = await testSite();

describe("ownPage", () => {
  it.each(["/", "/my-garage", "/search/used-cars?make=Mazda&price=:30000", "/contact#form"])(
    "takes %j, a page of the site",
    async (target) => {
      expect(ownPage(target, await world.site("harbourside"))).toBe(target);
    },
  );

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "/%5c/evil.example\\",
    "/\t/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "javascript:alert(1)",
    "my-garage",
    " /my-garage",
    "/my-garage\r\nset-cookie: a=b",
    "/no-such-page",
    "/api/auth",
    `/search/used-cars?${"a".repeat(2_000)}`,
    "",
    null,
    7,
    ["/my-garage"],
  ])("refuses %j", async (target) => {
    expect(ownPage(target, await world.site("harbourside"))).toBeNull();
  });

  it("takes a page in another language of the site, and an address that the dealer gave up for none", async () => {
    const site = await world.site("lonestar");
    expect(ownPage("/es/contact", site)).toBe("/es/contact");
    expect(ownPage("/es/contact", await world.site("harbourside"))).toBeNull();
  });
});
