import { z } from "zod";
import { sinkSettingSchema } from "../delivery/sinks/configured/sink-setting.policy.ts";
import type { OutboxPolicy } from "./outbox-policy.ts";

const names = (what: string) => z.array(z.string().min(1)).min(1).describe(what);

const routeSchema = z.strictObject({
  name: z.string().min(1).describe("What people call this route; shown when routing is explained."),
  to: names("Names of the sinks a matching lead goes to."),
  categories: names("Only leads of these categories, in their wire spelling.").optional(),
  conditions: z
    .array(z.enum(["new", "used", "demo"]))
    .min(1)
    .describe("Only leads about cars in these conditions.")
    .optional(),
  makes: names("Only leads about cars of these makes.").optional(),
  locations: names("Only leads for these locations, by id.").optional(),
});

const deliverySchema = z.strictObject({
  maxAttempts: z.int().min(1).max(1000).describe("Tries before a delivery goes to the dead-letter list."),
  firstRetrySeconds: z.number().positive().describe("Wait after the first failed try; it doubles each time."),
  longestRetrySeconds: z.number().positive().describe("Longest wait between two tries."),
  incompleteAfterMinutes: z
    .number()
    .min(0)
    .describe("How long an unfinished form waits for its shopper before the dealer gets it as it is."),
});

const spamSchema = z.strictObject({
  minimumSeconds: z
    .number()
    .min(0)
    .describe("A form sent sooner than this is kept back; 0 switches the sign off."),
  suspectAfter: z
    .int()
    .min(1)
    .describe("Leads from one network address in the window before further ones are kept back."),
  refuseAfter: z
    .int()
    .min(1)
    .describe("Leads from one network address in the window before further ones are refused."),
  windowMinutes: z.number().positive().describe("Length of the window that leads are counted in."),
  sameTextAfter: z
    .int()
    .min(1)
    .describe("Shoppers who may send one and the same text in the window before further ones are kept back."),
  whenVerificationIsDown: z
    .enum(["quarantine", "accept"])
    .describe("What happens to leads while the human verification service is down."),
});

/** What delivery adds to config section `leads`. */
export const outboxShape = {
  delivery: deliverySchema.describe("How patiently leads are delivered."),
  sinks: z.array(sinkSettingSchema).describe("Destinations of the tenant's own, which its routes name."),
  routing: z
    .strictObject({ routes: z.array(routeSchema).describe("Routes; every one that fits adds its sinks.") })
    .describe("Which leads go where; leads no route takes go to the site's own sinks."),
  spam: spamSchema.describe("Where suspicion begins."),
  retentionDays: z
    .int()
    .positive()
    .nullable()
    .describe("Days a lead is kept before `leads erase --expired` erases it; null keeps it."),
} satisfies { [Name in keyof OutboxPolicy]: z.ZodType<OutboxPolicy[Name]> };
