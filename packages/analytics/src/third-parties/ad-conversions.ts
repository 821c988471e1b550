import type { Destination } from "../dispatch/dispatcher.ts";
import { isLeadEvent } from "../events/event-table.ts";
import type { Gtag } from "./ga4-events.ts";

/** A shopper as enhanced conversions take one: hashed in the browser, never in the clear. */
export interface HashedShopper {
  readonly sha256_email_address?: string;
  readonly sha256_phone_number?: string;
}

/**
 * The search advertiser's conversions: accepted leads alone, each with its own id, and with the hashed shopper where
 * the site knows one.
 *
 * @example
 * const ads = adConversions({ sendTo: "AW-1/label", gtag, currency: "AUD", shopper: async () => null });
 */
export const adConversions = (parts: {
  readonly sendTo: string;
  readonly gtag: Gtag;
  readonly currency: string;
  readonly shopper: () => Promise<HashedShopper | null>;
}): Destination => ({
  name: "ad conversions",
  purpose: "advertising",
  async receive({ event }) {
    if (!isLeadEvent(event.name) || !("leadId" in event)) return;
    const shopper = await parts.shopper();
    if (shopper) parts.gtag("set", "user_data", shopper);
    parts.gtag("event", "conversion", {
      send_to: parts.sendTo,
      transaction_id: event.leadId,
      ...(event.car?.price != null && { value: event.car.price, currency: parts.currency }),
    });
  },
});
