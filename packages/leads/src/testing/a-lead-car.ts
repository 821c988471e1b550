import type { LeadCar } from "../enquiry/model/lead.ts";

/** The car that a lead is about, for tests. */
export const aLeadCar = (change: Partial<LeadCar> = {}): LeadCar => ({
  id: "7",
  slug: "mazda-cx-5-7",
  name: "Mazda CX-5",
  make: "Mazda",
  model: "CX-5",
  badge: null,
  year: 2021,
  condition: "used",
  status: "in_stock",
  price: 29_990,
  odometer: 81_234,
  stockNumber: "U1",
  vin: null,
  ...change,
});
