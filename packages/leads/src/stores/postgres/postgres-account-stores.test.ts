import { randomBytes } from "node:crypto";
import { escapeIdentifier, Pool } from "pg";
import { describeAccountStore } from "../../testing/accounts/describe-account-store.ts";
import { describeAlertStore } from "../../testing/accounts/describe-alert-store.ts";
import { postgresAccountStores } from "./postgres-account-stores.ts";

const given = process.env["FORECOURT_TEST_DATABASE_URL"];
const url = given ?? "";
const skipped =
  given === undefined
    ? "FORECOURT_TEST_DATABASE_URL names no PostgreSQL; apps/site/bench/postgres/postgres-for-tests.ts starts one"
    : null;

const inSchema = <Store>(pick: (stores: ReturnType<typeof postgresAccountStores>) => Store) => {
  const schema = `test_${randomBytes(6).toString("hex")}`;
  return {
    open: async () => pick(postgresAccountStores({ url, schema })),
    discard: async () => {
      const pool = new Pool({ connectionString: url });
      await pool.query(`DROP SCHEMA IF EXISTS ${escapeIdentifier(schema)} CASCADE`);
      await pool.end();
    },
  };
};

describeAccountStore("PostgreSQL", () => inSchema(({ accounts }) => accounts), { skipped });
describeAlertStore("PostgreSQL", () => inSchema(({ alerts }) => alerts), { skipped });
