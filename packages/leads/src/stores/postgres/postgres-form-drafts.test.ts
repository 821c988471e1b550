import { randomBytes } from "node:crypto";
import { escapeIdentifier, Pool } from "pg";
import { describe, expect, it } from "vitest";
import { describeFormDraftStore } from "../../testing/describe-form-draft-store.ts";
import { postgresFormDrafts } from "./postgres-form-drafts.ts";

const given = process.env["FORECOURT_TEST_DATABASE_URL"];
const url = given ?? "";
const skipped =
  given === undefined
    ? "FORECOURT_TEST_DATABASE_URL names no PostgreSQL; apps/site/bench/postgres/postgres-for-tests.ts starts one"
    : null;

describeFormDraftStore(
  "PostgreSQL",
  (limits) => {
    const schema = `test_${randomBytes(6).toString("hex")}`;
    return {
      open: async () => postgresFormDrafts({ url, schema }, limits),
      discard: async () => {
        const pool = new Pool({ connectionString: url });
        await pool.query(`DROP SCHEMA IF EXISTS ${escapeIdentifier(schema)} CASCADE`);
        await pool.end();
      },
    };
  },
  { skipped },
);

describe("postgresFormDrafts", () => {
  it("says unavailable instead of throwing when no database answers", async () => {
    const store = postgresFormDrafts({ url: "postgres://none@127.0.0.1:1/none" });
    const draft = { token: "t", tenant: "north", values: {}, problems: [], expiresAt: 9 };
    expect(await store.save(draft, 1)).toEqual({ ok: false, problem: "unavailable" });
    await store.close();
  });
});
