import { type BrowserStorage, readRecord, writeRecord } from "./browser-storage.ts";
import { storedText } from "./stored-text.ts";

/** The car a shopper last asked about; the confirmation page shows it. */
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

/** The car last asked about, or null. Its name is text to show, never markup. */
export function readEnquiredCar(store: BrowserStorage, tenant: string): EnquiredCar | null {
  const stored = readRecord(store, keyOf(tenant));
  const id = stored && storedText(stored, "id");
  const slug = stored && storedText(stored, "slug");
  const name = stored && storedText(stored, "name");
  if (!stored || !id || !slug || !name) return null;
  const condition =
    (["used", "demo"] as const).find((kind) => kind === storedText(stored, "condition")) ?? "new";
  return { id, slug, name, condition };
}
