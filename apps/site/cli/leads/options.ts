import { InvalidArgumentError } from "commander";
import { LEAD_STATES, type LeadStateWord } from "#server/leads/lead-filter.ts";

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
