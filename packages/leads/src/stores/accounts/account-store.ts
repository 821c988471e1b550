import type { Account, PendingSignIn, Session } from "../../returning/accounts/account.ts";
import type { AccountStore, SignInBound } from "../../returning/accounts/account-store.ts";
import { numberOf, type Row, textOf, textOrNull } from "../sql/row.ts";
import type { Database } from "../sql/database.ts";
import { ACCOUNT_TABLES } from "../tables/account-tables.ts";
import { ask, type Script } from "../sql/script.ts";

const accountOf = (row: Row): Account => ({
  tenant: textOf(row, "tenant"),
  id: textOf(row, "id"),
  email: textOf(row, "email"),
  emailKey: textOf(row, "email_key"),
  watchlist: textOf(row, "watchlist"),
  version: numberOf(row, "version"),
  createdAt: numberOf(row, "created_at"),
});

const signInOf = (row: Row): PendingSignIn => ({
  tenant: textOf(row, "tenant"),
  id: textOf(row, "id"),
  email: textOf(row, "email"),
  emailKey: textOf(row, "email_key"),
  codeHash: textOf(row, "code_hash"),
  linkHash: textOf(row, "link_hash"),
  redirect: textOf(row, "redirect"),
  createdAt: numberOf(row, "created_at"),
  expiresAt: numberOf(row, "expires_at"),
});

const sessionOf = (row: Row): Session => ({
  tenant: textOf(row, "tenant"),
  id: textOf(row, "id"),
  accountId: textOf(row, "account_id"),
  secretHash: textOf(row, "secret_hash"),
  previousHash: textOrNull(row, "previous_hash"),
  rotatedAt: numberOf(row, "rotated_at"),
  createdAt: numberOf(row, "created_at"),
  seenAt: numberOf(row, "seen_at"),
});

function* beginSignIn(
  signIn: PendingSignIn,
  { since, most, newest }: SignInBound,
): Script<"kept" | "too_many"> {
  const { tenant, id, email, emailKey, codeHash, linkHash, redirect, createdAt, expiresAt } = signIn;
  const [row] = yield* ask(
    "SELECT count(*) AS requested, coalesce(max(created_at), 0) AS latest FROM sign_ins WHERE tenant = ?1 AND email_key = ?2 AND created_at > ?3",
    tenant,
    emailKey,
    since,
  );
  if (row && numberOf(row, "requested") >= most && numberOf(row, "latest") > newest) return "too_many";
  yield* ask(
    `INSERT INTO sign_ins (tenant, id, email, email_key, code_hash, link_hash, redirect, tries, created_at, expires_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, ?8, ?9)`,
    tenant,
    id,
    email,
    emailKey,
    codeHash,
    linkHash,
    redirect,
    createdAt,
    expiresAt,
  );
  return "kept";
}

type Finish = Parameters<AccountStore["finishSignIn"]>[0];

function* finishSignIn({ id, account, session, now }: Finish): Script<Account | null> {
  const { tenant } = account;
  const [signIn] = yield* ask(
    `UPDATE sign_ins SET finished_at = ?1
     WHERE tenant = ?2 AND id = ?3 AND finished_at IS NULL AND expires_at > ?1 RETURNING email_key`,
    now,
    tenant,
    id,
  );
  if (!signIn) return null;
  yield* ask(
    `INSERT INTO accounts (tenant, id, email, email_key, watchlist, version, created_at)
     VALUES (?1, ?2, ?3, ?4, ?5, 1, ?6) ON CONFLICT DO NOTHING`,
    tenant,
    account.id,
    account.email,
    account.emailKey,
    account.watchlist,
    account.createdAt,
  );
  const [row] = yield* ask(
    "SELECT * FROM accounts WHERE tenant = ?1 AND email_key = ?2",
    tenant,
    account.emailKey,
  );
  if (!row) throw new Error("An account that was written could not be read.");
  const found = accountOf(row);
  yield* ask(
    `INSERT INTO sessions (tenant, id, account_id, secret_hash, previous_hash, rotated_at, created_at, seen_at)
     VALUES (?1, ?2, ?3, ?4, NULL, ?5, ?6, ?7)`,
    tenant,
    session.id,
    found.id,
    session.secretHash,
    session.rotatedAt,
    session.createdAt,
    session.seenAt,
  );
  return found;
}

