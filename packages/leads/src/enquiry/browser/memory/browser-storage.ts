import { isRecord } from "@forecourt/search/kernel";

/** The three calls of `localStorage` this package needs. */
export type BrowserStorage = Pick<Storage, "getItem" | "setItem">;

const MAX_LENGTH = 10_000;

/** A stored JSON object, or null: storage may be blocked, foreign, half written or edited by hand. */
export function readRecord(store: BrowserStorage, key: string): ReadonlyMap<string, unknown> | null {
  try {
    const text = store.getItem(key);
    if (text === null || text.length > MAX_LENGTH) return null;
    const stored: unknown = JSON.parse(text);
    return isRecord(stored) ? new Map(Object.entries(stored)) : null;
  } catch {
    return null;
  }
}

/** Keeps a JSON object. Full or forbidden storage is no reason to bother a shopper. */
export function writeRecord(store: BrowserStorage, key: string, record: object): void {
  try {
    store.setItem(key, JSON.stringify(record));
  } catch {
    // Remembering is a comfort: a form works without it.
  }
}
