import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeFormDraftStore } from "../../testing/describe-form-draft-store.ts";
import { sqliteFormDrafts } from "./sqlite-form-drafts.ts";

describeFormDraftStore("SQLite", (limits) => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-drafts-"));
  return {
    open: async () => sqliteFormDrafts({ file: join(folder, "drafts.sqlite") }, limits),
    discard: async () => rmSync(folder, { recursive: true, force: true }),
  };
});

describe("sqliteFormDrafts", () => {
  it("says unavailable instead of throwing when the file cannot be written", async () => {
    const store = sqliteFormDrafts({ file: "/dev/null/drafts.sqlite" });
    const draft = { token: "t", tenant: "north", values: {}, problems: [], expiresAt: 9 };
    expect(await store.save(draft, 1)).toEqual({ ok: false, problem: "unavailable" });
    await store.close();
  });
});
