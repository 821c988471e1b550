import { afterEach, describe, expect, it } from "vitest";
import type { StoreSuiteOptions, StoreUnderTest } from "./stores/describe-store.ts";
import type { DraftLimits, FormDraft, FormDraftStore } from "../enquiry/store/form-draft-store.ts";

const aDraft = (change: Partial<FormDraft> = {}): FormDraft => ({
  token: "t1",
  tenant: "north",
  values: { name: "Zoë \u{1F697}", services: ["x", "y"] },
  problems: [{ field: "email", message: "invalid email address" }],
  expiresAt: 100,
  ...change,
});

/**
 * The contract of every form draft store; call it inside a vitest file. Where the storage cannot be had, `skipped`
 * says why and the suite counts as skipped, never as passed.
 *
 * @example
 * describeFormDraftStore("SQLite", (limits) => ({ open: async () => formDrafts(database, limits), discard: async () => {} }));
 */
export function describeFormDraftStore(
  name: string,
  make: (limits: DraftLimits) => StoreUnderTest<FormDraftStore>,
  { skipped = null }: StoreSuiteOptions = {},
): void {
  describe.skipIf(skipped !== null)(
    `form draft store: ${name}${skipped === null ? "" : ` (skipped: ${skipped})`}`,
    () => {
      let current: StoreUnderTest<FormDraftStore> | null = null;
      let opened: FormDraftStore | null = null;
      async function fresh(limits: Partial<DraftLimits> = {}): Promise<FormDraftStore> {
        current = make({ maxBytes: 64_000, maxDrafts: 5_000, ...limits });
        opened = await current.open();
        await opened.migrate();
        return opened;
      }
      afterEach(async () => {
        await opened?.close();
        await current?.discard();
        [current, opened] = [null, null];
      });

      it("migrates twice without harm", async () => {
        const store = await fresh();
        await store.save(aDraft(), 1);
        await store.migrate();
        expect(await store.read("north", "t1", 1)).toEqual(aDraft());
      });

      it("gives a draft back to its own tenant until it expires", async () => {
        const store = await fresh();
        expect(await store.save(aDraft(), 1)).toEqual({ ok: true });
        expect(await store.read("north", "t1", 99)).toEqual(aDraft());
        expect(await store.read("south", "t1", 99)).toBeNull();
        expect(await store.read("north", "t2", 99)).toBeNull();
        expect(await store.read("north", "t1", 100)).toBeNull();
      });

      it("keeps the newest draft of a token, and lets no other tenant change it", async () => {
        const store = await fresh();
        await store.save(aDraft(), 1);
        await store.save(aDraft({ values: { name: "Kim" }, expiresAt: 200 }), 2);
        await store.save(aDraft({ tenant: "south", values: { name: "Eve" } }), 3);
        expect(await store.read("north", "t1", 150)).toMatchObject({ values: { name: "Kim" } });
        expect(await store.read("south", "t1", 50)).toBeNull();
      });

      it("removes what has expired and nothing else", async () => {
        const store = await fresh();
        await store.save(aDraft(), 1);
        await store.save(aDraft({ token: "t2", expiresAt: 101 }), 1);
        expect(await store.prune(100)).toBe(1);
        expect(await store.read("north", "t1", 50)).toBeNull();
        expect(await store.read("north", "t2", 50)).not.toBeNull();
      });

      it("refuses a draft that is too large, counted in bytes", async () => {
        const store = await fresh({ maxBytes: 200 });
        const fits = aDraft({ values: { message: "x".repeat(100) }, problems: [] });
        expect(await store.save(fits, 1)).toEqual({ ok: true });
        const long = aDraft({ token: "t2", values: { message: "你".repeat(100) }, problems: [] });
        expect(await store.save(long, 1)).toEqual({ ok: false, problem: "too_large" });
        expect(await store.read("north", "t2", 1)).toBeNull();
      });

      it("refuses new drafts when it is full, until some expire", async () => {
        const store = await fresh({ maxDrafts: 2 });
        await store.save(aDraft({ token: "a", expiresAt: 50 }), 1);
        await store.save(aDraft({ token: "b" }), 1);
        expect(await store.save(aDraft({ token: "c" }), 49)).toEqual({ ok: false, problem: "full" });
        expect(await store.save(aDraft({ token: "b", expiresAt: 120 }), 49)).toEqual({ ok: true });
        expect(await store.save(aDraft({ token: "c" }), 50)).toEqual({ ok: true });
      });
    },
  );
}
