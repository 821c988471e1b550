import { describe, expect, it } from "vitest";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { DraftChange } from "#server/drafts/draft-store.ts";
import { testSite } from "#server/testing/test-site.ts";
import { touchedPages } from "./touched-pages.ts";

const { wiring } = await testSite();
const live = await wiring.tenant("harbourside");
if (!live) throw new Error("harbourside is a demo dealer");

const file = (name: string): DraftChange => ({ file: name, text: "", before: "" });
const pathsOf = async (changes: DraftChange[], drafted: TenantContent = live): Promise<string[]> =>
  (await touchedPages(wiring, { live, drafted, changes })).map(({ path }) => path);

describe("the pages that a draft touches", () => {
  it("are the list of offers and the offers that differ, one that is gone too", async () => {
    const [first, ...others] = live.offers;
    if (!first) throw new Error("harbourside has offers");
    const changed = { ...live, offers: [{ ...first, name: "Another" }, ...others] };
    const [list, offer, ...more] = await pathsOf([file("offers.json")], changed);
    expect([list, offer?.includes(first.id), more]).toEqual(["/special-offers", true, []]);
    expect(await pathsOf([file("offers.json")], { ...live, offers: others })).toHaveLength(2);
    expect(await pathsOf([file("offers.json")])).toEqual(["/special-offers"]);
  });

  it("are those of the kind of each file, each once", async () => {
    expect(await pathsOf([file("special-hours.json"), file("locations.json")])).toEqual([
      "/our-locations",
      "/",
    ]);
    expect(await pathsOf([file("posts/summer-trading.md")])).toEqual(["/blog/summer-trading", "/blog"]);
    expect((await pathsOf([file("pages/about-us.md")]))[0]).toContain("about-us");
    expect(await pathsOf([file("navigation.json")])).toEqual(["/"]);
  });

  it("are samples where settings change, and none without a change", async () => {
    const setting: DraftChange = { path: "site.tagline", value: "A", before: null };
    const paths = await pathsOf([setting, file("reviews.json")]);
    expect(paths).toContain("/");
    expect(new Set(paths).size).toBe(paths.length);
    expect(await pathsOf([])).toEqual([]);
  });
});
