import type { Destination } from "../dispatch/dispatcher.ts";
import { ascEvents, ascPageType } from "./asc-event.ts";

/** `gtag`, once the site has put it there. */
export type Gtag = (...words: readonly unknown[]) => void;

/**
 * Web analytics: the typed events of the Automotive Standards Council, each with the page's public address.
 *
 * @example
 * const ga4 = ga4Events({ id: "G-1", affiliation: "North Motors", gtag });
 */
export const ga4Events = ({
  id,
  affiliation,
  gtag,
}: {
  readonly id: string;
  readonly affiliation: string;
  readonly gtag: Gtag;
}): Destination => ({
  name: "web analytics",
  purpose: "measurement",
  receive(happening) {
    for (const { name, params } of ascEvents(happening.event))
      gtag("event", name, {
        page_type: ascPageType(happening.visit.page),
        ...params,
        event_owner: "forecourt",
        affiliation,
        page_location: happening.visit.url,
        send_to: id,
      });
  },
});
