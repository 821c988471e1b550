import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { describeProblem } from "@forecourt/tenant-config/files";
import { testSite } from "#server/testing/test-site.ts";
import { changeSetting } from "./change-setting.ts";
import { draftStore } from "./draft-store.ts";
import { shownTarget } from "./draft-target.ts";
import { contentOfDraft, dealerFile, draftedSite, SETTINGS } from "./drafted-site.ts";
import type { DraftEdit } from "./draft-edit.ts";
import { addToDraft, removeFromDraft } from "./edit-draft.ts";
import { publishDrafts, takeBackPublished } from "./publish-draft.ts";
import { isPlatformSetting } from "./setting-values.ts";

const [SLUG, OTHER] = ["tidewater-yard", "harbourside"];
const tenants = mkdtempSync(join(tmpdir(), "forecourt-drafts-"));
for (const name of [SLUG, OTHER, "presets"])
  cpSync(join(import.meta.dirname, "../../tenants", name), join(tenants, name), { recursive: true });
afterAll(() => rmSync(tenants, { recursive: true, force: true }));
const { wiring } = await testSite({ FORECOURT_TENANTS: tenants });
const store = draftStore(wiring.dataDirectory);
const file = dealerFile(wiring, SLUG, SETTINGS);
const written = readFileSync(file, "utf8");
afterEach(async () => {
  for (const slug of [SLUG, OTHER]) await removeFromDraft(wiring, { slug, by: "ana", target: null });
});

const tagline = async (): Promise<string | undefined> =>
  (await wiring.tenant(SLUG))?.tenant.config.site.tagline;
const draft = (path: string, value: unknown) =>
  addToDraft(wiring, { slug: SLUG, by: "ana", edit: { path, value } });
const put = (edit: DraftEdit, slug = SLUG, seen?: string) =>
  addToDraft(wiring, { slug, by: "ana", edit, seen });
const changes = async () => (await store.get(SLUG)).draft?.changes;
const publish = (...slugs: string[]) => publishDrafts(wiring, slugs, "ana");
const textOf = (name: string, slug = SLUG): string => readFileSync(dealerFile(wiring, slug, name), "utf8");
const offersOf = async (slug: string): Promise<string[] | undefined> =>
  (await wiring.tenant(slug))?.offers.map(({ name }) => name);
const problemsOf = async (): Promise<string[]> => {
  const drafted = await draftedSite(wiring, SLUG, (await changes()) ?? []);
  return drafted.ok ? [] : drafted.problems.map(describeProblem);
};

describe("changeSetting", () => {
  const text = '{\n  "site": { "name": "North", "hosts": ["north.example"] }\n}\n';

  it("changes one value and leaves all else as it was written", () => {
    expect(changeSetting(text, { path: "site.name", value: "South", before: null })).toBe(
      text.replace("North", "South"),
    );
  });

  it("adds a section that the file lacks, and takes out what is there alone", () => {
    const added = changeSetting(text, { path: "cars.newArrivalDays", value: 3, before: null });
    expect(JSON.parse(added)).toMatchObject({ site: { name: "North" }, cars: { newArrivalDays: 3 } });
    expect(JSON.parse(changeSetting(text, { path: "site.name", unset: true, before: null }))).toEqual({
      site: { hosts: ["north.example"] },
    });
    expect(changeSetting(text, { path: "cars.newArrivalDays", unset: true, before: null })).toBe(text);
  });
});

