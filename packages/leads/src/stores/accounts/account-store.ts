import type { Account, PendingSignIn, Session } from "../../returning/accounts/account.ts";
import type { AccountStore, SignInBound } from "../../returning/accounts/account-store.ts";
import { hasRow, numberOf, textOf } from "../sql/row.ts";
import type { Database } from "../sql/database.ts";
import { ACCOUNT_TABLES } from "../tables/account-tables.ts";
import { type Script, sql } from "../sql/script.ts";
import { number, table, text, textOrNothing } from "../sql/table.ts";

const ACCOUNTS = table<Account>("accounts", {
  tenant: text,
  id: text,
  email: text,
  emailKey: text,
  watchlist: text,
  version: number,
  createdAt: number,
});

const SIGN_INS = table<PendingSignIn>("sign_ins", {
  tenant: text,
  id: text,
  email: text,
  emailKey: text,
  codeHash: text,
  linkHash: text,
  redirect: text,
  createdAt: number,
  expiresAt: number,
});

const SESSIONS = table<Session>("sessions", {
  tenant: text,
  id: text,
  accountId: text,
  secretHash: text,
  previousHash: textOrNothing,
  rotatedAt: number,
  createdAt: number,
  seenAt: number,
});

function* beginSignIn(
  signIn: PendingSignIn,
  { since, most, newest }: SignInBound,
): Script<"begun" | "too_many"> {
  const { tenant, emailKey } = signIn;
  const [row] = yield* sql`SELECT count(*) AS requested, coalesce(max(created_at), 0) AS latest FROM sign_ins
    WHERE tenant = ${tenant} AND email_key = ${emailKey} AND created_at > ${since}`;
  if (row && numberOf(row, "requested") >= most && numberOf(row, "latest") > newest) return "too_many";
  yield* SIGN_INS.insert([signIn], "", { tries: 0 });
  return "begun";
}

type Finish = Parameters<AccountStore["finishSignIn"]>[0];

function* finishSignIn({ id, account, session, now }: Finish): Script<Account | null> {
  const { tenant, emailKey } = account;
  const [signIn] = yield* sql`UPDATE sign_ins SET finished_at = ${now}
    WHERE tenant = ${tenant} AND id = ${id} AND finished_at IS NULL AND expires_at > ${now} RETURNING email_key`;
  if (!signIn) return null;
  yield* ACCOUNTS.insert([account], "ON CONFLICT DO NOTHING");
  const [row] = yield* sql`SELECT * FROM accounts WHERE tenant = ${tenant} AND email_key = ${emailKey}`;
  if (!row) throw new Error("An account that was written could not be read.");
  const found = ACCOUNTS.of(row);
  yield* SESSIONS.insert([{ ...session, accountId: found.id }]);
  return found;
}

function* eraseAccount(tenant: string, id: string): Script<boolean> {
  const [row] = yield* sql`DELETE FROM accounts WHERE tenant = ${tenant} AND id = ${id} RETURNING email_key`;
  if (!row) return false;
  yield* sql`DELETE FROM sign_ins WHERE tenant = ${tenant} AND email_key = ${textOf(row, "email_key")}`;
  return true;
}

function* prune({ signIns, seen, opened }: Parameters<AccountStore["prune"]>[0]): Script<number> {
  const old = yield* sql`DELETE FROM sign_ins WHERE created_at < ${signIns} RETURNING id`;
  const idle =
    yield* sql`DELETE FROM sessions WHERE seen_at < ${seen} OR created_at < ${opened} RETURNING id`;
  return old.length + idle.length;
}

/**
 * Accounts, sign-ins and sessions in a database. On SQLite they share a file of their own with alerts, so that a run over
 * many alerts makes no lead wait.
 *
 * @example
 * const accounts = accountStore(sqliteDatabase({ file: ".data/accounts.sqlite" }));
 * await accounts.migrate();
 */
export function accountStore(database: Database): AccountStore {
  const { read, write, run } = database;
  return {
    migrate: () => database.migrate(ACCOUNT_TABLES),
    close: () => database.close(),
    beginSignIn: (signIn, bound) => run(() => beginSignIn(signIn, bound)),
    trySignIn: (tenant, id, { now, most }) =>
      SIGN_INS.one(
        write(sql`UPDATE sign_ins SET tries = tries + 1 WHERE tenant = ${tenant} AND id = ${id}
          AND finished_at IS NULL AND expires_at > ${now} AND tries < ${most} RETURNING *`),
      ),
    signInOfLink: (tenant, linkHash, now) =>
      SIGN_INS.one(
        read(sql`SELECT * FROM sign_ins WHERE tenant = ${tenant} AND link_hash = ${linkHash}
          AND finished_at IS NULL AND expires_at > ${now}`),
      ),
    finishSignIn: (finish) => run(() => finishSignIn(finish)),
    account: (tenant, id) =>
      ACCOUNTS.one(read(sql`SELECT * FROM accounts WHERE tenant = ${tenant} AND id = ${id}`)),
    accountOfEmail: (tenant, emailKey) =>
      ACCOUNTS.one(read(sql`SELECT * FROM accounts WHERE tenant = ${tenant} AND email_key = ${emailKey}`)),
    saveWatchlist: ({ tenant, id, version }, watchlist) =>
      hasRow(
        write(sql`UPDATE accounts SET watchlist = ${watchlist}, version = version + 1
          WHERE tenant = ${tenant} AND id = ${id} AND version = ${version} RETURNING id`),
      ),
    session: (tenant, id) =>
      SESSIONS.one(read(sql`SELECT * FROM sessions WHERE tenant = ${tenant} AND id = ${id}`)),
    sessions: (tenant, accountId) =>
      SESSIONS.all(
        read(sql`SELECT * FROM sessions WHERE tenant = ${tenant} AND account_id = ${accountId}
          ORDER BY created_at, id`),
      ),
    changeSession: ({ tenant, id, secretHash, previousHash, rotatedAt, seenAt }, hash) =>
      hasRow(
        write(sql`UPDATE sessions SET secret_hash = ${secretHash}, previous_hash = ${previousHash},
          rotated_at = ${rotatedAt}, seen_at = ${seenAt}
          WHERE tenant = ${tenant} AND id = ${id} AND secret_hash = ${hash} RETURNING id`),
      ),
    endSession: async (tenant, id) => {
      await write(sql`DELETE FROM sessions WHERE tenant = ${tenant} AND id = ${id}`);
    },
    endSessions: async (tenant, accountId) =>
      (
        await write(
          sql`DELETE FROM sessions WHERE tenant = ${tenant} AND account_id = ${accountId} RETURNING id`,
        )
      ).length,
    eraseAccount: async (tenant, id) => {
      const erased = await run(() => eraseAccount(tenant, id));
      await database.scrub();
      return erased;
    },
    prune: (before) => run(() => prune(before)),
  };
}
