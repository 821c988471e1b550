import { type BrowserStorage, writeRecord } from "./browser-storage.ts";

/** The car a shopper last enquired about; the confirmation page shows it. */
export interface EnquiredCar {
  id: string;
  slug: string;
  name: string;
  condition: "new" | "used" | "demo";
}

const keyOf = (tenant: string) => `${tenant}-EnquiredCar`;

/** Remembers the car of an enquiry. */
export const rememberEnquiredCar = (store: BrowserStorage, tenant: string, car: EnquiredCar): void =>
  writeRecord(store, keyOf(tenant), { id: car.id, slug: car.slug, name: car.name, condition: car.condition });
