import type { Account } from "./account.ts";
import { contactKeys } from "../../enquiry/store/contact-keys.ts";
import type { AccountDeps } from "./account-deps.ts";
import { hashCode, hashSecret, isSameHash, randomCode, randomText } from "./secret-text.ts";
import { openedSession } from "./session-desk.ts";

/** How long a code and a link open a session. */
export const SIGN_IN_MS = 10 * 60_000;
export const CODE_TRIES = 5;
/** Sign-ins that are mailed to an address within an hour without a wait between them. */
export const SIGN_INS_AN_HOUR = 10;
/**
 * After those, one in this time: shorter than a link's life, so that the newest mail always opens a session, and
 * requests of strangers lock no owner out.
 */
export const SIGN_IN_INTERVAL_MS = SIGN_IN_MS / 2;
const HOUR_MS = 3_600_000;

/** Secrets of a sign-in that was begun: they go to the browser and to the mail, and are stored as hashes. */
export type SignInBegun =
  | { ok: true; challenge: string; code: string; link: string }
  | { ok: false; problem: "too_many" };

/** `secret` goes to the browser's cookie. `wrong` may be tried again, `over` asks for a new code. */
export type SignedIn =
  | { ok: true; account: Account; secret: string; redirect: string }
  | { ok: false; problem: "wrong" | "over" };

/** Sign-in by a code or a link in a mail. It neither knows nor tells whether an address has an account. */
export interface SignInDesk {
  begin(wanted: { tenant: string; email: string; redirect: string }): Promise<SignInBegun>;
  /** `challenge` is what the requesting browser got: a code is worth nothing to another one. */
  withCode(given: { tenant: string; challenge: string; code: string }): Promise<SignedIn>;
  /** Whose sign-in a link opens, for the page that asks before it does; null once it is over. */
  addressOfLink(tenant: string, link: string): Promise<string | null>;
  withLink(given: { tenant: string; link: string }): Promise<SignedIn>;
}

/**
 * Begins and finishes sign-ins. An address is proven by what only its mailbox got; an account is made when that happens
 * for the first time.
 *
 * @example
 * const begun = await signInDesk({ store, now: Date.now, random: randomBytes }).begin({ tenant, email, redirect: "/" });
 */
export function signInDesk({ store, now, random }: AccountDeps): SignInDesk {
  async function finish(signIn: {
    tenant: string;
    id: string;
    email: string;
    emailKey: string;
    redirect: string;
  }): Promise<SignedIn> {
    const { tenant, id, email, emailKey, redirect } = signIn;
    const at = now();
    const accountId = randomText(random);
    const { session, secret } = openedSession({ tenant, accountId, at }, random);
    const account: Account = {
      tenant,
      id: accountId,
      email,
      emailKey,
      watchlist: "[]",
      version: 1,
      createdAt: at,
    };
    const found = await store.finishSignIn({ id, account, session, now: at });
    return found ? { ok: true, account: found, secret, redirect } : { ok: false, problem: "over" };
  }

  return {
    begin: async ({ tenant, email: typed, redirect }) => {
      const email = typed.trim();
      const emailKey = contactKeys(tenant, { email, phone: null, phoneE164: null }).email ?? "";
      const [challenge, link, code] = [randomText(random), randomText(random, 32), randomCode(random)];
      const at = now();
      const begun = await store.beginSignIn(
        {
          tenant,
          id: hashSecret(challenge),
          email,
          emailKey,
          codeHash: hashCode(code, challenge),
          linkHash: hashSecret(link),
          redirect,
          createdAt: at,
          expiresAt: at + SIGN_IN_MS,
        },
        { since: at - HOUR_MS, most: SIGN_INS_AN_HOUR, newest: at - SIGN_IN_INTERVAL_MS },
      );
      return begun === "begun" ? { ok: true, challenge, code, link } : { ok: false, problem: "too_many" };
    },
    withCode: async ({ tenant, challenge, code }) => {
      const tried = await store.trySignIn(tenant, hashSecret(challenge), { now: now(), most: CODE_TRIES });
      if (!tried) return { ok: false, problem: "over" };
      const digits = code.replaceAll(/[\s-]/g, "");
      if (!isSameHash(hashCode(digits, challenge), tried.codeHash)) return { ok: false, problem: "wrong" };
      return finish(tried);
    },
    addressOfLink: async (tenant, link) =>
      (await store.signInOfLink(tenant, hashSecret(link), now()))?.email ?? null,
    withLink: async ({ tenant, link }) => {
      const signIn = await store.signInOfLink(tenant, hashSecret(link), now());
      return signIn ? finish(signIn) : { ok: false, problem: "over" };
    },
  };
}
