import { parseWatchlist, type Watchlist } from "@forecourt/forms-machine";
import type { Account } from "@forecourt/leads/returning";
import { signIn } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { keepSessionCookie, sessionCookie } from "./account-cookies.ts";
import { type AccountParts, sessionsOf } from "./account-desks.ts";

/** Who is signed in. */
export interface CurrentShopper {
  accountId: string;
  email: string;
  emailKey: string;
  watchlist: Watchlist;
}

/** The account this browser is signed in to on a tenant's site, for pages; null for a stranger. */
export async function currentShopper(
  wiring: AccountParts,
  content: TenantContent,
): Promise<CurrentShopper | null> {
  const account = await openAccount(wiring, content, false);
  return account && shopperOf(account);
}

/**
 * Whether this browser was signed in and its session has ended: by its age, or from another device. The cookie stays
 * until the shopper signs in again, so that a page can say so in place of an empty list.
 */
export async function isSessionOver(wiring: AccountParts, content: TenantContent): Promise<boolean> {
  const wasSignedIn = (await sessionCookie()) !== null && signIn(content.tenant.config).offered;
  return wasSignedIn && (await openAccount(wiring, content, false)) === null;
}

/** The account as `currentShopper` knows it, for route handlers, which can keep a new secret in the browser. */
export async function signedInAccount(wiring: AccountParts, content: TenantContent): Promise<Account | null> {
  return openAccount(wiring, content, true);
}

const shopperOf = ({ id, email, emailKey, watchlist }: Account): CurrentShopper => ({
  accountId: id,
  email,
  emailKey,
  watchlist: parseWatchlist(watchlist),
});

async function openAccount(
  wiring: AccountParts,
  content: TenantContent,
  canRotate: boolean,
): Promise<Account | null> {
  const cookie = await sessionCookie();
  if (cookie === null || !signIn(content.tenant.config).offered) return null;
  const open = await sessionsOf(wiring).read(content.slug, cookie, { canRotate });
  if (open?.secret) await keepSessionCookie(open.secret);
  return open?.account ?? null;
}
