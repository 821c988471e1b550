import { createDispatcher, type Dispatch, type SiteEvent, visitFacts, visitIds } from "@forecourt/analytics";
import { browserPrivacyControl, readConsentAnswer, resolveConsent } from "@forecourt/analytics/consent";
import { carPhoneCall } from "@forecourt/analytics/destinations/car-phone-call";
import { numberedEvents } from "@forecourt/analytics/destinations/numbered-events";
import { journeyForLead, type LeadJourney, rememberPage } from "@forecourt/analytics/journey";
import { browserStorage } from "../browser-storage.ts";
import type { VisitSetting } from "./visit-setting.ts";

interface Visit {
  setting: VisitSetting;
  dispatch: Dispatch;
}

let visit: Visit | null = null;

/** Starts the visit on its first page and remembers every page after that. Fetched once the page is idle. */
export function visitPage(pathname: string, setting: VisitSetting): void {
  visit ??= { setting, dispatch: startDispatcher(setting) };
  rememberPage(`${location.origin}${pathname}${location.search}`, place(setting));
  visit.dispatch({ name: "page_viewed" });
}

/** Sends an event to the visit's destinations. Nothing happens before the visit has started. */
export function track(event: SiteEvent): void {
  visit?.dispatch(event);
}

/** How the shopper got here, to go with a lead; null before the visit has started. */
export const currentJourney = (): LeadJourney | null => (visit ? journeyForLead(place(visit.setting)) : null);

const place = (setting: VisitSetting) => ({
  storage: browserStorage("local"),
  now: new Date(),
  policy: setting.journey,
});

function startDispatcher(setting: VisitSetting): Dispatch {
  const storage = browserStorage("local");
  const consent = resolveConsent({
    rule: setting.analytics.thirdPartyConsent,
    answer: readConsentAnswer(storage),
    privacyControl: browserPrivacyControl(navigator),
  });
  const ids = visitIds({
    storage,
    session: browserStorage("session"),
    newId: () => crypto.randomUUID(),
    mayRecognise: consent.thirdParties,
  });
  const post = {
    fetch: window.fetch.bind(window),
    sendBeacon: navigator.sendBeacon.bind(navigator),
  };
  const numbered = numberedEvents({
    path: "/api/events",
    policy: setting.analytics,
    post,
    schedule: (run, milliseconds) => void window.setTimeout(run, milliseconds),
  });
  document.addEventListener("visibilitychange", numbered.flush);
  const calls = carPhoneCall({ path: "/api/events/car_phone_call", post });
  return createDispatcher({
    destinations: setting.analytics.numberedEvents ? [numbered, calls] : [calls],
    mayTrackThirdParties: () => consent.thirdParties,
    visit: () =>
      visitFacts({
        websiteSlug: setting.websiteSlug,
        websiteId: setting.websiteId,
        url: location.href,
        userAgent: navigator.userAgent,
        ids,
        policy: setting.journey,
      }),
  });
}
