import { z } from "zod";
import { outboxDefaults } from "./outbox-policy.ts";
import { outboxShape } from "./outbox.policy.ts";
import type { LeadsPolicy } from "./leads-policy.ts";

/** The part of config section `leads` that shapes a lead; delivery adds its own settings. */
const leadShape = {
  yesNoFields: z
    .array(z.string().min(1).max(100))
    .describe("Answers sent to the dashboard as Yes or No instead of true or false, by field name."),
  pushToPrimaryLocation: z
    .boolean()
    .describe("A lead that names no location goes to the tenant's primary one."),
};

/** Config section `leads`. */
export const leadsSchema = z.strictObject({ ...leadShape, ...outboxShape }) satisfies z.ZodType<LeadsPolicy>;

/** The specification's defaults. */
export const leadsDefaults: LeadsPolicy = {
  yesNoFields: [],
  pushToPrimaryLocation: false,
  ...outboxDefaults,
};
