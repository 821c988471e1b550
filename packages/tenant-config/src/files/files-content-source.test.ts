import { readdir, rename, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContentProblem } from "../content/content-problem.ts";
import { describeContentSource } from "../testing/describe-content-source.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { type TenantFolders, tenantFolders } from "../testing/tenant-folders.ts";
import {
  type FilesContentOptions,
  type FilesContentSource,
  filesContentSource,
} from "./files-content-source.ts";

/** So late that every folder has long come to rest. */
const LATER = () => new Date("2100-01-01T00:00:00Z");

describeContentSource("files", async () => {
  const folders = await tenantFolders();
  return {
    source: filesContentSource({ directory: folders.directory, hot: true, now: LATER }),
    put: (site) => folders.put(site),
    spoil: (slug) => folders.write(`${slug}/models.json`, '[{"id": 5, "na'),
    repair: (slug) => folders.write(`${slug}/models.json`, []),
    remove: (slug) => folders.remove(slug),
    settle: () => Promise.resolve(),
    discard: () => folders.discard(),
  };
});

let folders: TenantFolders;
beforeEach(async () => {
  folders = await tenantFolders();
});
afterEach(() => folders.discard());

const open = (options: Partial<FilesContentOptions> = {}) =>
  filesContentSource({ directory: folders.directory, hot: true, now: LATER, ...options });

async function problems(): Promise<ContentProblem[]> {
  const parsed = await open().inspect("north");
  return parsed.ok ? [] : parsed.problems;
}

/** A site in which the number of models and of offers is one and the same. */
const version = (count: number) => {
  const some = Array.from({ length: count }, (_, id) => ({ id, name: `n${id}`, slug: `n${id}` }));
  const offers = some.map(({ id, name }) => ({ id, name }));
  return sampleSite("north", { models: some, offers });
};

