import {
  createDispatcher,
  type Destination,
  type Dispatch,
  type LeadAccepted,
  parseSiteEvent,
  type SiteEvent,
  splitVersion,
  type TrackedCar,
  visitFacts,
  visitIds,
} from "@forecourt/analytics";
import { browserPrivacyControl } from "@forecourt/analytics/consent";
import { journeyForLead, type LeadJourney, rememberPage, visitSource } from "@forecourt/analytics/journey";
import { listParameters } from "@forecourt/search";
import { attributeOf, readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { browserStorage } from "../browser-storage.ts";
import { type ConsentState, followConsent } from "../consent/follow-consent.ts";
import { followForms } from "./follow-forms.ts";
import { takeConversionCookie } from "./conversion-cookie.ts";
import { newFacts, type PageFacts, pageFacts } from "./page-facts.ts";
import { showVersions } from "./show-versions.ts";
import { trackedPress } from "./tracked-press.ts";
import { type VisitDestinations, visitDestinations } from "./visit-destinations.ts";
import type { VisitSetting } from "./visit-setting.ts";
import { whenFetched } from "../when-fetched.ts";

interface Visit {
  readonly setting: VisitSetting;
  readonly consent: ConsentState;
  readonly destinations: VisitDestinations;
  readonly dispatch: Dispatch;
  readonly watchForms: () => void;
  readonly anonId: () => string;
  pathname: string;
  facts: PageFacts | null;
  measures: boolean;
}

let visit: Visit | null = null;
/** Resolved once the visit has started: what happens before it waits. */
const visitStart = Promise.withResolvers<Visit>();

/** Starts the visit on its first page and remembers every page after that. Fetched once the page is idle. */
export function visitPage(pathname: string, setting: VisitSetting): void {
  // The framework may render the frame anew around the same page.
  if (visit?.facts && visit.pathname === pathname) return;
  visit ??= startVisit(setting, pathname);
  visitStart.resolve(visit);
  visit.pathname = pathname;
  visit.facts = pageFacts(document);
  showSent(false);
  rememberPage(`${location.origin}${pathname}${location.search}`, place(setting));
  visit.dispatch({ name: "page_viewed", page: visit.facts.page });
  for (const event of visit.facts.events) visit.dispatch(event);
  const { anonId } = visit;
  for (const event of showVersions(document, (test) => splitVersion(test, anonId()))) visit.dispatch(event);
  visit.watchForms();
  swapTracked(visit);
  measure(visit);
  takeConversion(visit);
}

/** Does something with the visit: at once, or when it starts. */
function inVisit(run: (started: Visit) => void): void {
  if (visit) run(visit);
  else void visitStart.promise.then(run);
}

/** Sends an event to the visit's destinations: at once, or when it starts. */
export function track(event: SiteEvent): void {
  inVisit(({ dispatch }) => dispatch(event));
}

export function trackPress(target: Element): void {
  const event = trackedPress(target, pageCar());
  if (event) track(event);
}

/** The car the page is about, where there is one. */
export const pageCar = (): TrackedCar | null => visit?.facts?.car ?? null;

/** The setting of the visit, once it has started. */
export const visitSetting = (): VisitSetting | null => visit?.setting ?? null;

/** Comes with the setting of the visit: at once, or when it starts. */
export const visitStarted = (): Promise<VisitSetting> => visitStart.promise.then(({ setting }) => setting);

/**
 * Counts an accepted lead: the site itself at once, since the page is about to be left. The others learn of it on the
 * page that follows, from the answer's cookie; each by the lead's own id, and once.
 */
export function convert(event: LeadAccepted): void {
  inVisit(({ dispatch }) => dispatch(event, { id: event.leadId, only: isOwn }));
}

/** Counts what was sent and not yet counted: the shopper has gone on, and the page that follows is here already. */
export function convertHere(): void {
  if (visit) takeConversion(visit);
}

/** Counts a lead that the server accepted, on the page that confirms it. */
export function countLeadHere(event: LeadAccepted): void {
  inVisit((started) => countOnce(started, event));
}

/** How the shopper got here, to go with a lead; null before the visit has started. */
export const currentJourney = (): LeadJourney | null => (visit ? journeyForLead(place(visit.setting)) : null);

/** Shows the numbers of the dealer's call tracking, as far as the shopper lets visits be measured. */
function swapTracked({ setting, consent }: Visit): void {
  const { trackedNumbers: numbers, callingCode } = setting;
  if (numbers.length === 0 || !consent.now().measurement) return;
  whenFetched(import("../outside/swap-numbers.ts"), ({ swapNumbers }) => {
    const source = journeyForLead(place(setting)).linked_query_params["utm_source"] ?? null;
    swapNumbers(document, numbers, { source, callingCode });
  });
}

/** Measures the document's first page once, from the moment the shopper lets visits be measured. */
function measure(started: Visit): void {
  const mayMeasure = () => started.consent.now().measurement;
  if (started.measures || !started.setting.analytics.measureSpeed || !mayMeasure()) return;
  started.measures = true;
  const page = started.facts?.page ?? "other";
  whenFetched(import("./measure-speed.ts"), ({ measureSpeed }) =>
    measureSpeed((metric, value) => {
      if (mayMeasure()) started.destinations.measured({ page, metric, value });
    }),
  );
}

const isOwn = ({ purpose }: Destination): boolean => purpose === "own";

/** Counts the lead that the server's last answer tells of, whether a script or the browser itself has sent it. */
function takeConversion(started: Visit): void {
  try {
    const event = parseSiteEvent(JSON.parse(takeConversionCookie(document) ?? "null"));
    if (!event || !("leadId" in event)) return;
    countOnce(started, event);
    // Whoever went on while it was being sent has not seen the page that confirms it.
    showSent(started.facts?.page !== "success");
  } catch {
    // A cookie that was edited by hand counts nothing.
  }
}

/** Says on another page that an enquiry has arrived, until that page is left. */
function showSent(shown: boolean): void {
  const notice = document.querySelector(selectorOf("sentNotice"));
  if (notice) notice.textContent = shown ? readBehaviour(notice, "sentNotice") : "";
}

/** The same lead may be told of again: by a receipt, or by an answer to a form that was sent twice. */
function countOnce({ setting, dispatch }: Visit, event: LeadAccepted): void {
  const counted = browserStorage("local");
  const key = `${setting.websiteSlug}-Counted`;
  if (counted.getItem(key) === event.leadId) return;
  counted.setItem(key, event.leadId);
  dispatch(event, { id: event.leadId });
}

const place = (setting: VisitSetting) => ({
  storage: browserStorage("local"),
  now: new Date(),
  policy: { ...setting.journey, listParams: listParameters },
});

function startVisit(setting: VisitSetting, pathname: string): Visit {
  const refusedHere = browserPrivacyControl(navigator);
  const refused = { measurement: false, advertising: false, reason: "privacy_control", ask: false } as const;
  const first = refusedHere ? { ...setting.consent, ...refused } : setting.consent;
  const ids = () =>
    visitIds({
      storage: browserStorage("local"),
      session: browserStorage("session"),
      newId: () => crypto.randomUUID(),
      mayRecognise: started.consent.now().own,
    });
  let stored: ReturnType<typeof ids> | null = null;
  const source = () => visitSource(journeyForLead(place(setting)));
  const destinations = visitDestinations(setting, () => consent.now(), source);
  const consent = followConsent(first, {
    refusedHere,
    onChange: (decision) => {
      stored = null;
      destinations.consentChanged(decision);
      swapTracked(started);
      measure(started);
      track({ name: "consent_answered", answer: decision.answered.join(".") });
    },
  });
  const dispatch = createDispatcher({
    destinations: () => destinations.all,
    consent: () => consent.now(),
    newId: () => crypto.randomUUID(),
    visit: () =>
      visitFacts({
        websiteSlug: setting.websiteSlug,
        websiteId: setting.websiteId,
        url: location.href,
        page: started.facts?.page ?? "other",
        userAgent: navigator.userAgent,
        ids: (stored ??= ids()),
        policy: setting.journey,
      }),
    onDispatched: (report) => destinations.trace(report),
    onFailure: (name) => destinations.failed(name),
  });
  const watchForms = followForms((form) => dispatch({ name: "form_shown", form, car: pageCar() }));
  const anonId = () => (stored ??= ids()).anonId;
  const started: Visit = {
    setting,
    consent,
    destinations,
    dispatch,
    watchForms,
    anonId,
    pathname,
    facts: null,
    measures: false,
  };
  followLists(started);
  return started;
}

/** A list that was requested anew has the same path: what it says of itself changes in the page. */
function followLists(started: Visit): void {
  let waiting = 0;
  const look = (): void => {
    waiting = 0;
    started.watchForms();
    swapTracked(started);
    const { facts } = started;
    const now = pageFacts(document);
    if (!facts || location.pathname !== started.pathname || now.text === facts.text) return;
    started.facts = now;
    for (const event of newFacts(facts.events, now.events)) started.dispatch(event);
  };
  const watcher = new MutationObserver(() => {
    waiting ||= window.setTimeout(look, 200);
  });
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: [attributeOf("facts")],
  });
}
