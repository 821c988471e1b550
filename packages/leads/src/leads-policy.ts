import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { deliverySchema } from "./delivery/delivery-policy.ts";
import { sinkSettingSchema } from "./delivery/sinks/configured/sink-setting.ts";
import { routingSchema } from "./enquiry/intake/routing/routing-policy.ts";
import { spamSchema } from "./enquiry/intake/spam/spam-policy.ts";

/** Config section `leads`. Its parts stand beside the rules that read them. */
export const leadsSchema = z.strictObject({
  yesNoFields: z
    .array(z.string().min(1).max(100))
    .describe("Answers sent to the dashboard as Yes or No instead of true or false, by field name."),
  pushToPrimaryLocation: z
    .boolean()
    .describe("A lead that names no location goes to the tenant's primary one."),
  delivery: deliverySchema.describe("How often, and for how long, leads are delivered again."),
  sinks: z.array(sinkSettingSchema).describe("Destinations of the tenant's own, which its routes name."),
  routing: routingSchema.describe("Which leads go where; leads no route takes go to the site's own sinks."),
  spam: spamSchema.describe("Where suspicion begins."),
  retentionDays: z
    .int()
    .positive()
    .nullable()
    .describe("Days a lead is kept before `leads erase --expired` erases it; null keeps it."),
});

/** Config section `leads`: how a tenant's leads are assessed, routed, delivered and kept. */
export type LeadsPolicy = SettingsOf<typeof leadsSchema>;
