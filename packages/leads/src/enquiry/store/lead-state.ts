import type { StoredLead } from "../model/stored-lead.ts";

/** What a person has to know of a lead before anything else. */
export type LeadState =
  | "test"
  | "quarantined"
  | "dead"
  | "incomplete"
  | "retrying"
  | "waiting"
  | "delivered"
  | "stored";

/**
 * One word a person acts on: what is wrong first, then what is under way. `dead` has a delivery that is given up,
 * `retrying` one that failed and is tried again, `stored` goes to no sink.
 *
 * @example
 * leadState(lead); // "delivered"
 */
export function leadState({
  standing,
  deliveries,
  lead,
}: Pick<StoredLead, "standing" | "deliveries" | "lead">): LeadState {
  if (standing.kind === "test" || standing.kind === "quarantined") return standing.kind;
  const states = deliveries.map(({ state }) => state);
  if (states.includes("dead")) return "dead";
  if (lead.stage.kind === "incomplete") return "incomplete";
  if (states.includes("waiting"))
    return deliveries.some(({ attempts }) => attempts > 0) ? "retrying" : "waiting";
  return states.length > 0 ? "delivered" : "stored";
}
