import type { PhoneCall } from "../destinations/car-phone-call.ts";
import type { WebsiteRequest } from "./parse-events.ts";

const MAX_TEXT_LENGTH = 2000;
const text = (body: object, name: string): string | null => {
  const value = new Map<string, unknown>(Object.entries(body)).get(name);
  return typeof value === "string" && value !== "" && value.length <= MAX_TEXT_LENGTH ? value : null;
};

/**
 * Reads a call posted to the site's `/api/events/car_phone_call`; `null` when it is none. The website
 * is the one whose host was requested.
 *
 * @example
 * parsePhoneCall({ car_id: "9", url: "https://dealer.example/cars/kia" }, { websiteSlug: "a-site", websiteId: "7" })
 */
export function parsePhoneCall(body: unknown, { websiteSlug, websiteId }: WebsiteRequest): PhoneCall | null {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
  return {
    website_slug: websiteSlug,
    website_id: websiteId,
    url: text(body, "url") ?? "",
    car_id: text(body, "car_id"),
    dealership_id: text(body, "dealership_id"),
  };
}
