import type { TrackedCar } from "@forecourt/analytics";
import { markSuccess } from "@forecourt/leads/browser";
import { browserStorage } from "../browser-storage.ts";
import { convert } from "../visit/track-visit.ts";

/** The reservation a confirmation page tells of. */
export interface CountedReservation {
  tenant: string;
  leadId: string;
  category: string;
  car: TrackedCar;
}

/** Counts the conversion once a lead, however often the page is shown. */
export function countReservation({ tenant, leadId, category, car }: CountedReservation): void {
  const session = browserStorage("session");
  const key = `${tenant}-Reserved`;
  if (session.getItem(key) === leadId) return;
  session.setItem(key, leadId);
  const { id, slug, name, price } = car;
  const event = { name: "car_reserved", leadId, form: null, car: { id, slug, name, price } } as const;
  // The site itself counts at once, the outside from the marker on the page that follows, as for every lead.
  markSuccess(browserStorage("local"), tenant, {
    leadId,
    category,
    at: Date.now(),
    event: JSON.stringify(event),
  });
  // The visit of a page opened afresh starts in the same moment, and before this.
  setTimeout(() => convert(event));
}
