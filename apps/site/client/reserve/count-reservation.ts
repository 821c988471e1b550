import type { TrackedCar } from "@forecourt/analytics";
import { browserStorage } from "../browser-storage.ts";
import { countLeadHere } from "../visit/track-visit.ts";

/** The reservation a page tells of. */
export interface CountedReservation {
  tenant: string;
  leadId: string;
  car: TrackedCar;
}

/** Counts the conversion once a lead, however often and in however many tabs its confirmation or receipt is shown. */
export function countReservation({ tenant, leadId, car }: CountedReservation): void {
  const memory = browserStorage("local");
  const key = `${tenant}-Reserved`;
  if (memory.getItem(key) === leadId) return;
  memory.setItem(key, leadId);
  const { id, slug, name, price } = car;
  countLeadHere({ name: "car_reserved", leadId, form: null, car: { id, slug, name, price } });
}
