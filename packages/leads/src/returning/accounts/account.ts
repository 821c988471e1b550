/** One shopper at one dealer. The same address at another dealer is another account. */
export interface Account {
  tenant: string;
  id: string;
  email: string;
  /** The address without case, hashed with the tenant: `contactKeys`. */
  emailKey: string;
  /** The shopper's list of cars, as `printWatchlist` writes it. */
  watchlist: string;
  /** One more at every change of the list. */
  version: number;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** A sign-in that was requested and not finished. What opens it is stored as hashes only. */
export interface PendingSignIn {
  tenant: string;
  /** Hash of the random text in the cookie of the browser that requested it. */
  id: string;
  email: string;
  emailKey: string;
  codeHash: string;
  linkHash: string;
  /** Where the shopper goes afterwards: a path of the site. */
  redirect: string;
  createdAt: number;
  expiresAt: number;
}

/** One signed-in browser. */
export interface Session {
  tenant: string;
  id: string;
  accountId: string;
  /** Hash of the secret in the browser's cookie. */
  secretHash: string;
  /** Hash of the secret before it; requests that were under way when it changed still carry it. */
  previousHash: string | null;
  /** When the secret was made. */
  rotatedAt: number;
  createdAt: number;
  /** When it was last used, to the hour. */
  seenAt: number;
}
