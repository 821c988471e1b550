import { analyticsSchema } from "./events/analytics-policy.ts";
import { journeySchema } from "./journey/journey-policy.ts";

export type { AnalyticsPolicy } from "./events/analytics-policy.ts";
export type { JourneyPolicy } from "./journey/journey-policy.ts";

/**
 * The config sections of this package, as strict zod objects with their defaults. For the
 * server and the command line only: no browser entry imports this file.
 *
 * @example
 * policySchemas.journey.parse(undefined).maximumPages // 50
 */
export const policySchemas = { analytics: analyticsSchema, journey: journeySchema };