function* eraseAccount(tenant: string, id: string): Script<boolean> {
  const [row] = yield* ask(
    "DELETE FROM accounts WHERE tenant = ?1 AND id = ?2 RETURNING email_key",
    tenant,
    id,
  );
  if (!row) return false;
  yield* ask("DELETE FROM sign_ins WHERE tenant = ?1 AND email_key = ?2", tenant, textOf(row, "email_key"));
  return true;
}

function* prune({ signIns, seen, opened }: Parameters<AccountStore["prune"]>[0]): Script<number> {
  const old = yield* ask("DELETE FROM sign_ins WHERE created_at < ?1 RETURNING id", signIns);
  const idle = yield* ask(
    "DELETE FROM sessions WHERE seen_at < ?1 OR created_at < ?2 RETURNING id",
    seen,
    opened,
  );
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
    trySignIn: async (tenant, id, { now, most }) =>
      (
        await write(
          `UPDATE sign_ins SET tries = tries + 1
           WHERE tenant = ?1 AND id = ?2 AND finished_at IS NULL AND expires_at > ?3 AND tries < ?4 RETURNING *`,
          tenant,
          id,
          now,
          most,
        )
      ).map(signInOf)[0] ?? null,
    signInOfLink: async (tenant, linkHash, now) =>
      (
        await read(
          "SELECT * FROM sign_ins WHERE tenant = ?1 AND link_hash = ?2 AND finished_at IS NULL AND expires_at > ?3",
          tenant,
          linkHash,
          now,
        )
      ).map(signInOf)[0] ?? null,
    finishSignIn: (finish) => run(() => finishSignIn(finish)),
    account: async (tenant, id) =>
      (await read("SELECT * FROM accounts WHERE tenant = ?1 AND id = ?2", tenant, id)).map(accountOf)[0] ??
      null,
    accountOfEmail: async (tenant, emailKey) =>
      (await read("SELECT * FROM accounts WHERE tenant = ?1 AND email_key = ?2", tenant, emailKey)).map(
        accountOf,
      )[0] ?? null,
    saveWatchlist: async ({ tenant, id, version }, watchlist) =>
      (
        await write(
          `UPDATE accounts SET watchlist = ?1, version = version + 1
           WHERE tenant = ?2 AND id = ?3 AND version = ?4 RETURNING id`,
          watchlist,
          tenant,
          id,
          version,
        )
      ).length > 0,
    session: async (tenant, id) =>
      (await read("SELECT * FROM sessions WHERE tenant = ?1 AND id = ?2", tenant, id)).map(sessionOf)[0] ??
      null,
    sessions: async (tenant, accountId) =>
      (
        await read(
          "SELECT * FROM sessions WHERE tenant = ?1 AND account_id = ?2 ORDER BY created_at, id",
          tenant,
          accountId,
        )
      ).map(sessionOf),
    changeSession: async (next, secretHash) =>
      (
        await write(
          `UPDATE sessions SET secret_hash = ?1, previous_hash = ?2, rotated_at = ?3, seen_at = ?4
           WHERE tenant = ?5 AND id = ?6 AND secret_hash = ?7 RETURNING id`,
          next.secretHash,
          next.previousHash,
          next.rotatedAt,
          next.seenAt,
          next.tenant,
          next.id,
          secretHash,
        )
      ).length > 0,
    endSession: async (tenant, id) => {
      await write("DELETE FROM sessions WHERE tenant = ?1 AND id = ?2", tenant, id);
    },
    endSessions: async (tenant, accountId) =>
      (
        await write(
          "DELETE FROM sessions WHERE tenant = ?1 AND account_id = ?2 RETURNING id",
          tenant,
          accountId,
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
