import { readdir, symlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContentProblem } from "../content/content-problem.ts";
import { describeContentSource } from "../testing/describe-content-source.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { type TenantFolders, tenantFolders } from "../testing/tenant-folders.ts";
import { type FilesContentOptions, filesContentSource } from "./files-content-source.ts";

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