describe("filesContentSource", () => {
  it("tells every problem of a folder at once, each with its file and place", async () => {
    await folders.put(sampleSite("north"));
    await folders.write("north/tenant.json", { site: { name: "North", markt: "AU" } });
    await folders.write("north/offers.json", [{ id: 1, name: "A", discription: "x" }]);
    await folders.write("north/models.json", "[");
    await folders.write("north/posts/Bad Name.md", "x");
    await folders.write("north/posts/first.md", "no head");
    await folders.write("north/pages/towing-guide.md", "---\nsummary: no title\n---\n");
    await folders.write("north/offer.json", []);
    await folders.write("north/stock.json", { of: "another tool" });
    const reported = (await problems()).map(({ file, path, message }) => `${file} ${path}: ${message}`);
    expect(reported).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^north\/tenant\.json site\.markt: .*"market"/),
        expect.stringMatching(
          /^north\/offers\.json \[0\]\.discription: "discription" is not known here; did you mean "description"\?/,
        ),
        expect.stringMatching(/^north\/models\.json : not JSON/),
        expect.stringMatching(/^north\/posts\/Bad Name\.md : its name becomes its address/),
        expect.stringMatching(/^north\/posts\/first\.md : must begin with "---"/),
        expect.stringMatching(/^north\/pages\/towing-guide\.md title: must be a text/),
        `north/offer.json : is not read; did you mean "offers.json"?`,
      ]),
    );
    expect(reported).toHaveLength(7);
  });

  it.each([
    [
      "offers.json",
      [{ id: 1, name: "A", image_or_model_image: { url: "javascript:x" } }],
      "[0].image_or_model_image.url",
      "must be an address",
    ],
    ["offers.json", [{ id: 1 }], "[0].name", "must be a text"],
    ["offers.json", {}, "", "must be a list, not {}"],
    [
      "models.json",
      [{ id: 1, name: "A", slug: "a", manufacturer_bodi: "x" }],
      "[0].manufacturer_bodi",
      'did you mean "manufacturer_body"?',
    ],
    [
      "reviews.json",
      { reviews: [{ id: 1, customer_name: "Sam", rating: null }] },
      "reviews[0].rating",
      "must be a number from 0 to 5",
    ],
    [
      "reviews.json",
      { reviews: [{ id: 1, customer_name: "Sam", rating: 5, review_date: "soon" }] },
      "reviews[0].review_date",
      "must be a date",
    ],
    [
      "special-hours.json",
      [{ date: "2026-02-30", status: "Closed" }],
      "[0].date",
      "must be a day that exists",
    ],
    [
      "navigation.json",
      [{ label: "x", children: [{ label: "y", children: [] }] }],
      "[0].children[0].children",
      '"children" is not known here',
    ],
    ["posts/first.md", "---\ntitle: First\ndate: soon\n---\n", "date", "must be a date"],
    ["posts/first.md", "---\ntitle: [\n---\n", "", "its details are not YAML"],
  ])("says what is wrong in %s: %j", async (name, content, path, message) => {
    await folders.put(sampleSite("north"));
    await folders.write(`north/${name}`, content);
    expect(await problems()).toEqual([
      expect.objectContaining({ file: `north/${name}`, path, message: expect.stringContaining(message) }),
    ]);
  });

  it("wants locations, unless they come from the dashboard", async () => {
    await folders.write("north/tenant.json", { site: { name: "North" } });
    expect(await problems()).toMatchObject([{ file: "north/locations.json" }]);
    expect(await open({ requireLocations: false }).inspect("north")).toMatchObject({ ok: true });
  });

  it("inspects a folder with files changed and taken away, and gives its texts as they are", async () => {
    await folders.put(sampleSite("north"));
    const source = open();
    const changed = new Map([
      ["offers.json", "[1]"],
      ["locations.json", null],
    ]);
    expect(await source.inspect("north", changed)).toMatchObject({
      ok: false,
      problems: [{ file: "north/locations.json" }, { file: "north/offers.json" }],
    });
    expect(await source.inspect("north")).toMatchObject({ ok: true });
    expect((await source.texts("north"))?.has("locations.json")).toBe(true);
    expect([await source.texts("south"), await source.texts("../north")]).toEqual([null, null]);
  });

  it("says so when there is no such folder", async () => {
    expect(await problems()).toMatchObject([{ file: "north", message: "there is no such tenant folder" }]);
  });

  it("reports a broken folder once, and again when it is broken differently", async () => {
    const reports: string[] = [];
    const source = open({ onProblems: (slug, found) => reports.push(`${slug} ${found[0]?.file}`) });
    await folders.put(sampleSite("north"));
    await folders.write("north/models.json", "[");
    await source.tenant("north");
    await source.tenant("north");
    await folders.write("north/offers.json", "[1,");
    await source.tenant("north");
    expect(reports).toEqual(["north north/models.json", "north north/models.json"]);
  });

  it("sees a preset change, and refuses one that is wrong", async () => {
    const source = open();
    const settings = { site: { name: "North", preset: "group" } };
    await folders.write("presets/group.json", { cars: { usedConditionLabel: "Pre-owned" } });
    await folders.put(sampleSite("north", { settings }));
    const label = async () => {
      const content = await source.tenant("north");
      return content && content.tenant.config.cars.usedConditionLabel;
    };
    expect(await label()).toBe("Pre-owned");
    await folders.write("presets/group.json", { cars: { usedConditionLabel: "Approved" } });
    expect(await label()).toBe("Approved");
    await folders.write("presets/group.json", { cars: { usedConditionLabel: 7 } });
    expect(await label()).toBe("Approved");
  });

  it("reads a tenant once when not hot, until reported to look again", async () => {
    const source = open({ hot: false });
    await folders.put(sampleSite("north"));
    const before = await source.tenant("north");
    await folders.put(sampleSite("north", { offers: [] }));
    expect(await source.tenant("north")).toBe(before);
    source.reload();
    expect(await source.tenant("north")).toMatchObject({ offers: [] });
  });

  it("lays the environment's own layer over the tenant's", async () => {
    await folders.put(sampleSite("north"));
    const override = { file: "FORECOURT_OVERRIDE", value: { search: { pageSize: 5 } } };
    expect(await open({ override }).tenant("north")).toMatchObject({
      tenant: { config: { search: { pageSize: 5 } } },
    });
  });

  it("waits for a folder in the middle of being written to come to rest", async () => {
    // Only half of the site is there, and the clock says it was written this very moment.
    await folders.put(sampleSite("north", { offers: [] }));
    const started = new Date();
    let now = started;
    // Every file, posts and pages too: the machine's own clock must not count.
    const touch = async (time: Date) => {
      const names = await readdir(join(folders.directory, "north"), { recursive: true });
      await Promise.all(names.map((name) => utimes(join(folders.directory, "north", name), time, time)));
    };
    await touch(started);
    const pauses: number[] = [];
    const source = open({
      now: () => now,
      sleep: async (milliseconds) => {
        pauses.push(milliseconds);
        now = new Date(now.getTime() + milliseconds);
        if (pauses.length > 1) return;
        await folders.put(sampleSite("north"));
        await touch(now);
      },
    });
    expect(await source.tenant("north")).toMatchObject({ offers: [{ id: "9" }] });
    expect(pauses.length).toBeGreaterThan(1);
  });

  it("never serves a mix of two versions, however they are written while it reads", async () => {
    const source = open();
    await folders.put(version(0));
    const rounds = Array.from({ length: 25 }, (_, round) => round % 7);
    const seen: number[] = [];
    const read = async () => {
      const content = await source.tenant("north");
      if (content === false) return;
      expect(content.models.length).toBe(content.offers.length);
      seen.push(content.models.length);
    };
    for (const round of rounds) await Promise.all([folders.put(version(round)), read(), read().then(read)]);
    expect(seen.length).toBeGreaterThan(0);
  });

  it("never follows a link out of the tenant's folder", async () => {
    await folders.put(sampleSite("south"));
    await folders.put(sampleSite("north", { offers: [] }));
    await folders.remove("north/offers.json");
    await symlink(
      join(folders.directory, "south", "offers.json"),
      join(folders.directory, "north", "offers.json"),
    );
    expect(await problems()).toMatchObject([
      { file: "north/offers.json", message: "leads outside its tenant's folder" },
    ]);
    await symlink("/etc", join(folders.directory, "etc"));
    expect(await open().tenant("etc")).toBe(false);
  });

  it("refuses hostile JSON wherever it stands", async () => {
    await folders.put(sampleSite("north"));
    await folders.write("north/navigation.json", '[{"label":"x","__proto__":{"polluted":true}}]');
    expect(await problems()).toMatchObject([
      { file: "north/navigation.json", message: expect.stringContaining("__proto__") },
    ]);
  });
});

