import "server-only";
import { cookies, headers } from "next/headers";

/** Hosts a browser only ever reaches on its own machine, mostly over plain HTTP. */
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * The name and flags a cookie of ours has on a host. Outside loopback it is `Secure` and its name begins with `__Host-`,
 * which browsers keep for this one host and take over HTTPS alone.
 *
 * @example
 * cookieRules("fc-draft", "dealer.example").name // "__Host-fc-draft"
 */
export function cookieRules(name: string, host: string) {
  const secure = !LOOPBACK.test(host);
  const flags = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return { name: secure ? `__Host-${name}` : name, flags };
}

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
