import type { SiteEvent, TrackedCar } from "@forecourt/analytics";

/** What a `tel:` link says about itself, so that a press on it can name the car and the dealership. */
export interface CallAttributes {
  "data-dealership"?: string;
  "data-car"?: string;
}

/** The attributes of a `tel:` link; spread them onto the link or an element around it. */
export const callAttributes = (car: TrackedCar | null, dealershipId: string | null): CallAttributes => ({
  ...(dealershipId === null ? {} : { "data-dealership": dealershipId }),
  ...(car === null ? {} : { "data-car": JSON.stringify([car.id, car.slug, car.name, car.price]) }),
});

/** Links whose presses are tracked: phone numbers, and those that name their event. */
export const TRACKED_LINKS = "a[href^='tel:'],a[data-event]";

/**
 * What a press on a tracked link means; null where there is nothing to track. Attributes that are none of ours are no
 * car.
 */
export function trackedPress(link: Element): SiteEvent | null {
  const car = parseCar(link.closest("[data-car]")?.getAttribute("data-car") ?? "null");
  if (link.getAttribute("data-event") === "history_report_opened")
    return car && { name: "history_report_opened", car };
  return {
    name: "dealer_called",
    dealershipId: link.closest("[data-dealership]")?.getAttribute("data-dealership") ?? null,
    car,
  };
}

function parseCar(text: string): TrackedCar | null {
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts)) return null;
    const [id, slug, name, price]: unknown[] = parts;
    if (typeof id !== "string" || typeof slug !== "string" || typeof name !== "string") return null;
    return { id, slug, name, price: typeof price === "number" ? price : null };
  } catch {
    return null;
  }
}
