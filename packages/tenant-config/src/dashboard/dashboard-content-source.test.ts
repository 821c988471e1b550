import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContentSource } from "../content/content-source.ts";
import { filesContentSource } from "../files/files-content-source.ts";
import { type DashboardDouble, dashboardDouble, type DoubledWebsite } from "../testing/dashboard-double.ts";
import { describeContentSource } from "../testing/describe-content-source.ts";
import { type SampleSite, sampleSite } from "../testing/sample-site.ts";
import { tenantFolders } from "../testing/tenant-folders.ts";
import { type DashboardContentSource, dashboardContentSource } from "./dashboard-content-source.ts";

const NOW = Date.UTC(2026, 10, 21);
const LATER = () => new Date("2100-01-01T00:00:00Z");

const websiteOf = (site: SampleSite): DoubledWebsite => ({
  id: site.slug,
  session: {
    locations: site.locations,
    special_hours: site.specialHours,
    navigation: site.navigation,
    models: site.models,
    offers: site.offers,
    reviews: site.reviews,
  },
});

const open = (
  double: DashboardDouble,
  base: ContentSource,
  now: () => number,
  firstAnswerMs = 60_000,
): DashboardContentSource =>
  dashboardContentSource({
    firstTimeoutMs: firstAnswerMs,
    installation: {
      production: { url: double.url, credentials: null },
      staging: null,
      secret: () => undefined,
    },
    base,
    fetch,
    now,
    sleep: () => Promise.resolve(),
  });

describeContentSource("dashboard", async () => {
  const folders = await tenantFolders();
  const double = await dashboardDouble({ websites: [] });
  const websites = new Map<string, DoubledWebsite>();
  let time = NOW;
  const base = filesContentSource({
    directory: folders.directory,
    requireLocations: false,
    hot: true,
    now: LATER,
  });
  const source = open(double, base, () => time);
  const publish = () => double.hold({ websites: [...websites.values()] });
  return {
    source,
    async put(site) {
      await folders.put(site, "settings and words");
      websites.set(site.slug, websiteOf(site));
      publish();
    },
    spoil: async () => double.behave({ kind: "status", status: 503 }),
    repair: async () => double.behave({ kind: "normal" }),
    async remove(slug) {
      websites.delete(slug);
      publish();
      await folders.remove(slug);
    },
    async settle() {
      time += 60_001;
      await Promise.all((await source.slugs()).map((slug) => source.tenant(slug)));
      await source.calls.idle();
    },
    async discard() {
      await double.close();
      await folders.discard();
    },
  };
});

/** A base of one site that needs no disk: what tenant folders would give. */
async function baseOf(site: SampleSite, requireLocations = true): Promise<ContentSource> {
  const folders = await tenantFolders();
  await folders.put(site);
  const content = await filesContentSource({
    directory: folders.directory,
    requireLocations,
    now: LATER,
  }).tenant(site.slug);
  await folders.discard();
  return {
    slugs: async () => [site.slug],
    tenant: async (slug) => (slug === site.slug ? content : false),
  };
}

