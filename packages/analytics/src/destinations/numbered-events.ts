import type { BrowserStorage } from "../browser-storage.ts";
import type { Destination } from "../dispatch/dispatcher.ts";
import type { EventRecordPolicy } from "../events/event-record.ts";
import { eventRecord } from "../events/event-record.ts";
import type { BrowserPost } from "./browser-post.ts";
import { leaveJson, postJson } from "./browser-post.ts";
import { eventQueue } from "./event-queue.ts";

export type { BrowserPost, KeepalivePost } from "./browser-post.ts";

/** Events of one click belong in one batch, so sending waits this long. */
const SEND_DELAY_MS = 250;
/** A batch stays far below the 64 KB a browser allows a beacon. */
const MAX_BATCH = 20;
/** How long an endpoint that did not respond is left alone. */
const RETRY_MS = 30_000;

/** What the numbered endpoint's destination is made of. */
export interface NumberedEventsParts {
  /** The site's own route, such as `/api/events`. */
  readonly path: string;
  readonly policy: EventRecordPolicy;
  readonly post: BrowserPost;
  /** `setTimeout`, or a double. */
  readonly schedule: (run: () => void, milliseconds: number) => void;
  /** `localStorage`: what was not sent is sent from the next page. */
  readonly storage: BrowserStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly onFailure?: (error: unknown) => void;
}

/** The numbered endpoint, and what waits for it. */
export interface NumberedEvents extends Destination {
  /** Sends what waits: on a new page, and when the network is back. */
  readonly flush: () => void;
  /** Leaves what waits with the browser: when the page is hidden. */
  readonly leave: () => void;
  /** Throws away what waits: the shopper refused. */
  readonly forget: () => void;
}

/**
 * Sends events that have a number to the site's own route, batched, as `{ events: EventRecord[] }`. What was not
 * taken stays in a bounded queue that survives the page; each record carries its `event_id`, by which the route knows
 * a copy. Events without a number are left out.
 *
 * @example
 * const numbered = numberedEvents({ path: "/api/events", policy, post: { fetch }, schedule: setTimeout, storage, now });
 * document.addEventListener("visibilitychange", () => document.hidden && numbered.leave());
 */
export function numberedEvents(parts: NumberedEventsParts): NumberedEvents {
  const queue = eventQueue(parts);
  let sending = false;
  let scheduled = false;
  const later = (milliseconds: number) => {
    if (scheduled) return;
    scheduled = true;
    parts.schedule(() => {
      scheduled = false;
      flush();
    }, milliseconds);
  };
  const send = async (): Promise<void> => {
    for (let batch = queue.first(MAX_BATCH); batch.length > 0; batch = queue.first(MAX_BATCH)) {
      const status = await postJson(parts.path, { events: batch }, parts.post);
      if (status === 429 || status >= 500) throw new Error(`The events endpoint responded with ${status}.`);
      // What the route refuses it would refuse again.
      queue.remove(batch);
      if (status >= 400) parts.onFailure?.(new Error(`The events endpoint responded with ${status}.`));
    }
  };
  const flush = () => {
    if (sending || queue.first(1).length === 0) return;
    sending = true;
    send()
      .catch((error: unknown) => {
        parts.onFailure?.(error);
        later(RETRY_MS);
      })
      .finally(() => {
        sending = false;
      });
  };
  return {
    name: "numbered events",
    purpose: "own",
    flush,
    leave: () => {
      // It stays in the queue as well: a browser does not say whether a beacon arrived.
      const events = queue.first(MAX_BATCH);
      if (events.length > 0) leaveJson(parts.path, { events }, parts.post);
    },
    forget: () => queue.clear(),
    receive(happening) {
      const record = eventRecord(happening, parts.policy);
      if (!record) return;
      queue.add(record);
      later(SEND_DELAY_MS);
    },
  };
}
