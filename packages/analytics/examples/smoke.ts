import { createDispatcher, visitFacts } from "@forecourt/analytics";
import { resolveConsent } from "@forecourt/analytics/consent";
import { policyDefaults } from "@forecourt/analytics/defaults";
import { numberedEvents } from "@forecourt/analytics/destinations/numbered-events";

const posted: string[] = [];
const kept = new Map<string, string>();
const consent = resolveConsent({ rule: "ask", answer: null, privacyControl: false });
const numbered = numberedEvents({
  path: "/api/events",
  policy: { eventNumbers: {}, vehicleContentType: "vehicle", currency: "AUD" },
  post: {
    fetch: async (path, init) => {
      posted.push(`${path} ${init.body}`);
      return { ok: true, status: 202 };
    },
  },
  schedule: (run) => run(),
  storage: {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  },
  now: () => Date.now(),
});
const dispatch = createDispatcher({
  destinations: () => [numbered],
  consent: () => consent,
  newId: () => "event-1",
  visit: () =>
    visitFacts({
      websiteSlug: "a-site",
      websiteId: "7",
      url: "https://dealer.example/cars/kia-rio-9",
      page: "car",
      userAgent: "",
      ids: { anonId: "device", sessionId: "session" },
      policy: policyDefaults.journey,
    }),
});

dispatch({ name: "favourite_added", car: { id: "9", slug: "kia-rio-9", name: "Kia Rio", price: 18990 } });
if (!posted[0]?.includes('"category":39')) throw new Error(`Posted ${posted.join()} instead of event 39.`);
