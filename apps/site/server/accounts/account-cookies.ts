import { SESSION_LIFE_MS, SIGN_IN_MS } from "@forecourt/leads/returning";
import { forgetCookie, readCookie, writeCookie } from "#host/http/response/site-cookies.ts";

const SESSION_COOKIE = "fc-session";
const SIGN_IN_COOKIE = "fc-sign-in";

export const sessionCookie = (): Promise<string | null> => readCookie(SESSION_COOKIE);

/** Keeps what opens the session, for route handlers. */
export const keepSessionCookie = (secret: string): Promise<void> =>
  writeCookie(SESSION_COOKIE, secret, SESSION_LIFE_MS / 1000);

/** Forgets the session and a sign-in under way, for route handlers. */
export async function forgetAccountCookies(): Promise<void> {
  await forgetCookie(SESSION_COOKIE);
  await forgetCookie(SIGN_IN_COOKIE);
}

export const challengeCookie = (): Promise<string | null> => readCookie(SIGN_IN_COOKIE);

/** Remembers which sign-in this browser began: its code is worth nothing elsewhere. For route handlers. */
export const keepChallengeCookie = (challenge: string): Promise<void> =>
  writeCookie(SIGN_IN_COOKIE, challenge, SIGN_IN_MS / 1000);

/** Forgets the sign-in under way, for route handlers. */
export const forgetChallengeCookie = (): Promise<void> => forgetCookie(SIGN_IN_COOKIE);
