import type { BrowserStorage } from "@forecourt/analytics";

/**
 * The browser's storage as every package takes it, safe to call: a browser that refuses to read answers
 * null, and one that is full or forbids writing keeps nothing.
 */
export function browserStorage(kind: "local" | "session"): BrowserStorage {
  const attempt = <Result>(call: (storage: Storage) => Result): Result | null => {
    try {
      // Some browsers throw as soon as the storage is named.
      return call(kind === "local" ? window.localStorage : window.sessionStorage);
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}
