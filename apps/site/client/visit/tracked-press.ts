import { parseSiteEvent, type SiteEvent, type TrackedCar } from "@forecourt/analytics";
import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { heartCar, lastPart } from "./heart-car.ts";

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
      dealershipId: readBehaviour(element.closest(selectorOf("dealership")), "dealership"),
      car,
    }),
  ],
  [
    selectorOf("event"),
    ({ element, car }) => ({
      name: readBehaviour(element, "event"),
      place: readBehaviour(element, "place"),
      car,
    }),
  ],
  ["a[href*='//wa.me/']", ({ car }) => ({ name: "whatsapp_opened", car })],
  [selectorOf("view"), ({ car }) => ({ name: "gallery_opened", car })],
  [selectorOf("share"), ({ car }) => ({ name: "page_shared", car })],
  [selectorOf("does", "print"), ({ car }) => ({ name: "pdf_printed", car })],
  ["a[href^='mailto:']", ({ car }) => ({ name: "mail_opened", car })],
  [`${selectorOf("card")} a`, ({ element }) => ({ name: "car_chosen", car: carOfCard(element) })],
  [
    "a[href*='/offers/']",
    ({ element }) => ({ name: "offer_chosen", offer: lastPart(element.getAttribute("href") ?? "") }),
  ],
];

/**
 * What a press means; null where there is nothing to track. A press names the car it was rendered for, else the page's own.
 * Attributes that are none of ours are no car.
 */
export function trackedPress(target: Element, pageCar: TrackedCar | null): SiteEvent | null {
  for (const [selector, eventOf] of PRESSES) {
    const element = target.closest(selector);
    if (!element) continue;
    const marked = element.closest(selectorOf("car"));
    const car = marked ? readBehaviour(marked, "car") : pageCar;
    return parseSiteEvent(eventOf({ element, car }));
  }
  return null;
}

/** A car's tile says which car it is on its heart. */
function carOfCard(link: Element): TrackedCar | null {
  const heart = link
    .closest(selectorOf("card"))
    ?.querySelector<HTMLButtonElement>(`button${selectorOf("heart")}`);
  if (!heart) return null;
  const { id, slug, name, price } = heartCar(heart);
  return { id, slug, name, price };
}
