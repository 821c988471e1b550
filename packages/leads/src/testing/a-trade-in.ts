import type { LeadTradeIn } from "../enquiry/model/lead.ts";

/** The shopper's own car, of which no more is known than a test says. */
export const aTradeIn = (known: Partial<LeadTradeIn> = {}): LeadTradeIn => ({
  rego: null,
  regoState: null,
  year: null,
  make: null,
  model: null,
  badge: null,
  odometer: null,
  colour: null,
  vin: null,
  ...known,
});