describe("a draft of settings", () => {
  it("is shown by nothing until it is published, and can be taken back", async () => {
    const before = await tagline();
    await draft("site.tagline", "Never live.");
    await draft("site.tagline", "Checked twice.");
    expect(await changes()).toHaveLength(1);
    expect([await tagline(), readFileSync(file, "utf8")]).toEqual([before, written]);
    expect((await contentOfDraft(wiring, SLUG))?.tenant.config.site.tagline).toBe("Checked twice.");

    expect(await publish(SLUG)).toEqual({ ok: true, missed: null });
    expect([await tagline(), await changes()]).toEqual(["Checked twice.", undefined]);
    expect((await store.published(SLUG))[0]).toMatchObject({
      by: "ana",
      files: [{ file: SETTINGS, before: written }],
      takenBack: null,
    });

    expect(await takeBackPublished(wiring, [SLUG], "ben")).toEqual({ ok: true, missed: null });
    expect([await tagline(), readFileSync(file, "utf8")]).toEqual([before, written]);
    expect((await store.published(SLUG))[0]?.takenBack?.by).toBe("ben");
    expect((await takeBackPublished(wiring, [SLUG], "ben")).ok).toBe(false);
  });

  it("is not published with a mistake in it, which is named as the check of folders names it", async () => {
    await draft("search.pageSize", -1);
    expect((await problemsOf()).join()).toMatch(/^tidewater-yard\/tenant\.json:\d+ › search\.pageSize: /);
    expect(await contentOfDraft(wiring, SLUG)).toBeNull();
    expect((await publish(SLUG)).ok).toBe(false);
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
    await publish(SLUG);
    const byHand = changeSetting(readFileSync(file, "utf8"), {
      path: "site.phone",
      value: "02 5550 2001",
      before: null,
    });
    writeFileSync(file, byHand);
    expect(await takeBackPublished(wiring, [SLUG], "ana")).toMatchObject({ ok: false });
    expect(readFileSync(file, "utf8")).toBe(byHand);
    writeFileSync(file, written);
  });

  it("has settings of its own only, and loses one without the others", async () => {
    expect(await draft("site", {})).toMatchObject({ ok: false });
    await draft("site.tagline", "One.");
    await draft("search.pageSize", 12);
    const by = { slug: SLUG, by: "ana" };
    expect(await removeFromDraft(wiring, { ...by, target: { path: "search.pageSize" } })).toEqual({
      ok: true,
    });
    expect(await changes()).toMatchObject([{ path: "site.tagline", value: "One." }]);
    expect(await removeFromDraft(wiring, { ...by, target: null })).toEqual({ ok: true });
    expect(await changes()).toBeUndefined();
    expect(await removeFromDraft(wiring, { ...by, target: null })).toMatchObject({ ok: false, lost: false });
    expect(await contentOfDraft(wiring, "../harbourside")).toBeNull();
  });
});

const OFFER = { id: "desk-1", name: "Free wipers in May", description: "<p>Fitted.</p>" };
const POST = "posts/wipers.md";

describe("a draft of files", () => {
  it("adds, changes and takes away whole files, and puts them back", async () => {
    await put({ file: POST, text: '---\ntitle: "Wipers"\ndate: 2026-11-01\n---\n\nChange them.\n' });
    await put({ file: "reviews.json", text: null });
    const drafted = await contentOfDraft(wiring, SLUG);
    expect(drafted?.posts.map(({ slug }) => slug)).toContain("wipers");
    expect(drafted?.reviews.reviews).toEqual([]);
    expect((await wiring.tenant(SLUG))?.reviews.reviews).not.toEqual([]);
    const reviews = textOf("reviews.json");
    expect(await publish(SLUG)).toEqual({ ok: true, missed: null });
    expect((await wiring.tenant(SLUG))?.posts.map(({ slug }) => slug)).toContain("wipers");
    expect(() => textOf("reviews.json")).toThrow("ENOENT");
    expect(await takeBackPublished(wiring, [SLUG], "ben")).toEqual({ ok: true, missed: null });
    expect(textOf("reviews.json")).toBe(reviews);
    expect(() => textOf(POST)).toThrow("ENOENT");
  });

  it("changes nothing when an entry is put and taken out again", async () => {
    await put({ file: "offers.json", entry: OFFER });
    await put({ file: "offers.json", without: OFFER.id });
    expect(await changes()).toBeUndefined();
  });

  it("says what is wrong with the line, the key and the value", async () => {
    await put({ file: "offers.json", entry: { ...OFFER, expires_at: "soon" } });
    expect((await problemsOf()).join()).toMatch(
      /^tidewater-yard\/offers\.json:\d+ › \[\d+\]\.expires_at: .*"soon"/,
    );
    expect((await publish(SLUG)).ok).toBe(false);
  });

  it.each(["tenant.json", "../harbourside/offers.json", "stock.json", "posts/../tenant.json", "notes.txt"])(
    "changes no %s",
    async (name) => {
      expect(await put({ file: name, text: "{}" })).toMatchObject({ ok: false, lost: false });
    },
  );
});

