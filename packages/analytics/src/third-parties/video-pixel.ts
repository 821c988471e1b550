import type { Destination } from "../dispatch/dispatcher.ts";
import type { EventRecordPolicy } from "../events/event-record.ts";
import { vehicleTracking } from "../events/vehicle-tracking.ts";
import { type PixelEventName, pixelEventName } from "./pixel-event.ts";

/** `ttq`, the part of it that is used. */
export interface VideoPixelQueue {
  page(): void;
  track(name: string, content: object, options: { readonly event_id: string }): void;
}

/** Where the video network's names differ. */
const NAMES: Partial<Record<PixelEventName, string>> = { Lead: "SubmitForm" };

/**
 * The video network's pixel.
 *
 * @example
 * const pixel = videoPixel({ ttq: window.ttq, policy });
 */
export const videoPixel = ({
  ttq,
  policy,
}: {
  readonly ttq: VideoPixelQueue;
  readonly policy: EventRecordPolicy;
}): Destination => ({
  name: "video pixel",
  purpose: "advertising",
  receive({ id, event }) {
    const name = pixelEventName(event);
    if (name === null) return;
    if (name === "PageView") return ttq.page();
    const car = "car" in event ? event.car : null;
    ttq.track(NAMES[name] ?? name, car ? vehicleTracking(car, policy) : {}, { event_id: id });
  },
});
