import { sqliteAccountStores } from "../sqlite/sqlite-account-stores.ts";

/**
 * Accounts and alerts in memory, by the same statements as on disk.
 *
 * @example
 * const { accounts, alerts } = memoryAccountStores();
 * await accounts.migrate();
 */
export const memoryAccountStores = (): ReturnType<typeof sqliteAccountStores> =>
  sqliteAccountStores({ file: ":memory:" });
