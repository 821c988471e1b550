import { type BrowserPost, leaveJson, postJson } from "../destinations/browser-post.ts";
import type { Destination } from "../dispatch/dispatcher.ts";
import type { EventRecordPolicy, Happening } from "../events/event-record.ts";
import { vehicleTracking } from "../events/vehicle-tracking.ts";
import { type PixelEventName, pixelEventName } from "./pixel-event.ts";

/** The server's copy follows the browser's after this time. */
const SERVER_DELAY_MS = 250;

/** What the site's `/api/fb-events` takes. The site adds what it knows of the shopper, hashed. */
export interface PixelCopy {
  readonly event_name: PixelEventName;
  /** The browser's event has the same, so that the network counts the two as one. */
  readonly event_id: string;
  /** The device, as far as it may be recognised. */
  readonly unique_id: string;
  readonly url: string;
  readonly lead_id: string | null;
  readonly content: Readonly<Record<string, unknown>>;
}

/** What the social network's pixel needs. */
export interface SocialPixelParts {
  /** `fbq`, once the site has put it there. */
  readonly fbq: (...words: readonly unknown[]) => void;
  /** The site's own `/api/fb-events`. */
  readonly path: string;
  readonly post: BrowserPost;
  readonly policy: EventRecordPolicy;
  readonly schedule: (run: () => void, milliseconds: number) => void;
}

/**
 * The social network's pixel, and 250 ms later the same event from the site's server: one id for both.
 *
 * @example
 * const pixel = socialPixel({ fbq, path: "/api/fb-events", post, policy, schedule: setTimeout });
 */
export const socialPixel = (parts: SocialPixelParts): Destination => ({
  name: "social pixel",
  purpose: "advertising",
  receive(happening) {
    const name = pixelEventName(happening.event);
    if (name === null) return;
    const content = contentOf(happening, parts.policy);
    parts.fbq("track", name, content, { eventID: happening.id });
    const copy: PixelCopy = {
      event_name: name,
      event_id: happening.id,
      unique_id: happening.visit.anonId,
      url: happening.visit.url,
      lead_id: "leadId" in happening.event ? happening.event.leadId : null,
      content,
    };
    parts.schedule(() => {
      if (leaveJson(parts.path, copy, parts.post)) return;
      // The browser's own event stands without its copy.
      postJson(parts.path, copy, parts.post).catch(() => {});
    }, SERVER_DELAY_MS);
  },
});

const contentOf = ({ event }: Happening, policy: EventRecordPolicy): Readonly<Record<string, unknown>> =>
  "car" in event && event.car ? { ...vehicleTracking(event.car, policy) } : {};
