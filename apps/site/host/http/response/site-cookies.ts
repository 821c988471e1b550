import { createHmac, timingSafeEqual } from "node:crypto";
import { cookies, headers } from "next/headers";
import { cookieRules } from "#host/http/caller/cookie-rules.ts";

const rulesHere = async (name: string): Promise<ReturnType<typeof cookieRules>> =>
  cookieRules(name, (await headers()).get("host") ?? "");

/** What the shopper's browser sent back under this name, or null. */
export async function readCookie(name: string): Promise<string | null> {
  return (await cookies()).get((await rulesHere(name)).name)?.value || null;
}

/** Keeps a value in the shopper's browser, for route handlers; `readable` by the page's scripts too. */
export async function writeCookie(
  name: string,
  value: string,
  lifeSeconds: number,
  { readable = false } = {},
): Promise<void> {
  const { name: full, flags } = await rulesHere(name);
  (await cookies()).set({ name: full, value, maxAge: lifeSeconds, ...flags, httpOnly: !readable });
}

/** Takes a value out of the shopper's browser again, for route handlers. */
export const forgetCookie = (name: string): Promise<void> => writeCookie(name, "", 0);

/** What signed cookies are made and read with. */
export interface CookieSigner {
  readonly cookieKey: string;
  readonly now: () => Date;
}

const SIGNED = /^(?<ends>\d{1,13})\.(?<mac>[\w-]{43})\.(?<value>.*)$/su;

/** Over the name, the host and the end: worth nothing under another name, on another host or later. */
const macOf = async (key: string, name: string, ends: string, value: string): Promise<Buffer> =>
  createHmac("sha256", key)
    .update(JSON.stringify([name, (await headers()).get("host") ?? "", ends, value]))
    .digest();

/** Keeps a value that opens something in the shopper's browser, so that none but the site's own is believed. */
export async function writeSignedCookie(
  { cookieKey, now }: CookieSigner,
  name: string,
  value: string,
  lifeSeconds: number,
): Promise<void> {
  const ends = String(now().getTime() + lifeSeconds * 1000);
  const mac = await macOf(cookieKey, name, ends, value);
  await writeCookie(name, `${ends}.${mac.toString("base64url")}.${value}`, lifeSeconds);
}

/** What `writeSignedCookie` stored under this name; null when the site has not signed it or it has expired. */
export async function readSignedCookie(
  { cookieKey, now }: CookieSigner,
  name: string,
): Promise<string | null> {
  const { ends, mac, value } = SIGNED.exec((await readCookie(name)) ?? "")?.groups ?? {};
  if (ends === undefined || mac === undefined || value === undefined) return null;
  if (Number(ends) <= now().getTime()) return null;
  const given = Buffer.from(mac, "base64url");
  const own = await macOf(cookieKey, name, ends, value);
  return given.length === own.length && timingSafeEqual(given, own) ? value : null;
}
