import type { OutboxPolicy } from "../outbox/outbox-policy.ts";
import type { LeadPayloadPolicy } from "./lead-payload.ts";

/** Config section `leads`. */
export interface LeadsPolicy extends LeadPayloadPolicy, OutboxPolicy {
  /** A lead that names no location goes to the tenant's primary one. */
  pushToPrimaryLocation: boolean;
}
