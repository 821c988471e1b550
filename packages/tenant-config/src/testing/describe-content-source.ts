import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContentSource, TenantContent } from "../content/content-source.ts";
import type { Location } from "../locations/location.ts";
import { type SampleSite, sampleSite } from "./sample-site.ts";

/** A source, and the means to write its content, break it and repair it. */
export interface ContentSourceUnderTest {
  source: ContentSource;
  /** Writes a site, whole, in place of what was there. */
  put(site: SampleSite): Promise<void>;
  /** Makes a site's content unreadable where it comes from: half a file, a dashboard that is down. */
  spoil(slug: string): Promise<void>;
  /** Undoes `spoil`. */
  repair(slug: string): Promise<void>;
  remove(slug: string): Promise<void>;
  /** Lets pass whatever time the source needs to see a change; resolves once it is at rest. */
  settle(): Promise<void>;
  discard(): Promise<void>;
}

const placeOf = ({ id, kind, timeZone }: Location) => [id, kind, timeZone];

const HOSTILE_SLUGS = [
  "",
  ".",
  "..",
  "../north",
  "north/../north",
  "north/",
  "%2e%2e",
  "__proto__",
  "presets",
  "NORTH",
  "north\0",
];

/** The contract test of every content source. Give it a maker of empty sources; call it inside a vitest file. */
export function describeContentSource(name: string, make: () => Promise<ContentSourceUnderTest>): void {
  describe(`content source: ${name}`, () => {
    let given: ContentSourceUnderTest;
    beforeEach(async () => {
      given = await make();
    });
    afterEach(() => given.discard());

    const site = async (slug: string): Promise<TenantContent> => {
      const content = await given.source.tenant(slug);
      if (content === false) throw new Error(`expected content for "${slug}"`);
      return content;
    };

    it("lists the sites it can serve, sorted", async () => {
      expect(await given.source.slugs()).toEqual([]);
      await given.put(sampleSite("south"));
      await given.put(sampleSite("north"));
      expect(await given.source.slugs()).toEqual(["north", "south"]);
    });

    it("gives a site whole: settings, places, hours, models, offers, reviews, menus and words", async () => {
      await given.put(sampleSite("north"));
      const content = await site("north");
      expect(content.slug).toBe("north");
      expect(content.tenant.config.site).toMatchObject({ slug: "north", name: "Dealer north", market: "AU" });
      expect(content.locations.map(placeOf)).toEqual([["1", "sales", "Australia/Brisbane"]]);
      expect(content.hiddenLocations.map(placeOf)).toEqual([["2", "service", "Australia/Brisbane"]]);
      expect(content.locations[0]?.week).toHaveLength(5);
      expect(content.locations[0]?.specialHours).toEqual([
        { date: "2026-12-25", hours: { kind: "closed" }, name: "Christmas Day" },
      ]);
      expect(content.models).toMatchObject([{ id: "5", name: "Ranger", manufacturerBody: "Utes" }]);
      expect(content.offers).toMatchObject([
        { id: "9", manufacturerName: "Ford", excludedWebsiteIds: ["40"] },
      ]);
      expect(content.reviews).toMatchObject({
        count: 873,
        average: 4.65,
        reviews: [{ text: "Good & fair" }],
      });
      expect(content.navigation).toEqual([
        {
          label: "Our story",
          href: "/about-us",
          children: [{ label: "Careers", href: "/careers", children: [] }],
        },
      ]);
      expect(content.posts.map(({ slug, tags }) => [slug, tags])).toEqual([
        ["second", ["news"]],
        ["first", []],
      ]);
      expect(content.pages).toMatchObject([{ slug: "towing-guide", title: "Towing guide" }]);
    });

    it("lets no script through, whatever its source", async () => {
      await given.put(sampleSite("north"));
      const content = await site("north");
      expect(content.offers[0]?.description).toBe("<p>Save <b>now</b></p>");
      expect(JSON.stringify(content.posts)).not.toContain("steal");
    });

    it("has nothing for a name that is not a site's, however it is spelt", async () => {
      await given.put(sampleSite("north"));
      expect(await given.source.tenant("south")).toBe(false);
      for (const slug of HOSTILE_SLUGS) expect(await given.source.tenant(slug)).toBe(false);
    });

    it("keeps sites apart", async () => {
      await given.put(sampleSite("north"));
      await given.put(sampleSite("south", { offers: [] }));
      const [north, south] = await Promise.all([site("north"), site("south")]);
      expect([north.offers.length, south.offers.length]).toEqual([1, 0]);
      // The rules of a market name its states, north among them.
      const config = { ...south.tenant.config, rules: null };
      const own = { ...south, tenant: { ...south.tenant, config } };
      expect(JSON.stringify(own)).not.toContain("north");
    });

    it("gives all who ask at once the same", async () => {
      await given.put(sampleSite("north"));
      const answers = await Promise.all(Array.from({ length: 20 }, () => site("north")));
      expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
    });

    it("changes its version when, and only when, its content changes", async () => {
      await given.put(sampleSite("north"));
      const before = await site("north");
      await given.settle();
      expect((await site("north")).version).toBe(before.version);
      await given.put(sampleSite("north", { offers: [] }));
      await given.settle();
      const after = await site("north");
      expect(after.offers).toEqual([]);
      expect(after.version).not.toBe(before.version);
    });

    it("keeps the last good content while the source is broken, and takes up again after", async () => {
      await given.put(sampleSite("north"));
      const before = await site("north");
      await given.spoil("north");
      await given.settle();
      expect((await site("north")).version).toBe(before.version);
      await given.repair("north");
      await given.put(sampleSite("north", { models: [] }));
      await given.settle();
      expect((await site("north")).models).toEqual([]);
    });

    it("is false, and does not throw, for a site that was never readable", async () => {
      await given.put(sampleSite("north"));
      await given.spoil("north");
      expect(await given.source.tenant("north")).toBe(false);
      await given.repair("north");
      await given.settle();
      expect(await given.source.tenant("north")).not.toBe(false);
    });

    it("forgets a site that is gone", async () => {
      await given.put(sampleSite("north"));
      await site("north");
      await given.remove("north");
      await given.settle();
      expect(await given.source.tenant("north")).toBe(false);
      expect(await given.source.slugs()).toEqual([]);
    });
  });
}
