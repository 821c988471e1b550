import type { LeadPayloadPolicy } from "./lead-payload.ts";

/** Config section `leads`. */
export interface LeadsPolicy extends LeadPayloadPolicy {
  /** A lead that names no location goes to the tenant's primary one. */
  pushToPrimaryLocation: boolean;
}
