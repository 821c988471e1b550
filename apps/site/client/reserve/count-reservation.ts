import type { TrackedCar } from "@forecourt/analytics";
import { markSuccess } from "@forecourt/leads/browser";
import { browserStorage } from "../browser-storage.ts";
import { countLeadHere } from "../visit/track-visit.ts";

/** The reservation a page tells of. */
export interface CountedReservation {
  tenant: string;
  leadId: string;
  category: string;
  car: TrackedCar;
}

/** Counts the conversion once a lead, however often and in however many tabs its confirmation or receipt is shown. */
export function countReservation({ tenant, leadId, category, car }: CountedReservation): void {
  const memory = browserStorage("local");
  const key = `${tenant}-Reserved`;
  if (memory.getItem(key) === leadId) return;
  memory.setItem(key, leadId);
  const { id, slug, name, price } = car;
  const event = { name: "car_reserved", leadId, form: null, car: { id, slug, name, price } } as const;
  markSuccess(memory, tenant, { leadId, category, at: Date.now(), event: JSON.stringify(event) });
  countLeadHere(event);
}
