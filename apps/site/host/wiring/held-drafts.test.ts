import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formDrafts, type FormDraftStore, sqliteDatabase } from "@forecourt/leads/stores";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { heldDrafts } from "./held-drafts.ts";

let folder: string;
let store: FormDraftStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-held-"));
  store = formDrafts(sqliteDatabase({ file: join(folder, "drafts.sqlite") }));
  await store.migrate();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const draft = (token: string, expiresAt = 1000) => ({
  token,
  tenant: "north",
  values: { message: "hello" },
  problems: [],
  expiresAt,
});
/** A store whose disk is gone. */
const broken = (): FormDraftStore => ({
  ...store,
  save: async () => ({ ok: false, problem: "unavailable" }),
  read: () => Promise.reject(new Error("gone")),
});
const room = async (): Promise<boolean> => true;

describe("heldDrafts", () => {
  it("keeps drafts in the store while it works", async () => {
    const drafts = heldDrafts({ store, hasRoom: room, maxBytes: 16_000 });
    expect(await drafts.saveOrHold(draft("a"), 0)).toEqual({ ok: true });
    expect(await store.read("north", "a", 0)).toEqual(draft("a"));
  });

  it("holds a draft the failing store cannot take, for its own tenant and until it expires", async () => {
    const drafts = heldDrafts({ store: broken(), hasRoom: room, maxBytes: 16_000 });
    expect(await drafts.saveOrHold(draft("a"), 0)).toEqual({ ok: true });
    expect(await drafts.read("north", "a", 999)).toEqual(draft("a"));
    expect(await drafts.read("south", "a", 0)).toBeNull();
    expect(await drafts.read("north", "a", 1000)).toBeNull();
  });

  it("holds nothing that was promised for days", async () => {
    const drafts = heldDrafts({ store: broken(), hasRoom: room, maxBytes: 16_000 });
    expect(await drafts.save(draft("a"), 0)).toEqual({ ok: false, problem: "unavailable" });
  });

  it("leaves the last of the disk to leads", async () => {
    const drafts = heldDrafts({ store, hasRoom: async () => false, maxBytes: 16_000 });
    expect(await drafts.save(draft("a"), 0)).toEqual({ ok: false, problem: "full" });
    expect(await drafts.saveOrHold(draft("a"), 0)).toEqual({ ok: true });
    expect(await store.read("north", "a", 0)).toBeNull();
  });

  it("forgets the oldest before the memory is full, and what has expired", async () => {
    const drafts = heldDrafts({ store: broken(), hasRoom: room, maxBytes: 250 });
    for (const token of ["a", "b", "c"]) await drafts.saveOrHold(draft(token), 0);
    await expect(drafts.read("north", "a", 0)).rejects.toThrow("gone");
    expect(await drafts.read("north", "c", 0)).toEqual(draft("c"));
    await drafts.saveOrHold(draft("d", 3000), 1000);
    await expect(drafts.read("north", "c", 0)).rejects.toThrow("gone");
  });

  it("holds a draft once, however often it is written", async () => {
    const drafts = heldDrafts({ store: broken(), hasRoom: room, maxBytes: 250 });
    for (let writes = 0; writes < 3; writes += 1) await drafts.saveOrHold(draft("a"), 0);
    await drafts.saveOrHold(draft("b"), 0);
    expect(await drafts.read("north", "a", 0)).toEqual(draft("a"));
    expect(await drafts.read("north", "b", 0)).toEqual(draft("b"));
  });

  it("refuses a draft that alone is more than the memory has room for", async () => {
    const drafts = heldDrafts({ store: broken(), hasRoom: room, maxBytes: 50 });
    expect(await drafts.saveOrHold(draft("a"), 0)).toEqual({ ok: false, problem: "full" });
    await expect(drafts.read("north", "a", 0)).rejects.toThrow("gone");
  });

  it("takes no draft that is too large, wherever it would lie", async () => {
    const drafts = heldDrafts({ store, hasRoom: room, maxBytes: 16_000 });
    const large = { ...draft("a"), values: { message: "x".repeat(64_000) } };
    expect(await drafts.saveOrHold(large, 0)).toEqual({ ok: false, problem: "too_large" });
  });
});
