import type { OutboxPolicy } from "./outbox-policy.ts";
import type { LeadPayloadPolicy } from "../model/lead-payload.ts";

/** Config section `leads`. */
export interface LeadsPolicy extends LeadPayloadPolicy, OutboxPolicy {
  /** A lead that names no location goes to the tenant's primary one. */
  pushToPrimaryLocation: boolean;
}
