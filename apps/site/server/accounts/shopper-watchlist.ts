import { mergeWatchlists, type Watchlist } from "@forecourt/forms-machine";
import type { Account } from "@forecourt/leads/returning";
import { browserWatchlist, namedByStock } from "#server/favourites/kept-cars.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { addToWatchlist } from "./session-response.ts";
import { currentShopper, signedInAccount } from "./current-shopper.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import type { AccountParts } from "./account-desks.ts";

/** The cars of the request's shopper: the account's and this browser's in one list, for pages. */
export async function shopperWatchlist(
  wiring: AccountParts,
  site: Pick<TenantSite, "content">,
): Promise<Watchlist> {
  const shopper = await currentShopper(wiring, site.content);
  const browser = await browserWatchlist();
  return shopper ? mergeWatchlists(shopper.watchlist, browser) : browser;
}

/**
 * Gives the account of a signed-in shopper what this browser keeps, for route handlers; the union, or null for a
 * stranger. Cars the stock has no name for stay with the browser.
 */
export async function uniteWithAccount(
  wiring: Pick<Wiring, "accounts" | "now" | "stock">,
  site: TenantSite,
  browser: Watchlist,
): Promise<Watchlist | null> {
  const account = await signedInAccount(wiring, site.content);
  return account && uniteWith(wiring, account, site, browser);
}

/** The same for an account that has just signed in, whose session's cookie is not read back yet. */
export async function uniteWith(
  wiring: Pick<Wiring, "accounts" | "stock">,
  account: Pick<Account, "tenant" | "id">,
  site: TenantSite,
  browser: Watchlist,
): Promise<Watchlist | null> {
  const named = await namedByStock(wiring, site, browser);
  return named && addToWatchlist(wiring, account, named);
}
