import { randomBytes } from "node:crypto";
import { escapeIdentifier, Pool } from "pg";
import { describeReservationStore } from "../../testing/reservations/describe-reservation-store.ts";
import { postgresReservationStore } from "./postgres-reservation-store.ts";

const given = process.env["FORECOURT_TEST_DATABASE_URL"];
const url = given ?? "";
const skipped =
  given === undefined
    ? "FORECOURT_TEST_DATABASE_URL names no PostgreSQL; apps/site/bench/postgres/postgres-for-tests.ts starts one"
    : null;

describeReservationStore(
  "PostgreSQL",
  () => {
    const schema = `test_${randomBytes(6).toString("hex")}`;
    return {
      open: async () => postgresReservationStore({ url, schema }),
      discard: async () => {
        const pool = new Pool({ connectionString: url });
        await pool.query(`DROP SCHEMA IF EXISTS ${escapeIdentifier(schema)} CASCADE`);
        await pool.end();
      },
    };
  },
  { skipped },
);
