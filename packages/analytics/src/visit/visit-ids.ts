import type { BrowserStorage } from "../browser-storage.ts";
import { readText, writeText } from "../browser-storage.ts";

/** Made here, in the browser, and of no meaning anywhere else. */
export interface VisitIds {
  /** The same on every visit of this browser; the session's for a shopper who refused to be recognised. */
  readonly anonId: string;
  /** The same until the browser window is closed. */
  readonly sessionId: string;
}

/** Where ids are stored and how new ones are made. */
export interface VisitIdsPlace {
  /** `localStorage`. */
  readonly storage: BrowserStorage;
  /** `sessionStorage`. */
  readonly session: BrowserStorage;
  /** `crypto.randomUUID`. */
  readonly newId: () => string;
  /**
   * Whether this device may be recognised by the site itself: `own` of the consent decision, which has nothing to do
   * with other companies. Without it the id of the device is forgotten.
   */
  readonly mayRecognise: boolean;
}

const KEY = "distinct-id";
const SESSION_KEY = "session-id";

function storedId(storage: BrowserStorage, key: string, newId: () => string): string {
  const stored = readText(storage, key);
  if (stored !== null && /^[\w-]{8,64}$/.test(stored)) return stored;
  const id = newId();
  writeText(storage, key, id);
  return id;
}

/**
 * The ids an event carries, made on first use. Call it once a page, and keep the result: a browser
 * without storage makes new ones each time.
 *
 * @example
 * const ids = visitIds({ storage: localStorage, session: sessionStorage, newId: () => crypto.randomUUID(), mayRecognise: consent.own });
 */
export function visitIds({ storage, session, newId, mayRecognise }: VisitIdsPlace): VisitIds {
  const sessionId = storedId(session, SESSION_KEY, newId);
  if (mayRecognise) return { sessionId, anonId: storedId(storage, KEY, newId) };
  try {
    storage.removeItem(KEY);
  } catch {
    // Blocked storage holds nothing to forget.
  }
  return { sessionId, anonId: sessionId };
}
