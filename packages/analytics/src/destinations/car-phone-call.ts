import type { Destination } from "../dispatch/dispatcher.ts";
import type { BrowserPost } from "./browser-post.ts";
import { leaveJson, postJson } from "./browser-post.ts";

export type { BrowserPost, KeepalivePost } from "./browser-post.ts";

/** One logged phone call. No number and nothing about the shopper. */
export interface PhoneCall {
  readonly website_slug: string;
  readonly website_id: string;
  readonly url: string;
  readonly car_id: string | null;
  readonly dealership_id: string | null;
}

/**
 * Logs a press on a `tel:` link with the site's `POST /api/events/car_phone_call`. It is sent at once
 * and outlives the page, since the browser may switch to the phone. It names no device, so it needs no consent.
 *
 * @example
 * const calls = carPhoneCall({ path: "/api/events/car_phone_call", post: { fetch } });
 */
export const carPhoneCall = (parts: { readonly path: string; readonly post: BrowserPost }): Destination => ({
  name: "car phone call",
  purpose: null,
  async receive({ event, visit }) {
    if (event.name !== "dealer_called") return;
    const call: PhoneCall = {
      website_slug: visit.websiteSlug,
      website_id: visit.websiteId,
      url: visit.url,
      car_id: event.car?.id ?? null,
      dealership_id: event.dealershipId,
    };
    if (!leaveJson(parts.path, call, parts.post)) await postJson(parts.path, call, parts.post);
  },
});