describe("dashboardContentSource", () => {
  let double: DashboardDouble;
  beforeEach(async () => {
    double = await dashboardDouble({ websites: [] });
  });
  afterEach(() => double.close());

  const north = sampleSite("north", { models: [], offers: [] });
  const withMaker = sampleSite("north", {
    models: [],
    offers: [],
    settings: { site: { name: "North", manufacturer: { id: "3", slug: "ford", name: "Ford" } } },
  });

  /** The locations of the sample: one for shoppers, one hidden. */
  const BOTH = { locations: [{ id: "1" }], hiddenLocations: [{ id: "2" }] };

  it("serves the tenant's folder while a dashboard has never answered for it", async () => {
    double.behave({ kind: "drop" });
    const source = open(double, await baseOf(north), () => NOW);
    expect(await source.tenant("north")).toMatchObject({ ...BOTH });
  });

  it("does not keep a page waiting for a silent dashboard while there is something to show", async () => {
    double.hold({ websites: [websiteOf(withMaker)] });
    double.behave({ kind: "hang" });
    const source = open(double, await baseOf(withMaker), () => NOW, 0);
    expect(await source.tenant("north")).toMatchObject({ ...BOTH });
  });

  it("gives the free days of a dealership, and none while the dashboard keeps silent", async () => {
    const days = { "7": [{ date: "2026-11-30", times: ["09:30"] }] };
    double.hold({ websites: [websiteOf(north)], appointmentBookings: days, serviceBookings: {} });
    const source = open(double, await baseOf(north), () => NOW, 500);
    const content = await source.tenant("north");
    if (!content) throw new Error("The site is gone.");
    expect(await source.bookings(content, "appointment", "7")).toEqual([
      { date: "2026-11-30", times: ["09:30"], location: null },
    ]);
    expect(await source.bookings(content, "service", "7")).toEqual([]);
    double.behave({ kind: "hang" });
    expect(await source.bookings(content, "appointment", "8")).toEqual([]);
  });

  it("shows a site without its models while its manufacturer keeps silent", async () => {
    double.hold({ websites: [{ ...websiteOf(withMaker), manufacturers: {} }] });
    double.behave({ kind: "hang" }, { path: "/manufacturers/" });
    const source = open(double, await baseOf(withMaker), () => NOW, 500);
    expect(await source.tenant("north")).toMatchObject({ navigation: [{ label: "Our story" }], models: [] });
  });

  it("takes models and offers from the site's manufacturer", async () => {
    const manufacturer = {
      manufacturer: {
        name: "Ford",
        models: [{ id: 1, name: "Everest", slug: "everest" }],
        offers: [{ id: 2, name: "O" }],
      },
    };
    double.hold({ websites: [{ ...websiteOf(withMaker), manufacturers: { ford: manufacturer } }] });
    const source = open(double, await baseOf(withMaker), () => NOW);
    expect(await source.tenant("north")).toMatchObject({
      models: [{ name: "Everest", manufacturerName: "Ford" }],
      offers: [{ id: "2" }],
    });
    expect(double.requests.map(({ path }) => path)).toContain("/manufacturers/ford.json?website_id=north");
  });

  it("serves a site whose manufacturer the dashboard does not know, without models", async () => {
    double.hold({ websites: [websiteOf(withMaker)] });
    const source = open(double, await baseOf(withMaker), () => NOW);
    expect(await source.tenant("north")).toMatchObject({ ...BOTH, models: [] });
  });

  it("leaves out what cannot be read and keeps the rest", async () => {
    const [good] = north.locations;
    const session = {
      locations: [null, 7, { id: 4 }, good, good],
      special_hours: [{ date: "soon" }, { date: "2026-12-25", status: "Closed" }],
      navigation: "none",
    };
    double.hold({ websites: [{ id: "north", session }] });
    double.behave({ kind: "normal" });
    const source = open(double, await baseOf(north), () => NOW);
    // A navigation that is no list makes the whole answer suspect.
    expect(await source.tenant("north")).toMatchObject({ navigation: [{ label: "Our story" }] });
    double.hold({ websites: [{ id: "north", session: { ...session, navigation: null } }] });
    const fresh = open(double, await baseOf(north), () => NOW);
    expect(await fresh.tenant("north")).toMatchObject({
      hiddenLocations: [{ id: "2", specialHours: [{ date: "2026-12-25" }] }],
    });
  });

  it("is false for a site without locations of its own that the dashboard never answered for", async () => {
    double.behave({ kind: "drop" });
    const source = open(double, await baseOf(sampleSite("north", { locations: [] }), false), () => NOW);
    expect(await source.tenant("north")).toBe(false);
  });

  it("asks for the makers its locations name, each once, where the site names none", async () => {
    const [first, second] = north.locations as [object, object];
    const locations = [
      { ...first, manufacturers: ["Škoda", "Ford"] },
      { ...second, manufacturers: ["Ford"] },
    ];
    double.hold({ websites: [{ ...websiteOf(north), session: { locations } }] });
    await open(double, await baseOf(north), () => NOW).tenant("north");
    const makers = double.requests.flatMap(({ path }) => /manufacturers\/(\w+)/.exec(path)?.[1] ?? []);
    expect(makers.toSorted()).toEqual(["ford", "skoda"]);
  });

  it("reports once that a site may call no dashboard, and serves what its folder has", async () => {
    const problems: string[] = [];
    const source = dashboardContentSource({
      installation: { production: null, staging: null, secret: () => undefined },
      base: await baseOf(north),
      fetch,
      now: () => NOW,
      onProblem: (about, { kind }) => problems.push(`${about} ${kind}`),
    });
    for (let round = 0; round < 2; round += 1)
      expect(await source.tenant("north")).toMatchObject({ ...BOTH });
    expect(problems).toEqual(["north not_configured"]);
    const content = await source.tenant("north");
    expect(content && (await source.bookings(content, "service", "7"))).toEqual([]);
  });

  it("gives the very same content until something changed, so that pages can be kept by it", async () => {
    double.hold({ websites: [websiteOf(north)] });
    const source = open(double, await baseOf(north), () => NOW);
    expect(await source.tenant("north")).toBe(await source.tenant("north"));
  });
});
