/**
 * The part of the browser's storage that is used here, handed in as an argument: `localStorage`,
 * `sessionStorage` or a Map-like double. Everything read from it is untrusted, and every call may
 * throw (private windows, blocked storage, a full disk).
 */
export interface BrowserStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What is stored under a key, or `null`, also when the browser refuses to say. */
export function readText(storage: BrowserStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text if the browser lets us; forgetting is the shopper's right, not an error. */
export function writeText(storage: BrowserStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // Nothing that is remembered here is worth disturbing a shopper for.
  }
}

/** The JSON stored under a key; `undefined` when there is none or it is broken. */
export function readJson(storage: BrowserStorage, key: string): unknown {
  const text = readText(storage, key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
