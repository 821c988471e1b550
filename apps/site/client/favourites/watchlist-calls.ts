import { parseWatchlist, type Watchlist, watchlistRecords } from "@forecourt/forms-machine";

const PATH = "/api/favourites";

let before: Promise<unknown> = Promise.resolve();

/**
 * Gives the server some of a list; what became of these cars there, or null where it cannot be reached. One call follows
 * the other, since each answer's cookie is made of the one before.
 */
export function sendWatchlist(list: Watchlist): Promise<Watchlist | null> {
  const sent = before.then(() =>
    call({
      method: "POST",
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ watchlist: watchlistRecords(list) }),
    }),
  );
  before = sent;
  return sent;
}

/** What the server keeps, once it has taken in every change before; null where it cannot be reached. */
export async function askWatchlist(): Promise<Watchlist | null> {
  await before;
  return call({});
}

async function call(request: RequestInit): Promise<Watchlist | null> {
  try {
    const response = await fetch(PATH, request);
    if (!response.ok) return null;
    const { watchlist } = (await response.json()) as { watchlist?: unknown };
    return parseWatchlist(JSON.stringify(watchlist ?? []));
  } catch {
    return null;
  }
}
