import { createDispatcher, visitFacts } from "@forecourt/analytics";
import { resolveConsent } from "@forecourt/analytics/consent";
import { policyDefaults } from "@forecourt/analytics/defaults";
import { numberedEvents } from "@forecourt/analytics/destinations/numbered-events";

const posted: string[] = [];
const consent = resolveConsent({ rule: "ask", answer: null, privacyControl: false });
const numbered = numberedEvents({
  path: "/api/events",
  policy: { eventNumbers: {}, vehicleContentType: "vehicle", currency: "AUD" },
  post: { fetch: async (path, init) => posted.push(`${path} ${init.body}`) },
  schedule: (run) => run(),
});
const dispatch = createDispatcher({
  destinations: [numbered],
  mayTrackThirdParties: () => consent.thirdParties,
  visit: () =>
    visitFacts({
      websiteSlug: "a-site",
      websiteId: "7",
      url: "https://dealer.example/cars/kia-rio-9",
      userAgent: "",
      ids: { anonId: "device", sessionId: "session" },
      policy: policyDefaults.journey,
    }),
});

dispatch({ name: "favourite_added", car: { id: "9", slug: "kia-rio-9", name: "Kia Rio", price: 18990 } });
if (!posted[0]?.includes('"category":39')) throw new Error(`Posted ${posted.join()} instead of event 39.`);
