import type { ConsentDecision, ConsentPurpose } from "../consent/consent.ts";
import type { Happening, VisitFacts } from "../events/event-record.ts";
import type { SiteEvent } from "../events/event-table.ts";

/** Receives events. It may throw or reject without harm to the page or to other destinations. */
export interface Destination {
  readonly name: string;
  /** What the shopper must not have refused; `null` for what the page itself needs. */
  readonly purpose: ConsentPurpose | null;
  receive(happening: Happening): void | Promise<void>;
}

/** Where one event went. */
export interface DispatchReport {
  readonly event: SiteEvent;
  readonly sentTo: readonly string[];
  /** Destinations that consent withheld it from. */
  readonly withheld: readonly string[];
}

/** What a dispatcher is made of; destinations, consent and facts are read at each event. */
export interface DispatcherParts {
  readonly destinations: () => readonly Destination[];
  readonly consent: () => Pick<ConsentDecision, ConsentPurpose>;
  readonly visit: () => VisitFacts;
  /** `crypto.randomUUID`. */
  readonly newId: () => string;
  readonly onDispatched?: (report: DispatchReport) => void;
  /** Called when a destination failed. The event is not sent again. */
  readonly onFailure?: (destination: string, error: unknown) => void;
}

/** Sends an event to every destination. Never throws and never waits. */
export type Dispatch = (event: SiteEvent, options?: DispatchOptions) => void;

/** How one event is sent. */
export interface DispatchOptions {
  /** The event's id, where something else knows it by one already: the lead of a conversion. */
  readonly id?: string;
  /** Only to these of the destinations. */
  readonly only?: (destination: Destination) => boolean;
}

const quietly = (call: () => void) => {
  try {
    call();
  } catch {
    // A broken listener is no reason to disturb the shopper.
  }
};

/**
 * The one way for every event: consent first, then each destination by itself. A destination that
 * throws, rejects or never responds harms neither the shopper nor the other destinations; this is the
 * one place where such failures are swallowed.
 *
 * @example
 * const dispatch = createDispatcher({ destinations: () => [numbered], consent: () => consent, visit, newId });
 * dispatch({ name: "favourite_added", car });
 */
export function createDispatcher(parts: DispatcherParts): Dispatch {
  const failed = (name: string, error: unknown) => quietly(() => parts.onFailure?.(name, error));
  return (event, { id, only = () => true } = {}) => {
    let happening: Happening;
    let ready: readonly Destination[];
    let open: readonly Destination[];
    try {
      happening = { id: id ?? parts.newId(), event, visit: parts.visit() };
      const consent = parts.consent();
      ready = parts.destinations().filter(only);
      open = ready.filter(({ purpose }) => purpose === null || consent[purpose]);
    } catch (error) {
      return failed("dispatcher", error);
    }
    // Started inside the promise, so that a throw and a rejection are one thing.
    for (const destination of open)
      new Promise<void>((resolve) => resolve(destination.receive(happening))).catch((error: unknown) =>
        failed(destination.name, error),
      );
    const names = (list: readonly Destination[]) => list.map(({ name }) => name);
    quietly(() =>
      parts.onDispatched?.({
        event,
        sentTo: names(open),
        withheld: names(ready.filter((destination) => !open.includes(destination))),
      }),
    );
  };
}
