import type { Destination } from "@forecourt/analytics";
import { type ConsentDecision, consentSignals, resolveConsent } from "@forecourt/analytics/consent";
import {
  adConversions,
  dataLayer,
  ga4Events,
  type HashedShopper,
  hashShopper,
  socialPixel,
  type VideoPixelQueue,
  videoPixel,
} from "@forecourt/analytics/third-parties";
import { readShopper } from "@forecourt/leads/browser";
import { browserStorage } from "../browser-storage.ts";
import { logProblem } from "../log-problem.ts";
import { addScript } from "./add-service-script.ts";
import type { OutsideParts, OutsideService, OutsideSetting } from "./outside-service.ts";

type Words = readonly unknown[];

/** What the services' own snippets put on `window` before their script has come. */
interface Snippets {
  dataLayer?: unknown[];
  fbq?: PixelQueue;
  ttq?: VideoPixelQueue;
}

/** The social network's queue; its script sets `callMethod`, and takes what has been queued till then. */
interface PixelQueue {
  (...words: Words): void;
  callMethod?: (...words: Words) => void;
  queue: Words[];
  loaded: boolean;
  version: string;
}

/** Puts a service's queue on the page, fetches its script, and gives what passes events on to it. */
export function startReceiver(
  service: OutsideService,
  setting: OutsideSetting,
  parts: OutsideParts,
): Destination["receive"] {
  const receiver = RECEIVERS.get(service.name)?.(service, setting, parts);
  // What is queued before the script has come is the script's own to send.
  addScript(service.script).catch(() => {
    logProblem(`The script of ${service.name} did not come.`);
    parts.failed(service.name);
  });
  return receiver ? (happening) => receiver.receive(happening) : () => {};
}

const page = (): Window & Snippets => window;

/** Tells the tag manager's family what the shopper has answered since. */
export function signalConsent(decision: ConsentDecision): void {
  const queue = page().dataLayer;
  if (queue) gtagOf(queue)("consent", "update", consentSignals(decision));
}

/** The queue of the tag manager's family. Consent stands before anything else in it: the rule's, then the shopper's. */
function layer({ consentRule: rule }: OutsideSetting, { consent }: OutsideParts): unknown[] {
  const known = page().dataLayer;
  if (known) return known;
  const made: unknown[] = [];
  page().dataLayer = made;
  const privacyControl = consent().reason === "privacy_control";
  const unanswered = resolveConsent({ rule, answer: null, privacyControl });
  gtagOf(made)("consent", "default", consentSignals(unanswered));
  gtagOf(made)("consent", "update", consentSignals(consent()));
  made.push({ "gtm.start": Date.now(), event: "gtm.js" });
  gtagOf(made)("js", new Date());
  return made;
}

/** The script tells its own words from other entries by their being an `arguments` object. */
const gtagOf = (queue: unknown[]) =>
  function gtag(..._words: Words): void {
    // The tag manager takes an array for data of its own, so it is given `arguments`.
    queue.push(arguments);
  };

const RECEIVERS: ReadonlyMap<
  string,
  (service: OutsideService, setting: OutsideSetting, parts: OutsideParts) => Destination
> = new Map([
  [
    "analyticsId",
    ({ id }, setting, parts) => {
      const gtag = gtagOf(layer(setting, parts));
      // Pages are our own events; an address of a page may hold keywords.
      gtag("config", id, { send_page_view: false, page_location: location.origin + location.pathname });
      return ga4Events({ id, affiliation: setting.websiteName, gtag });
    },
  ],
  [
    "tagManagerId",
    (_, setting, parts) => {
      const queue = layer(setting, parts);
      return dataLayer({ push: (entry) => queue.push(entry), policy: setting.analytics });
    },
  ],
  [
    "adConversionId",
    ({ id }, setting, parts) => {
      const gtag = gtagOf(layer(setting, parts));
      gtag("config", id.split(":")[0], { allow_enhanced_conversions: true });
      return adConversions({
        sendTo: id.replace(":", "/"),
        gtag,
        currency: setting.analytics.currency,
        shopper: () => hashedShopper(setting),
      });
    },
  ],
  [
    "socialPixelId",
    ({ id }, setting, { post }) => {
      const fbq = pixelQueue();
      fbq("init", id);
      return socialPixel({
        fbq: (...words) => page().fbq?.(...words),
        path: "/api/fb-events",
        post,
        policy: setting.analytics,
        schedule: (run, milliseconds) => void window.setTimeout(run, milliseconds),
      });
    },
  ],
  [
    "videoPixelId",
    ({ id }, setting) => {
      page().ttq ??= videoQueue(id);
      const ttq: VideoPixelQueue = {
        page: () => page().ttq?.page(),
        track: (...words) => page().ttq?.track(...words),
      };
      return videoPixel({ ttq, policy: setting.analytics });
    },
  ],
]);

function pixelQueue(): (...words: Words) => void {
  const known = page().fbq;
  if (known) return known;
  const queue: Words[] = [];
  const made: PixelQueue = Object.assign(
    (...words: Words) => void (made.callMethod ? made.callMethod(...words) : queue.push(words)),
    { queue, loaded: true, version: "2.0" },
  );
  page().fbq = made;
  return made;
}

/** The video network's queue: a list of calls that its script makes, and under which pixel. */
function videoQueue(id: string): VideoPixelQueue {
  const calls: Words[] = [];
  return Object.assign(calls, {
    page: () => void calls.push(["page"]),
    track: (...words: Words) => void calls.push(["track", ...words]),
    _i: { [id]: [] },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  });
}

/** What this browser remembers of the shopper who has just sent a lead, hashed here. */
async function hashedShopper({ websiteSlug, callingCode }: OutsideSetting): Promise<HashedShopper | null> {
  const shopper = readShopper(browserStorage("local"), websiteSlug);
  if (!shopper || !("subtle" in crypto)) return null;
  const { email, phone } = shopper;
  return hashShopper({ email, phone }, { callingCode, sha256 });
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
