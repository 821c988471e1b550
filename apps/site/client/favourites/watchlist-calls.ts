import { parseWatchlist, type Watchlist, watchlistRecords } from "@forecourt/forms-machine";

/** What the server keeps of this browser, or of the account; `email` is null for a stranger. */
export interface StoredList {
  readonly email: string | null;
  readonly watchlist: Watchlist;
}

/** The list of the browser's cookie, and that of the account. */
type Path = "/api/favourites" | "/api/auth";

const before = new Map<Path, Promise<unknown>>();

/**
 * Gives the server some of a list, and gets what became of it there, or null where it cannot be reached. One call follows
 * the other, since each answer's cookie is made of the one before.
 */
export function sendWatchlist(path: Path, list: Watchlist): Promise<StoredList | null> {
  const sent = (before.get(path) ?? Promise.resolve()).then(() =>
    call(path, {
      method: path === "/api/auth" ? "PUT" : "POST",
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ watchlist: watchlistRecords(list) }),
    }),
  );
  before.set(path, sent);
  return sent;
}

/** What the server keeps, once it has taken in every change before; null where it cannot be reached. */
export async function askWatchlist(path: Path): Promise<StoredList | null> {
  await before.get(path);
  return call(path, {});
}

async function call(path: Path, request: RequestInit): Promise<StoredList | null> {
  try {
    const response = await fetch(path, request);
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
