import type { LeadFilter } from "@forecourt/leads/stores";
import { InvalidArgumentError } from "commander";

/** The words `--state` takes. */
export const LEAD_STATES = ["waiting", "delivered", "dead", "held", "quarantined", "test"] as const;

/** One of them. */
export type LeadStateWord = (typeof LEAD_STATES)[number];

export function stateWord(text: string): LeadStateWord {
  const known = LEAD_STATES.find((one) => one === text);
  if (!known) throw new InvalidArgumentError(`One of ${LEAD_STATES.join(", ")} was expected.`);
  return known;
}

/** A day (midnight UTC) or a time, as epoch milliseconds. */
export function moment(text: string): number {
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new InvalidArgumentError("A date such as 2026-11-21 was expected.");
  return time;
}

/** What `list` and `export` narrow by. */
export interface NarrowOptions {
  tenant?: string;
  state?: LeadStateWord;
  from?: number;
  before?: number;
}

/** The store's filter for the options given. */
export function narrow({ tenant, state, from, before }: NarrowOptions): Omit<LeadFilter, "limit"> {
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