/** Where each site of a source is served: its id and hosts, by its name. */
const hosted = async (source: FilesContentSource) =>
  Object.fromEntries((await source.sites()).map(({ slug, id, hosts }) => [slug, [id, ...hosts]]));
const settings = (site: object) => ({ site: { name: "North", ...site } });

describe("where the sites of many folders are served", () => {
  it("is what the settings say with all their layers, and the same list while nothing changed", async () => {
    await folders.write("presets/group.json", { site: { hosts: ["group.example"] } });
    const early = {
      description: "A new host",
      sites: ["east"],
      settings: { site: { hosts: ["early.example"] } },
    };
    await folders.write("presets/features.json", { early });
    await folders.put(sampleSite("north", { settings: settings({ id: "7", hosts: ["north.example"] }) }));
    await folders.put(sampleSite("south", { settings: settings({ preset: "group" }) }));
    await folders.put(sampleSite("east", { settings: settings({ hosts: ["east.example"] }) }));
    const source = open({ hot: false });
    const light = await source.sites();
    expect(await hosted(source)).toEqual({
      east: ["east", "early.example"],
      north: ["7", "north.example"],
      south: ["south", "group.example"],
    });
    for (const slug of await source.slugs()) await source.tenant(slug);
    expect(await source.sites()).toBe(light);
  });

  it("follows a folder that came or went at once, and a change of settings when told to look again", async () => {
    await folders.put(sampleSite("north"));
    const source = open({ hot: false });
    expect(Object.keys(await hosted(source))).toEqual(["north"]);
    await folders.put(sampleSite("south"));
    expect(Object.keys(await hosted(source))).toEqual(["north", "south"]);
    await folders.remove("north");
    expect(Object.keys(await hosted(source))).toEqual(["south"]);
    await folders.put(sampleSite("south", { settings: settings({ hosts: ["new.example"] }) }));
    expect((await hosted(source))["south"]).not.toContain("new.example");
    source.reload("south");
    expect((await hosted(source))["south"]).toContain("new.example");
  });

  it("stays what it was while the folders cannot be listed, also when told to look again", async () => {
    await folders.put(sampleSite("north"));
    const source = open({ hot: false });
    const before = await source.sites();
    await rename(folders.directory, `${folders.directory}-elsewhere`);
    await writeFile(folders.directory, "no folder");
    source.reload();
    expect(await source.slugs()).toEqual(["north"]);
    expect(await source.sites()).toBe(before);
    await rm(folders.directory);
    await rename(`${folders.directory}-elsewhere`, folders.directory);
    expect(await source.sites()).toBe(before);
  });

  it("stays what it was for settings that cannot be read, and for a served site whose folder is wrong", async () => {
    await folders.put(sampleSite("north", { settings: settings({ hosts: ["north.example"] }) }));
    await folders.put(sampleSite("south", { settings: settings({ hosts: ["south.example"] }) }));
    const source = open({ hot: false });
    await source.tenant("south");
    const before = await hosted(source);
    await folders.write("north/tenant.json", '{"site": {"na');
    await folders.write("south/tenant.json", settings({ hosts: ["elsewhere.example"], nmae: "South" }));
    source.reload();
    expect(await hosted(source)).toEqual(before);
    expect(await hosted(open({ hot: false }))).toEqual({ south: ["south", "elsewhere.example"] });
    await folders.write("north/tenant.json", settings({ hosts: ["mended.example"] }));
    expect((await hosted(source))["north"]).toEqual(["north", "mended.example"]);
  });
});

