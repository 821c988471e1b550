import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  anAccount,
  anAlert,
  aSession,
  aSignIn,
  aSubscriber,
} from "../../testing/accounts/account-samples.ts";
import { sqliteDatabase } from "../sql/sqlite/sqlite-database.ts";
import { describeAccountStore } from "../../testing/accounts/describe-account-store.ts";
import { onEveryDatabase } from "../../testing/test-databases.ts";
import { alertStore } from "../alerts/alert-store.ts";
import { accountStore } from "./account-store.ts";

onEveryDatabase(describeAccountStore, accountStore);

it("leaves nothing of an erased account or subscriber on the disk", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-accounts-"));
  const database = sqliteDatabase({ file: join(folder, "accounts.sqlite") });
  const [accounts, alerts] = [accountStore(database), alertStore(database)];
  await accounts.migrate();
  await accounts.beginSignIn(aSignIn(), { since: 0, most: 3, newest: 0 });
  await accounts.finishSignIn({ id: "s1", account: anAccount(), session: aSession(), now: 200 });
  await alerts.subscribe(
    { alert: anAlert(), subscriber: aSubscriber({ email: "lee@example.com" }), confirmation: null },
    { most: 3 },
  );
  const onDisk = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), "latin1"))
      .join("");
  expect(onDisk()).toContain("Kim@example.com");
  await accounts.eraseAccount("north", "a1");
  expect(onDisk()).not.toContain("Kim@example.com");
  expect(onDisk()).toContain("lee@example.com");
  await alerts.eraseSubscriber("north", "p1");
  expect(onDisk()).not.toContain("lee@example.com");
  await accounts.close();
  rmSync(folder, { recursive: true, force: true });
});
