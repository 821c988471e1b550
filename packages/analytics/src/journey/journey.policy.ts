import { z } from "zod";
import type { JourneyPolicy } from "./journey-policy.ts";

const paramNames = z.array(z.string().min(1).max(100)).max(50);

/** Config section `journey`. */
export const journeySchema = z.strictObject({
  maximumPages: z.int().min(0).max(500).describe("How many of the newest visited pages go with a lead."),
  firstQueryDays: z
    .int()
    .min(1)
    .max(365)
    .describe("Days the query of a shopper's first page is remembered for."),
  trackedParams: paramNames.describe("URL parameters that say where a shopper came from."),
  strippedParams: paramNames.describe("URL parameters that are removed before a page is remembered."),
}) satisfies z.ZodType<JourneyPolicy>;

/** Specification sections 5 and 9. */
export const journeyDefaults: JourneyPolicy = {
  maximumPages: 50,
  firstQueryDays: 30,
  trackedParams: ["gclid", "fbclid", "utm_source", "utm_medium", "utm_campaign"],
  strippedParams: ["car_id", "slug", "payment_intent_client_secret", "payment_intent", "lead_id"],
};
