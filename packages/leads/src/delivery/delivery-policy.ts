import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

/** How often a delivery is tried, and when it starts: part `delivery` of config section `leads`. */
export const deliverySchema = z.strictObject({
  maxAttempts: z.int().min(1).max(1000).describe("Tries before a delivery goes to the dead-letter list."),
  firstRetrySeconds: z.number().positive().describe("Wait after the first failed try; it doubles each time."),
  longestRetrySeconds: z.number().positive().describe("Longest wait between two tries."),
  incompleteAfterMinutes: z
    .number()
    .min(0)
    .describe("How long an unfinished form waits for its shopper before the dealer gets it as it is."),
});

/** How a tenant's leads are delivered. */
export type DeliveryPolicy = SettingsOf<typeof deliverySchema>;

/** How often a delivery is tried, and how long the waits between are. */
export type RetryPolicy = Pick<DeliveryPolicy, "maxAttempts" | "firstRetrySeconds" | "longestRetrySeconds">;
