import "server-only";
import { cookies, headers } from "next/headers";
import { cookieRules } from "#host/http/caller/cookie-rules.ts";

const rulesHere = async (name: string): Promise<ReturnType<typeof cookieRules>> =>
  cookieRules(name, (await headers()).get("host") ?? "");

/** What the shopper's browser sent back under this name, or null. */
export async function readCookie(name: string): Promise<string | null> {
  return (await cookies()).get((await rulesHere(name)).name)?.value || null;
}

/** Keeps a value in the shopper's browser, for route handlers. */
export async function writeCookie(name: string, value: string, lifeSeconds: number): Promise<void> {
  const rules = await rulesHere(name);
  (await cookies()).set({ name: rules.name, value, maxAge: lifeSeconds, ...rules.flags });
}

/** Takes a value out of the shopper's browser again, for route handlers. */
export const forgetCookie = (name: string): Promise<void> => writeCookie(name, "", 0);
