/**
 * The product's defaults of this package's settings, complete, without zod: the schemas in
 * `analytics-policy.ts` and `journey-policy.ts` read them, and so may a product that runs in a browser.
 *
 * @example
 * policyDefaults.journey.maximumPages // 50
 */
export const policyDefaults = {
  analytics: {
    vehicleContentType: "product",
    currency: "AUD",
    numberedEvents: false,
    eventsEndpoint: null,
    phoneCallBase: null,
    phoneRevealEndpoint: null,
    eventNumbers: {},
    thirdPartyConsent: "notice",
    traceEvents: false,
    measureSpeed: false,
  },
  journey: {
    maximumPages: 50,
    firstQueryDays: 30,
    trackedParams: ["gclid", "fbclid", "utm_source", "utm_medium", "utm_campaign"],
    strippedParams: ["car_id", "slug", "payment_intent_client_secret", "payment_intent", "lead_id"],
  },
} as const;
