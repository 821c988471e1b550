import { ACCOUNT_MIGRATIONS } from "../accounts/account-migrations.ts";
import { scriptedAccounts } from "../accounts/account-scripts.ts";
import type { AccountStore } from "../accounts/account-store.ts";
import { scriptedAlertMails } from "../accounts/alert-mail-scripts.ts";
import { scriptedAlerts } from "../accounts/alert-scripts.ts";
import type { AlertStore } from "../accounts/alert-store.ts";
import { sqliteScripts } from "./sqlite-scripts.ts";

/** Accounts and alerts in one database. */
export interface AccountStores {
  accounts: AccountStore;
  alerts: AlertStore;
}

/**
 * Accounts and alerts in one SQLite file of their own, so that a run over many alerts makes no lead wait. `:memory:` keeps
 * them in memory until they are closed.
 *
 * @example
 * const { accounts, alerts } = sqliteAccountStores({ file: ".data/accounts.sqlite" });
 * await accounts.migrate();
 */
export function sqliteAccountStores({ file }: { file: string }): AccountStores {
  const { runner, migrate, close } = sqliteScripts(file, ACCOUNT_MIGRATIONS);
  return {
    accounts: { ...scriptedAccounts(runner), migrate, close },
    alerts: { ...scriptedAlerts(runner, ""), ...scriptedAlertMails(runner, ""), migrate, close },
  };
}
