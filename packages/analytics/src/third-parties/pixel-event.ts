import { type EventName, isLeadEvent, type SiteEvent } from "../events/event-table.ts";

/** The advertising networks' standard names that our events have. */
export type PixelEventName =
  | "PageView"
  | "ViewContent"
  | "Search"
  | "AddToWishlist"
  | "Contact"
  | "Schedule"
  | "InitiateCheckout"
  | "Lead";

/** The events besides accepted leads that networks have a name for. */
const NAMES: Partial<Record<EventName, PixelEventName>> = {
  page_viewed: "PageView",
  car_viewed: "ViewContent",
  stock_searched: "Search",
  stock_filtered: "Search",
  favourite_added: "AddToWishlist",
  dealer_called: "Contact",
  text_us_opened: "Contact",
  chat_started: "Contact",
  whatsapp_opened: "Contact",
  checkout_started: "InitiateCheckout",
  new_test_drive: "Schedule",
  used_test_drive: "Schedule",
};

/**
 * An event's standard name at an advertising network; `null` for what networks have no name for.
 *
 * @example
 * pixelEventName({ name: "page_viewed", page: "home" }) // "PageView"
 */
export const pixelEventName = ({ name }: SiteEvent): PixelEventName | null =>
  NAMES[name] ?? (isLeadEvent(name) ? "Lead" : null);
