import type { Account, PendingSignIn, Session } from "./account.ts";

/** How many sign-ins one address may request; times in epoch milliseconds. */
export interface SignInBound {
  since: number;
  most: number;
  /** Beyond `most`, a sign-in is stored where none was requested after this time. */
  newest: number;
}

/**
 * Where accounts, sign-ins and sessions are stored, each under its tenant: no id, secret or code finds anything of another
 * one. Throws when the database is out of reach. Every adapter passes one contract suite, `describeAccountStore` in
 * `@forecourt/leads/testing`.
 */
export interface AccountStore {
  /** Brings the tables up to date; must be called before anything else. */
  migrate(): Promise<void>;
  /**
   * Keeps a sign-in, unless `most` were requested with this address since `since` and the newest of them after `newest`;
   * finished ones are counted.
   */
  beginSignIn(signIn: PendingSignIn, bound: SignInBound): Promise<"begun" | "too_many">;
  /** Counts one try of a code; null once it is over: expired, finished, or tried `most` times. */
  trySignIn(tenant: string, id: string, bound: { now: number; most: number }): Promise<PendingSignIn | null>;
  /** The sign-in a link opens; null once it is over. */
  signInOfLink(tenant: string, linkHash: string, now: number): Promise<PendingSignIn | null>;
  /**
   * Ends a sign-in and opens a session, in one step: of two that try, one succeeds. The account is the one of the
   * address, or the given one. Null when it was over already.
   */
  finishSignIn(finish: {
    id: string;
    account: Account;
    session: Session;
    now: number;
  }): Promise<Account | null>;
  account(tenant: string, id: string): Promise<Account | null>;
  accountOfEmail(tenant: string, emailKey: string): Promise<Account | null>;
  /** False, and nothing written, when the list has changed since `version`. */
  saveWatchlist(of: Pick<Account, "tenant" | "id" | "version">, watchlist: string): Promise<boolean>;
  session(tenant: string, id: string): Promise<Session | null>;
  sessions(tenant: string, accountId: string): Promise<Session[]>;
  /** False when the session's secret has changed since, or it has ended. */
  changeSession(next: Session, secretHash: string): Promise<boolean>;
  endSession(tenant: string, id: string): Promise<void>;
  /** Ends every session of an account. Returns how many. */
  endSessions(tenant: string, accountId: string): Promise<number>;
  /** Removes an account with its sessions and sign-ins. False when there is none. */
  eraseAccount(tenant: string, id: string): Promise<boolean>;
  /** Removes sign-ins requested and sessions last seen before these times. */
  prune(before: { signIns: number; seen: number; opened: number }): Promise<number>;
  close(): Promise<void>;
}
