import {
  mergeWatchlists,
  parseWatchlist,
  printWatchlist,
  type Watchlist,
  watchlistRecords,
} from "@forecourt/forms-machine";
import type { Account } from "@forecourt/leads/returning";
import { errorResponse } from "#host/http/response/error-response.ts";
import { readBody } from "#host/http/body/request-body.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { privateResponse } from "#host/http/response/private-response.ts";
import { signedInAccount } from "./current-shopper.ts";
import type { SiteHandler } from "#server/tenants/tenant-route.ts";
import { watchlistBody } from "#server/api/calls/request-bodies.ts";

/** 400 cars with their names and pictures. */
const MAX_BYTES = 900_000;
/** More writers than this at once on one list are a mistake of ours. */
const MAX_TRIES = 20;

/** `GET /api/auth`: who is signed in, and the cars they keep. */
export const sessionResponse: SiteHandler = async (_request, content, wiring) => {
  const account = await signedInAccount(wiring, content);
  if (account) return privateResponse(bodyOf(account.email, parseWatchlist(account.watchlist)));
  return privateResponse({ user: null, watchlist: [] });
};

/** `PUT /api/auth`: unites what a browser keeps with the account's list, and returns the union. */
export const mergeResponse: SiteHandler = async (request, content, wiring) => {
  const body = await readBody(request, MAX_BYTES);
  const parsed = watchlistBody.safeParse(body?.fields);
  if (!parsed.success) return errorResponse(400, "A watchlist was expected.");
  const account = await signedInAccount(wiring, content);
  if (!account) return errorResponse(401, "The session is over.");
  const theirs = parseWatchlist(JSON.stringify(parsed.data.watchlist), wiring.now().getTime());
  const list = await addToWatchlist(wiring, account, theirs);
  return list === null
    ? errorResponse(401, "The session is over.")
    : privateResponse(bodyOf(account.email, list));
};

/** Unites a list with an account's; changes of other devices meanwhile are taken in first. Null for an erased account. */
export async function addToWatchlist(
  { accounts }: Pick<Wiring, "accounts">,
  { tenant, id }: Pick<Account, "tenant" | "id">,
  theirs: Watchlist,
): Promise<Watchlist | null> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const account = await accounts.account(tenant, id);
    if (!account) return null;
    const union = mergeWatchlists(parseWatchlist(account.watchlist), theirs);
    const text = printWatchlist(union);
    if (text === account.watchlist || (await accounts.saveWatchlist(account, text))) return union;
  }
  throw new Error(`The watchlist of one account changed ${MAX_TRIES} times while it was being written.`);
}

const bodyOf = (email: string, list: Watchlist): unknown => ({
  user: { email },
  watchlist: watchlistRecords(list),
});
