import type { LeadFilter } from "@forecourt/leads/stores";

/** The words lists of leads are narrowed by. */
export const LEAD_STATES = ["waiting", "delivered", "dead", "held", "quarantined", "test"] as const;

/** One of them. */
export type LeadStateWord = (typeof LEAD_STATES)[number];

/** The store's filter for a site, a state and a time, each where it is given. */
export function leadFilterOf({
  tenant,
  state,
  from,
  before,
}: {
  tenant?: string;
  state?: LeadStateWord;
  from?: number;
  before?: number;
}): Omit<LeadFilter, "limit"> {
  return {
    ...(tenant === undefined ? {} : { tenant }),
    ...(from === undefined ? {} : { receivedFrom: from }),
    ...(before === undefined ? {} : { receivedBefore: before }),
    ...(state === undefined
      ? {}
      : state === "quarantined" || state === "test"
        ? { standing: state }
        : { delivery: state }),
  };
}
