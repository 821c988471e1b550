import { z } from "zod";
import { policyDefaults } from "../policy-defaults.ts";

const paramNames = z.array(z.string().min(1).max(100)).max(50).readonly();

/** Config section `journey`: what is remembered of a visit. Parameter names compare without case. */
export const journeySchema = z
  .strictObject({
    maximumPages: z.int().min(0).max(500).describe("How many of the newest visited pages go with a lead."),
    firstQueryDays: z
      .int()
      .min(1)
      .max(365)
      .describe(
        "Days the query of a shopper's first page is remembered for; at exactly this age it is gone.",
      ),
    trackedParams: paramNames.describe("URL parameters that say where a shopper came from."),
    strippedParams: paramNames.describe("URL parameters that are removed before a page is remembered."),
  })
  .default(policyDefaults.journey);

/** Config section `journey`, complete. */
export type JourneyPolicy = Readonly<z.infer<typeof journeySchema>>;

/** Which parameters of an address may be remembered and sent; all others are left out. */
export interface TravelPolicy extends Pick<JourneyPolicy, "trackedParams" | "strippedParams"> {
  /** The product's own parameters of a stock list: `listParameters` of `@forecourt/search`. */
  readonly listParams: readonly string[];
}
