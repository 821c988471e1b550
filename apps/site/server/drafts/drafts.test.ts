import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { describeProblem } from "@forecourt/tenant-config/files";
import { testSite } from "#server/testing/test-site.ts";
import { changeSetting } from "./change-setting.ts";
import { draftStore } from "./draft-store.ts";
import { contentOfDraft, draftedSite, settingsFile } from "./drafted-site.ts";
import { addToDraft, isPlatformSetting, removeFromDraft } from "./edit-draft.ts";
import { publishDraft, takeBackPublished } from "./publish-draft.ts";

const SLUG = "tidewater-yard";
const tenants = mkdtempSync(join(tmpdir(), "forecourt-drafts-"));
for (const name of [SLUG, "harbourside", "presets"])
  cpSync(join(import.meta.dirname, "../../tenants", name), join(tenants, name), { recursive: true });
afterAll(() => rmSync(tenants, { recursive: true, force: true }));
const { wiring } = await testSite({ FORECOURT_TENANTS: tenants });
const store = draftStore(wiring.dataDirectory);
const file = settingsFile(wiring, SLUG);
const written = readFileSync(file, "utf8");
afterEach(() => store.remove(SLUG));

const tagline = async (): Promise<string | undefined> =>
  (await wiring.tenant(SLUG))?.tenant.config.site.tagline;
const draft = (path: string, value: unknown) =>
  addToDraft(wiring, { slug: SLUG, by: "ana", change: { path, value } });
const problemsOf = async (): Promise<string[]> => {
  const found = await store.get(SLUG);
  const drafted = await draftedSite(wiring, SLUG, found?.changes ?? []);
  return drafted.ok ? [] : drafted.problems.map(describeProblem);
};

describe("changeSetting", () => {
  const text = '{\n  "site": { "name": "North", "hosts": ["north.example"] }\n}\n';

  it("changes one value and leaves all else as it was written", () => {
    expect(changeSetting(text, { path: "site.name", value: "South" })).toBe(text.replace("North", "South"));
  });

  it("adds a section that the file lacks, and takes out what is there alone", () => {
    const added = changeSetting(text, { path: "cars.newArrivalDays", value: 3 });
    expect(JSON.parse(added)).toMatchObject({ site: { name: "North" }, cars: { newArrivalDays: 3 } });
    expect(JSON.parse(changeSetting(text, { path: "site.name", unset: true }))).toEqual({
      site: { hosts: ["north.example"] },
    });
    expect(changeSetting(text, { path: "cars.newArrivalDays", unset: true })).toBe(text);
  });
});

describe("a draft of settings", () => {
  it("is shown by nothing until it is published, and can be taken back", async () => {
    const before = await tagline();
    await draft("site.tagline", "Never live.");
    await draft("site.tagline", "Checked twice.");
    expect((await store.get(SLUG))?.changes).toHaveLength(1);
    expect([await tagline(), readFileSync(file, "utf8")]).toEqual([before, written]);
    expect((await contentOfDraft(wiring, SLUG))?.tenant.config.site.tagline).toBe("Checked twice.");

    expect(await publishDraft(wiring, SLUG, "ana")).toEqual({ ok: true, missed: null });
    expect([await tagline(), await store.get(SLUG)]).toEqual(["Checked twice.", null]);
    expect((await store.published(SLUG))[0]).toMatchObject({ by: "ana", before: written, takenBack: null });

    expect(await takeBackPublished(wiring, SLUG, "ben")).toEqual({ ok: true, missed: null });
    expect([await tagline(), readFileSync(file, "utf8")]).toEqual([before, written]);
    expect((await store.published(SLUG))[0]?.takenBack?.by).toBe("ben");
    expect((await takeBackPublished(wiring, SLUG, "ben")).ok).toBe(false);
  });

  it("is not published with a mistake in it, which is named as the check of folders names it", async () => {
    await draft("search.pageSize", -1);
    expect((await problemsOf()).join()).toMatch(/^tidewater-yard\/tenant\.json:\d+ › search\.pageSize: /);
    expect(await contentOfDraft(wiring, SLUG)).toBeNull();
    expect((await publishDraft(wiring, SLUG, "ana")).ok).toBe(false);
    expect(readFileSync(file, "utf8")).toBe(written);
  });

  it("takes no host from another site", async () => {
    await draft("site.hosts", ["harbourside.example"]);
    expect((await problemsOf()).join()).toContain("harbourside.example is claimed by");
    expect(isPlatformSetting("site.hosts")).toBe(true);
    expect(isPlatformSetting("site.tagline")).toBe(false);
  });

  it("is not taken back over what was changed since", async () => {
    await draft("site.tagline", "Checked twice.");
    await publishDraft(wiring, SLUG, "ana");
    const byHand = changeSetting(readFileSync(file, "utf8"), { path: "site.phone", value: "02 5550 2001" });
    writeFileSync(file, byHand);
    expect(await takeBackPublished(wiring, SLUG, "ana")).toMatchObject({ ok: false });
    expect(readFileSync(file, "utf8")).toBe(byHand);
    writeFileSync(file, written);
  });

  it("has settings of its own only, and loses one without the others", async () => {
    expect(await draft("site", {})).toMatchObject({ ok: false });
    await draft("site.tagline", "One.");
    await draft("search.pageSize", 12);
    const by = { slug: SLUG, by: "ana" };
    expect(await removeFromDraft(wiring, { ...by, path: "search.pageSize" })).toBe(true);
    expect((await store.get(SLUG))?.changes).toEqual([{ path: "site.tagline", value: "One." }]);
    expect(await removeFromDraft(wiring, { ...by, path: null })).toBe(true);
    expect(await store.get(SLUG)).toBeNull();
    expect(await contentOfDraft(wiring, "../harbourside")).toBeNull();
  });
});