const claim = (slug: string, ...hosts: string[]) => put({ path: "site.hosts", value: hosts }, slug);

describe("a draft over several sites", () => {
  const both = [SLUG, OTHER];
  const offerEverywhere = async (offer: object = OFFER): Promise<void> => {
    for (const slug of both) await put({ file: "offers.json", entry: offer }, slug);
  };

  it("is published to all of them and taken back from all", async () => {
    const before = both.map((slug) => textOf("offers.json", slug));
    await offerEverywhere();
    expect(await publish(...both)).toEqual({ ok: true, missed: null });
    for (const slug of both) expect(await offersOf(slug)).toContain(OFFER.name);
    const records = await Promise.all(both.map(async (slug) => (await store.published(slug))[0]?.together));
    expect(records[0]).toBe(records[1]);
    expect(await takeBackPublished(wiring, both, "ben")).toEqual({ ok: true, missed: null });
    expect(both.map((slug) => textOf("offers.json", slug))).toEqual(before);
  });

  it("is published to none when one of them is wrong, and taken back from none when one was changed since", async () => {
    const before = textOf("offers.json");
    await offerEverywhere();
    await put({ file: "offers.json", entry: { id: "desk-2" } }, OTHER);
    const refused = await publish(...both);
    expect(refused).toMatchObject({ ok: false, problem: expect.stringContaining("harbourside/offers.json") });
    expect(textOf("offers.json")).toBe(before);
    await put({ file: "offers.json", without: "desk-2" }, OTHER);
    expect((await publish(...both)).ok).toBe(true);
    const live = textOf("offers.json", OTHER);
    writeFileSync(dealerFile(wiring, OTHER, "offers.json"), "[]\n");
    expect(await takeBackPublished(wiring, both, "ben")).toMatchObject({ ok: false });
    expect(textOf("offers.json")).toContain(OFFER.name);
    writeFileSync(dealerFile(wiring, OTHER, "offers.json"), live);
    expect((await takeBackPublished(wiring, both, "ben")).ok).toBe(true);
  });

  it("is refused where two of them claim one new host, and moves a host from one to the other", async () => {
    const hostsOf = async (slug: string) => (await wiring.tenant(slug))?.tenant.config.site.hosts;
    const before = both.map((slug) => textOf(SETTINGS, slug));
    for (const slug of both) await claim(slug, "new.example");
    for (const order of [both, both.toReversed()])
      expect(await publish(...order)).toMatchObject({
        ok: false,
        problem: expect.stringContaining("new.example is claimed by"),
      });
    expect(both.map((slug) => textOf(SETTINGS, slug))).toEqual(before);
    // The one that takes the host is read before the one that gives it.
    await claim(SLUG, "harbourside.example");
    expect(await publish(...both)).toEqual({ ok: true, missed: null });
    expect(await hostsOf(SLUG)).toEqual(["harbourside.example"]);
    expect(await hostsOf(OTHER)).toEqual(["new.example"]);
    expect((await takeBackPublished(wiring, both, "ben")).ok).toBe(true);
    expect(both.map((slug) => textOf(SETTINGS, slug))).toEqual(before);
  });

  it("leaves every folder as it was when one of them cannot be written", async () => {
    const [before, published] = [textOf("offers.json"), (await store.published(SLUG)).length];
    await offerEverywhere();
    const reads = dealerFile(wiring, OTHER, "posts");
    await put({ file: POST, text: '---\ntitle: "W"\ndate: 2026-11-01\n---\n\nW.\n' }, OTHER);
    renameSync(reads, `${reads}-away`);
    writeFileSync(reads, "no folder");
    expect(await publish(...both)).toMatchObject({
      ok: false,
      problem: expect.stringContaining("cannot be written"),
    });
    rmSync(reads);
    renameSync(`${reads}-away`, reads);
    expect(textOf("offers.json")).toBe(before);
    expect(await store.published(SLUG)).toHaveLength(published);
  });
});

