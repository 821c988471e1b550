import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeAccountStore } from "../../testing/accounts/describe-account-store.ts";
import { describeAlertStore } from "../../testing/accounts/describe-alert-store.ts";
import { sqliteAccountStores } from "./sqlite-account-stores.ts";

const inFolder = <Store>(pick: (stores: ReturnType<typeof sqliteAccountStores>) => Store) => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-accounts-"));
  return {
    open: async () => pick(sqliteAccountStores({ file: join(folder, "accounts.sqlite") })),
    discard: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

describeAccountStore("SQLite", () => inFolder(({ accounts }) => accounts));
describeAlertStore("SQLite", () => inFolder(({ alerts }) => alerts));
