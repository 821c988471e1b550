import type { BrowserMemory } from "../browser-memory.ts";
import { readText, writeText } from "../browser-memory.ts";

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
  readonly memory: BrowserMemory;
  /** `sessionStorage`. */
  readonly session: BrowserMemory;
  /** `crypto.randomUUID`. */
  readonly newId: () => string;
  /** False for a shopper who has refused to be recognised: the device id then lives with the session. */
  readonly mayRecognise: boolean;
}

const KEY = "distinct-id";
const SESSION_KEY = "session-id";

function keptId(memory: BrowserMemory, key: string, newId: () => string): string {
  const stored = readText(memory, key);
  if (stored !== null && /^[\w-]{8,64}$/.test(stored)) return stored;
  const id = newId();
  writeText(memory, key, id);
  return id;
}

/**
 * The ids an event carries, made on first use. Call it once a page, and keep the answer: a browser
 * without storage makes new ones each time.
 *
 * @example
 * const ids = visitIds({ memory: localStorage, session: sessionStorage, newId: () => crypto.randomUUID(), mayRecognise: consent.thirdParties });
 */
export function visitIds({ memory, session, newId, mayRecognise }: VisitIdsPlace): VisitIds {
  const sessionId = keptId(session, SESSION_KEY, newId);
  if (mayRecognise) return { sessionId, anonId: keptId(memory, KEY, newId) };
  try {
    memory.removeItem(KEY);
  } catch {
    // Blocked storage holds nothing to forget.
  }
  return { sessionId, anonId: sessionId };
}
