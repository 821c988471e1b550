import { describe, expect, it } from "vitest";
import { beginRequest } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import { getSite } from "./get-site.ts";

await testSite();

/** The language a dealer's site is drawn in when the proxy found this one in the address. */
async function localeOf(slug: string, asked?: string): Promise<string[]> {
  beginRequest(asked === undefined ? {} : { "x-forecourt-locale": asked }, "new");
  const { config, prefix } = await getSite(slug);
  return [config.market.locale, prefix];
}

describe("getSite", () => {
  it("is the dealer's site in the language the proxy found, where the site has it", async () => {
    expect(await localeOf("lonestar", "es-US")).toEqual(["es-US", "/es"]);
    expect(await localeOf("lonestar")).toEqual(["en-US", ""]);
    expect(await localeOf("lonestar", "fr-FR")).toEqual(["en-US", ""]);
    expect(await localeOf("harbourside", "es-US")).toEqual(["en-AU", ""]);
    await expect(localeOf("nobody")).rejects.toThrow("not found");
  });
});
