import { cleanLine } from "./fields/clean-text.ts";

/** What an address says about the car a form is for. */
export interface LeadQuery {
  carId: string | null;
  carType: "new" | "used" | "demo" | null;
  vin: string | null;
}

/**
 * Reads car_id, car_type and vin of a form's address. They only say what to look up: a car that is
 * not in the tenant's stock gives the form without a car.
 */
export function parseLeadQuery(query: URLSearchParams): LeadQuery {
  const text = (name: string) => cleanLine((query.get(name) ?? "").slice(0, 100)) || null;
  const type = text("car_type")?.toLowerCase();
  return {
    carId: text("car_id"),
    carType: (["new", "used", "demo"] as const).find((kind) => kind === type) ?? null,
    vin: text("vin"),
  };
}
