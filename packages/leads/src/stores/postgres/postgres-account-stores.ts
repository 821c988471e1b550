import { scriptedAccounts } from "../accounts/account-scripts.ts";
import type { AccountStore } from "../accounts/account-store.ts";
import { scriptedAlertMails } from "../accounts/alert-mail-scripts.ts";
import { scriptedAlerts } from "../accounts/alert-scripts.ts";
import type { AlertStore } from "../accounts/alert-store.ts";
import { openDatabase } from "./database.ts";
import { ACCOUNT_TABLES, migrate } from "./migrate.ts";
import type { PostgresLeadStoreOptions } from "./postgres-lead-store.ts";
import { postgresScripts } from "./postgres-scripts.ts";

const SKIP_LOCKED = "FOR UPDATE SKIP LOCKED";

/**
 * Accounts and alerts in the leads' PostgreSQL, shared by any number of sites and workers.
 *
 * @example
 * const { accounts, alerts } = postgresAccountStores({ url: "postgres://forecourt@db/forecourt" });
 * await accounts.migrate();
 */
export function postgresAccountStores({
  url,
  schema = "forecourt",
  connections = 4,
}: PostgresLeadStoreOptions): { accounts: AccountStore; alerts: AlertStore } {
  const database = openDatabase({ url, schema, connections });
  const runner = postgresScripts(database);
  let closing: Promise<void> | null = null;
  const shared = {
    migrate: () => migrate(database, schema, ACCOUNT_TABLES),
    // One pool of two stores: whichever is closed first closes it.
    close: () => (closing ??= database.close()),
  };
  return {
    accounts: { ...scriptedAccounts(runner), ...shared },
    alerts: { ...scriptedAlerts(runner, SKIP_LOCKED), ...scriptedAlertMails(runner, SKIP_LOCKED), ...shared },
  };
}