it("gives content while the settings of thousands are still looked through", async () => {
  await folders.put(sampleSite("north"));
  for (let at = 0; at < 800; at += 1) await folders.write(`dealer-${at}/tenant.json`, settings({}));
  const source = open({ hot: false });
  const order: string[] = [];
  const all = source.sites().then(() => order.push("sites"));
  // By then it knows the folders, and is in the middle of reading.
  await source.slugs();
  await wait(10);
  await source.tenant("north").then(() => order.push("content"));
  await all;
  expect(order).toEqual(["content", "sites"]);
});

describe("the memory and the files that many folders need", () => {
  const many = Array.from({ length: 60 }, (_, at) => `dealer-${at}`);

  it("are bounded: content goes that was used least, and is read again when it is requested", async () => {
    for (const slug of many) await folders.put(sampleSite(slug));
    const all = open({ hot: false });
    for (const slug of many) await all.tenant(slug);
    const maxBytes = Math.floor(all.keptBytes / 3);
    const source = open({ hot: false, maxBytes });
    const first = await source.tenant("dealer-0");
    for (const slug of many) {
      expect(await source.tenant(slug)).toMatchObject({ slug });
      expect(source.keptBytes).toBeLessThanOrEqual(maxBytes);
    }
    const again = await source.tenant("dealer-0");
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
    expect(await source.tenant("dealer-0")).toBe(again);
  });

  it("never cost a site whose folder is broken its last good content", async () => {
    for (const slug of many) await folders.put(sampleSite(slug));
    const source = open({ hot: false, maxBytes: 100_000 });
    const good = await source.tenant("dealer-7");
    await folders.write("dealer-7/models.json", "[");
    source.reload();
    expect(await source.tenant("dealer-7")).toBe(good);
    for (const slug of many) await source.tenant(slug);
    expect(await source.tenant("dealer-7")).toBe(good);
  });

  it("are kept for a folder that is larger than all may be, which is not read for each request", async () => {
    await folders.put(sampleSite("north"));
    const source = open({ hot: false, maxBytes: 10 });
    expect(await source.tenant("north")).toBe(await source.tenant("north"));
  });

  it("do not grow with the folders that are requested at once", async () => {
    for (const slug of many) await folders.put(sampleSite(slug));
    const started = new Date();
    for (const slug of many) await utimes(join(folders.directory, slug, "tenant.json"), started, started);
    let [waiting, most, waited] = [0, 0, 0];
    const source = open({
      // A folder that is being read waits for as long as it looks as if it were being written.
      now: () => (waited < many.length ? started : LATER()),
      sleep: async () => {
        waiting += 1;
        waited += 1;
        most = Math.max(most, waiting);
        await wait(1);
        waiting -= 1;
      },
    });
    const found = await Promise.all(many.map((slug) => source.tenant(slug)));
    expect(found.every((content) => content !== false)).toBe(true);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
  });
});
