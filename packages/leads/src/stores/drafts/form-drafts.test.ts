import { describe, expect, it } from "vitest";
import { describeFormDraftStore } from "../../testing/describe-form-draft-store.ts";
import { TEST_DATABASES } from "../../testing/test-databases.ts";
import { postgresDatabase } from "../sql/postgres/postgres-database.ts";
import { sqliteDatabase } from "../sql/sqlite/sqlite-database.ts";
import { formDrafts } from "./form-drafts.ts";

for (const { name, make, skipped } of TEST_DATABASES) {
  const fresh = (limits: Parameters<typeof formDrafts>[1]) => {
    const { open, discard } = make();
    return { open: async () => formDrafts(open(), limits), discard };
  };
  describeFormDraftStore(name, fresh, { skipped });
}

describe("formDrafts", () => {
  it.each([
    ["the file cannot be written", sqliteDatabase({ file: "/dev/null/drafts.sqlite" })],
    ["no database answers", postgresDatabase({ url: "postgres://none@127.0.0.1:1/none" })],
  ])("says unavailable instead of throwing when %s", async (_, database) => {
    const store = formDrafts(database);
    const draft = { token: "t", tenant: "north", values: {}, problems: [], expiresAt: 9 };
    expect(await store.save(draft, 1)).toEqual({ ok: false, problem: "unavailable" });
    await store.close();
  });
});
