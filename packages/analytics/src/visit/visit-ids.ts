import type { BrowserStorage } from "../browser-storage.ts";
import { readText, writeText } from "../browser-storage.ts";

/** Made here, in the browser, and of no meaning anywhere else. */
export interface VisitIds {
  /** The same on every visit of this browser. */
  readonly anonId: string;
  /** The same until the browser window is closed. */
  readonly sessionId: string;
}

/** Where ids are kept and how new ones are made. */
export interface VisitIdsPlace {
  /** `localStorage`. */
  readonly storage: BrowserStorage;
  /** `sessionStorage`. */
  readonly session: BrowserStorage;
  /** `crypto.randomUUID`. */
  readonly newId: () => string;
  /** False for a shopper who has refused to be recognised: the device id then lives with the session. */
  readonly mayRecognise: boolean;
}

const KEY = "distinct-id";
const SESSION_KEY = "session-id";

function keptId(storage: BrowserStorage, key: string, newId: () => string): string {
  const stored = readText(storage, key);
  if (stored !== null && /^[\w-]{8,64}$/.test(stored)) return stored;
  const id = newId();
  writeText(storage, key, id);
  return id;
}

/**
 * The ids an event carries, made on first use. Call it once a page, and keep the answer: a browser
 * without storage makes new ones each time.
 *
 * @example
 * const ids = visitIds({ storage: localStorage, session: sessionStorage, newId: () => crypto.randomUUID(), mayRecognise: consent.thirdParties });
 */
export function visitIds({ storage, session, newId, mayRecognise }: VisitIdsPlace): VisitIds {
  const sessionId = keptId(session, SESSION_KEY, newId);
  if (mayRecognise) return { sessionId, anonId: keptId(storage, KEY, newId) };
  try {
    storage.removeItem(KEY);
  } catch {
    // Blocked storage holds nothing to forget.
  }
  return { sessionId, anonId: sessionId };
}
