import { parseSiteEvent, type SiteEvent, type TrackedCar } from "@forecourt/analytics";
import { heartCar, lastPart } from "./heart-car.ts";

/** What a link says about itself, so that a press on it can name the car and the dealership. */
export interface CallAttributes {
  "data-dealership"?: string;
  "data-car"?: string;
}

/** The attributes of a link; spread them onto it or an element around it. */
export const callAttributes = (car: TrackedCar | null, dealershipId: string | null): CallAttributes => ({
  ...(dealershipId === null ? {} : { "data-dealership": dealershipId }),
  ...(car === null ? {} : { "data-car": JSON.stringify([car.id, car.slug, car.name, car.price]) }),
});

/** What was pressed, and the car of the page it was pressed on. */
interface Press {
  readonly element: Element;
  readonly car: TrackedCar | null;
}

/** What each pressed thing means. The first that fits counts; `null` where it lacks what its event needs. */
const PRESSES: readonly (readonly [selector: string, event: (press: Press) => object | null])[] = [
  [
    "a[href^='tel:']",
    ({ element, car }) => ({
      name: "dealer_called",
      dealershipId: element.closest("[data-dealership]")?.getAttribute("data-dealership") ?? null,
      car,
    }),
  ],
  [
    "[data-event]",
    ({ element, car }) => ({ name: element.getAttribute("data-event"), place: placeOf(element), car }),
  ],
  ["a[href*='//wa.me/']", ({ car }) => ({ name: "whatsapp_opened", car })],
  ["[data-view]", ({ car }) => ({ name: "gallery_opened", car })],
  ["[data-does='share']", ({ car }) => ({ name: "page_shared", car })],
  ["[data-does='print']", ({ car }) => ({ name: "pdf_printed", car })],
  ["a[href^='mailto:']", ({ car }) => ({ name: "mail_opened", car })],
  [".fc-car-card a", ({ element }) => ({ name: "car_chosen", car: carOfCard(element) })],
  [
    "a[href*='/offers/']",
    ({ element }) => ({ name: "offer_chosen", offer: lastPart(element.getAttribute("href") ?? "") }),
  ],
];

/**
 * What a press means; null where there is nothing to track. A press names the car it was drawn for, else the page's own.
 * Attributes that are none of ours are no car.
 */
export function trackedPress(target: Element, pageCar: TrackedCar | null): SiteEvent | null {
  for (const [selector, eventOf] of PRESSES) {
    const element = target.closest(selector);
    if (!element) continue;
    const marked = element.closest("[data-car]");
    const car = marked ? parseCar(marked.getAttribute("data-car")) : pageCar;
    return parseSiteEvent(eventOf({ element, car }));
  }
  return null;
}

const placeOf = (element: Element): string | null => element.getAttribute("data-place");

/** A car's tile says which car it is on its heart. */
function carOfCard(link: Element): TrackedCar | null {
  const heart = link.closest(".fc-car-card")?.querySelector<HTMLButtonElement>("button[data-heart]");
  if (!heart) return null;
  const { id, slug, name, price } = heartCar(heart);
  return { id, slug, name, price };
}

function parseCar(text: string | null): TrackedCar | null {
  const [id, slug, name, price] = parseList(text);
  return carOf(id, slug, name, price);
}

function carOf(id: unknown, slug: unknown, name: unknown, price: unknown): TrackedCar | null {
  if (typeof id !== "string" || typeof slug !== "string" || typeof name !== "string") return null;
  return { id, slug, name, price: typeof price === "number" ? price : null };
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
