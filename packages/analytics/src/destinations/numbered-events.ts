import type { Destination } from "../dispatch/dispatcher.ts";
import type { EventRecord, EventRecordPolicy } from "../events/event-record.ts";
import { eventRecord } from "../events/event-record.ts";
import type { BrowserPost } from "./browser-post.ts";
import { postFromBrowser } from "./browser-post.ts";

export type { BrowserPost, KeptAlivePost } from "./browser-post.ts";

/** Events of one click belong in one batch, so sending waits this long. */
const SEND_DELAY_MS = 250;
/** A batch stays far below the 64 KB a browser allows a beacon. */
const MAX_BATCH = 20;

/** What the numbered endpoint's destination is made of. */
export interface NumberedEventsParts {
  /** The site's own route, such as `/api/events`. */
  readonly path: string;
  readonly policy: EventRecordPolicy;
  readonly post: BrowserPost;
  /** `setTimeout`, or a double. */
  readonly schedule: (run: () => void, milliseconds: number) => void;
  readonly onFailure?: (error: unknown) => void;
}

/** The numbered endpoint; `flush` sends what waits, call it when the page is hidden. */
export interface NumberedEvents extends Destination {
  readonly flush: () => void;
}

/**
 * Sends events that have a number to the site's own route, batched, as `{ events: EventRecord[] }`.
 * Events without a number are left out.
 *
 * @example
 * const numbered = numberedEvents({ path: "/api/events", policy, post: { fetch }, schedule: setTimeout });
 * document.addEventListener("visibilitychange", numbered.flush);
 */
export function numberedEvents(parts: NumberedEventsParts): NumberedEvents {
  let waiting: EventRecord[] = [];
  const flush = () => {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    postFromBrowser(parts.path, { events }, parts.post).catch((error: unknown) => parts.onFailure?.(error));
  };
  return {
    name: "numbered events",
    thirdParty: false,
    flush,
    receive(event, visit) {
      const record = eventRecord(event, visit, parts.policy);
      if (!record) return;
      waiting.push(record);
      if (waiting.length >= MAX_BATCH) flush();
      else if (waiting.length === 1) parts.schedule(flush, SEND_DELAY_MS);
    },
  };
}
