import { analyticsDefaults, analyticsSchema } from "./analytics.policy.ts";
import { journeyDefaults, journeySchema } from "./journey/journey.policy.ts";

export type { AnalyticsPolicy } from "./analytics-policy.ts";
export type { JourneyPolicy } from "./journey/journey-policy.ts";

/**
 * The config sections this package answers for, as strict zod objects. For the server and
 * the command line only: no browser entry imports this file.
 *
 * @example
 * policySchemas.journey.safeParse({ ...policyDefaults.journey, maximumPages: 20 }).success // true
 */
export const policySchemas = { analytics: analyticsSchema, journey: journeySchema };

/** Complete values for the same sections: the specification's defaults. */
export const policyDefaults = { analytics: analyticsDefaults, journey: journeyDefaults };
