import type { PhoneCall } from "../destinations/car-phone-call.ts";
import type { EventRecord } from "../events/event-record.ts";

/** What is posted; part of what `fetch` takes. */
export interface ForwardedPost {
  readonly method: "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/** `fetch`, or a double. */
export type ForwardFetch = (url: string, init: ForwardedPost) => Promise<{ readonly ok: boolean }>;

/** How many of the posts arrived. A lost event is a pity, never an error. */
export interface Forwarded {
  readonly sent: number;
  readonly failed: number;
}

/** Long enough for a busy endpoint, short enough not to pile up behind a dead one. */
const TIMEOUT_MS = 5000;

async function forwardAll(url: string, bodies: readonly unknown[], fetch: ForwardFetch): Promise<Forwarded> {
  const results = await Promise.allSettled(
    bodies.map(async (body) => {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok;
    }),
  );
  const sent = results.filter((result) => result.status === "fulfilled" && result.value).length;
  return { sent, failed: bodies.length - sent };
}

/**
 * Posts each event, one object a request, to the tenant's endpoint. Never throws, and returns within
 * five seconds.
 *
 * @example
 * await forwardEvents({ endpoint: tenant.analytics.eventsEndpoint, events, fetch })
 */
export const forwardEvents = (parts: {
  readonly endpoint: string;
  readonly events: readonly EventRecord[];
  readonly fetch: ForwardFetch;
}): Promise<Forwarded> => forwardAll(parts.endpoint, parts.events, parts.fetch);

/** Which number was requested; nothing about the shopper. */
export interface PhoneRevealed {
  readonly car_id: string;
  readonly dealership_id: string | null;
  readonly website_id: string;
}

/**
 * Notifies the tenant's endpoint that a shopper requested a car's full number. Never throws.
 *
 * @example
 * await forwardPhoneReveal({ endpoint: "https://calls.example/reveals", reveal, fetch })
 */
export const forwardPhoneReveal = (parts: {
  readonly endpoint: string;
  readonly reveal: PhoneRevealed;
  readonly fetch: ForwardFetch;
}): Promise<Forwarded> => forwardAll(parts.endpoint, [parts.reveal], parts.fetch);

/**
 * Posts a call to `{base}/api/events/car_phone_call`, or to the platform's own path below its base. Never throws.
 *
 * @example
 * await forwardPhoneCall({ base: "https://calls.example", call, fetch })
 */
export const forwardPhoneCall = (parts: {
  readonly base: string;
  /** Begins with a slash; `/api/events/car_phone_call` unless given. */
  readonly path?: string;
  readonly call: PhoneCall;
  readonly fetch: ForwardFetch;
}): Promise<Forwarded> =>
  forwardAll(
    `${parts.base.replace(/\/+$/, "")}${parts.path ?? "/api/events/car_phone_call"}`,
    [parts.call],
    parts.fetch,
  );
