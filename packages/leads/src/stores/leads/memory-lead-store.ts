import type { LeadStore } from "../../enquiry/store/lead-store.ts";
import { sqliteDatabase } from "../sql/sqlite/sqlite-database.ts";
import { LEAD_TABLES } from "../tables/lead-tables.ts";
import { leadStore } from "./lead-store.ts";

/**
 * Leads in memory, by the same statements as on disk, gone with the process: for tests and for trying things out. It brings
 * its own tables up to date.
 *
 * @example
 * const store = memoryLeadStore();
 */
export function memoryLeadStore(): LeadStore {
  const database = sqliteDatabase({ file: ":memory:" });
  const ready = database.migrate(LEAD_TABLES);
  return leadStore({
    ...database,
    read: async (sql, ...values) => {
      await ready;
      return database.read(sql, ...values);
    },
    write: async (sql, ...values) => {
      await ready;
      return database.write(sql, ...values);
    },
    run: async (script) => {
      await ready;
      return database.run(script);
    },
  });
}
