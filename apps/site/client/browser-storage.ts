import type { BrowserStorage } from "@forecourt/analytics";

/**
 * The browser's storage as every package takes it, safe to call: a browser that refuses to read answers
 * null, and one that is full or forbids writing keeps nothing.
 */
export function browserStorage(kind: Kind): BrowserStorage {
  return {
    getItem: (key) => attempt(kind, (storage) => storage.getItem(key)),
    setItem: (key, value) => {
      if (!isForgotten) attempt(kind, (storage) => storage.setItem(key, value));
    },
    removeItem: (key) => void attempt(kind, (storage) => storage.removeItem(key)),
  };
}

let isForgotten = false;

/**
 * Takes away all that the site keeps in this browser's storage. This page keeps nothing after that: what it asked the
 * server for may still be answered while the shopper leaves.
 */
export function forgetEverything(): void {
  isForgotten = true;
  for (const kind of ["local", "session"] as const) attempt(kind, (storage) => storage.clear());
}

type Kind = "local" | "session";

function attempt<Result>(kind: Kind, call: (storage: Storage) => Result): Result | null {
  try {
    // Some browsers throw as soon as the storage is named.
    return call(kind === "local" ? window.localStorage : window.sessionStorage);
  } catch {
    return null;
  }
}