describe("a change that would be lost", () => {
  it("is refused when another person changed the same since it was shown", async () => {
    const target = { path: "site.tagline" };
    const { seen } = await shownTarget(wiring, SLUG, target);
    expect(await put({ ...target, value: "Ana's." }, SLUG, seen)).toEqual({ ok: true });
    const second = await put({ ...target, value: "Ben's." }, SLUG, seen);
    expect(second).toMatchObject({ ok: false, lost: true, problem: expect.stringContaining("Ana's.") });
    expect(await put({ path: "search.pageSize", value: 12 }, SLUG)).toEqual({ ok: true });
    const again = await shownTarget(wiring, SLUG, target);
    expect(await put({ ...target, value: "Ben's." }, SLUG, again.seen)).toEqual({ ok: true });
  });

  it("is of one entry alone, not of the file it stands in", async () => {
    const target = { file: "offers.json", key: OFFER.id };
    const { seen } = await shownTarget(wiring, SLUG, target);
    await put({ file: "offers.json", entry: { ...OFFER, id: "another" } });
    expect(await put({ file: "offers.json", entry: OFFER }, SLUG, seen)).toEqual({ ok: true });
    expect(await put({ file: "offers.json", entry: OFFER }, SLUG, seen)).toMatchObject({ lost: true });
  });

  it("is not published over what was changed in the folder since the draft of it began", async () => {
    await draft("site.tagline", "Checked twice.");
    const byHand = changeSetting(written, { path: "site.tagline", value: "By hand.", before: null });
    writeFileSync(file, byHand);
    const drafted = await draftedSite(wiring, SLUG, (await changes()) ?? []);
    expect(drafted.overtaken).toEqual([
      { target: "site.tagline", before: expect.any(String), now: '"By hand."' },
    ]);
    expect((await publish(SLUG)).ok).toBe(false);
    // Another setting of the same file is nobody's loss.
    writeFileSync(file, changeSetting(written, { path: "site.phone", value: "02 5550 2001", before: null }));
    expect((await publish(SLUG)).ok).toBe(true);
    expect(textOf(SETTINGS)).toContain("02 5550 2001");
    writeFileSync(file, written);
  });

  it("is not published or thrown away in a version that the person did not see", async () => {
    await draft("site.tagline", "One.");
    const { version } = await store.get(SLUG);
    await draft("search.pageSize", 12);
    expect((await publishDrafts(wiring, [SLUG], "ben", new Map([[SLUG, version]]))).ok).toBe(false);
    const dropped = await removeFromDraft(wiring, { slug: SLUG, by: "ben", target: null, version });
    expect(dropped).toMatchObject({ ok: false, lost: true });
    expect(await changes()).toHaveLength(2);
  });

  it("is none of twelve that are saved at the same instant", async () => {
    const offers = Array.from({ length: 12 }, (_, at) => ({ ...OFFER, id: `at-once-${at}` }));
    const saved = await Promise.all(offers.map((entry) => put({ file: "offers.json", entry })));
    expect(saved.every(({ ok }) => ok)).toBe(true);
    const [change] = (await changes()) ?? [];
    expect(change && "text" in change && offers.every(({ id }) => change.text?.includes(`"${id}"`))).toBe(
      true,
    );
    const { version, draft: now } = await store.get(SLUG);
    const twice = await Promise.all([store.save(SLUG, version, now), store.save(SLUG, version, now)]);
    expect(twice.filter(Boolean)).toHaveLength(1);
  });
});
