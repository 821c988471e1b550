import type { Account, PendingSignIn, Session } from "../../returning/accounts/account.ts";
import type { Alert, Subscriber } from "../../returning/alerts/alert.ts";

/** An account whose fields a test names as far as they matter. */
export const anAccount = (fields: Partial<Account> = {}): Account => ({
  tenant: "north",
  id: "a1",
  email: "Kim@example.com",
  emailKey: "kim",
  watchlist: "[]",
  version: 1,
  createdAt: 100,
  ...fields,
});

/** A sign-in that was just asked for. */
export const aSignIn = (fields: Partial<PendingSignIn> = {}): PendingSignIn => ({
  tenant: "north",
  id: "s1",
  email: "Kim@example.com",
  emailKey: "kim",
  codeHash: "code",
  linkHash: `link-${fields.id ?? "s1"}`,
  redirect: "/my-garage",
  createdAt: 100,
  expiresAt: 700,
  ...fields,
});

/** A session that was just opened. */
export const aSession = (fields: Partial<Session> = {}): Session => ({
  tenant: "north",
  id: "x1",
  accountId: "a1",
  secretHash: "secret",
  previousHash: null,
  rotatedAt: 100,
  createdAt: 100,
  seenAt: 100,
  ...fields,
});

/** Someone with an address. */
export const aSubscriber = (fields: Partial<Subscriber> = {}): Subscriber => ({
  tenant: "north",
  id: "p1",
  email: "Kim@example.com",
  emailKey: "kim",
  token: `token-${fields.tenant ?? "north"}-${fields.id ?? "p1"}`,
  createdAt: 100,
  ...fields,
});

/** An alert of a search, proven. */
export const anAlert = (fields: Partial<Alert> = {}): Alert => ({
  tenant: "north",
  id: "t1",
  subscriberId: "p1",
  name: "Mazdas",
  subject: { kind: "search", list: "used-cars", query: "make=Mazda" },
  frequency: "instant",
  locale: "en-AU",
  state: "active",
  consent: { text: "Write to me.", at: 100, page: null, provenBy: "session", provenAt: 100 },
  createdAt: 100,
  ...fields,
});
