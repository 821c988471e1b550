import type { BrowserMemory } from "@forecourt/analytics";

/** A storage that keeps nothing, for browsers that refuse to have one. */
const FORGETFUL: BrowserMemory = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** The browser's storage, or one that forgets: some browsers throw as soon as it is named. */
export function pageMemory(kind: "local" | "session"): BrowserMemory {
  try {
    return kind === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return FORGETFUL;
  }
}
