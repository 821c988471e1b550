import type { SiteEvent, VisitFacts } from "../events/site-event.ts";

/** Receives events. It may throw or reject without harm to the page or to other destinations. */
export interface Destination {
  readonly name: string;
  /** Third parties receive events only with the shopper's consent. */
  readonly thirdParty: boolean;
  receive(event: SiteEvent, visit: VisitFacts): void | Promise<void>;
}

/** What a dispatcher is made of; consent and facts are asked for at each event. */
export interface DispatcherParts {
  readonly destinations: readonly Destination[];
  readonly mayTrackThirdParties: () => boolean;
  readonly visit: () => VisitFacts;
  /** Called when a destination failed. The event is not sent again. */
  readonly onFailure?: (destination: string, error: unknown) => void;
}

/** Sends an event to every destination. Never throws and never waits. */
export type Dispatch = (event: SiteEvent) => void;

/**
 * The one way for every event: consent first, then each destination by itself. A destination that
 * throws, rejects or never answers harms neither the shopper nor the other destinations; this is the
 * one place where such failures are swallowed.
 *
 * @example
 * const dispatch = createDispatcher({ destinations: [numbered], mayTrackThirdParties: () => consent.thirdParties, visit });
 * dispatch({ name: "favourite_added", car });
 */
export function createDispatcher(parts: DispatcherParts): Dispatch {
  const failed = (destination: Destination, error: unknown) => {
    try {
      parts.onFailure?.(destination.name, error);
    } catch {
      // A broken failure listener is still no reason to disturb the shopper.
    }
  };
  return (event) => {
    let visit: VisitFacts;
    let open: readonly Destination[];
    try {
      visit = parts.visit();
      const consent = parts.mayTrackThirdParties();
      open = parts.destinations.filter((destination) => consent || !destination.thirdParty);
    } catch (error) {
      for (const destination of parts.destinations) failed(destination, error);
      return;
    }
    // Started inside the promise, so that a throw and a rejection are one thing.
    for (const destination of open)
      new Promise<void>((resolve) => resolve(destination.receive(event, visit))).catch((error: unknown) =>
        failed(destination, error),
      );
  };
}
