import { z } from "zod";
import type { PhoneCall } from "../destinations/car-phone-call.ts";
import type { WebsiteRequest } from "./parse-events.ts";
import { pageText } from "./wire.ts";

const text = pageText(2000);

/** A press on a phone number as a page posts it to `/api/events/car_phone_call`. */
export const phoneCallSchema = z.object({
  url: text.describe("The page's address."),
  car_id: text.describe("The car whose number it is."),
  dealership_id: text.describe("The dealership whose number it is."),
});

/**
 * Reads a call posted to the site's `/api/events/car_phone_call`; `null` when it is none. The website
 * is the one whose host was requested.
 *
 * @example
 * parsePhoneCall({ car_id: "9", url: "https://dealer.example/cars/kia" }, { websiteSlug: "a-site", websiteId: "7" })
 */
export function parsePhoneCall(body: unknown, { websiteSlug, websiteId }: WebsiteRequest): PhoneCall | null {
  const { data: call } = phoneCallSchema.safeParse(body);
  return call ? { website_slug: websiteSlug, website_id: websiteId, ...call, url: call.url ?? "" } : null;
}
