import { parseWatchlist, type Watchlist, watchlistRecords } from "@forecourt/forms-machine";

const PATH = "/api/auth";

/** Who is signed in, and what the account keeps; `email` is null for a stranger. */
export interface AccountAnswer {
  readonly email: string | null;
  readonly watchlist: Watchlist;
}

/** Asks who is signed in; null where the server cannot be reached. */
export const askAccount = (): Promise<AccountAnswer | null> => call({});

/** Gives the account what this browser keeps besides; the union, or null where that failed. */
export const sendToAccount = (list: Watchlist): Promise<AccountAnswer | null> =>
  call({
    method: "PUT",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ watchlist: watchlistRecords(list) }),
  });

async function call(request: RequestInit): Promise<AccountAnswer | null> {
  try {
    const response = await fetch(PATH, request);
    if (!response.ok) return null;
    const { user, watchlist } = (await response.json()) as {
      user?: { email?: unknown } | null;
      watchlist?: unknown;
    };
    const email = typeof user?.email === "string" ? user.email : null;
    return { email, watchlist: parseWatchlist(JSON.stringify(watchlist ?? [])) };
  } catch {
    return null;
  }
}
