import type { DeliveryRecord, StoredLead } from "@forecourt/leads/stores";

/** One thing that happened to a lead. */
export interface StoryStep {
  /** Epoch milliseconds; null for what came before anything was received. */
  at: number | null;
  what: string;
  detail: string | null;
}

const hour = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** Everything that is known to have happened to a lead and is still to happen, in order. */
export function leadStory({
  lead,
  receivedAt,
  updatedAt,
  revision,
  standing,
  deliveries,
}: StoredLead): StoryStep[] {
  const { pages, query } = lead.journey;
  const steps: StoryStep[] = [
    ...(pages.length > 0
      ? [
          {
            at: null,
            what: `Pages seen: ${pages.join(" → ")}`,
            detail: query.map(({ name, value }) => `${name}=${value}`).join(", ") || null,
          },
        ]
      : []),
    { at: receivedAt, what: `Submitted by the form ${lead.form}`, detail: lead.page.url },
    ...(standing.kind === "quarantined"
      ? [
          {
            at: receivedAt,
            what: "Held as possible spam until a person releases it",
            detail: standing.reasons.join(", "),
          },
        ]
      : []),
    ...(standing.kind === "test"
      ? [{ at: receivedAt, what: "Sent from the test number: stored, never delivered", detail: null }]
      : []),
    ...(revision > 1
      ? [{ at: updatedAt, what: `Changed by the shopper (revision ${revision})`, detail: null }]
      : []),
    ...deliveries.map(stepOf),
  ];
  return steps.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
}

function stepOf({
  sink,
  state,
  attempts,
  dueAt,
  deliveredAt,
  remoteId,
  lastProblem,
}: DeliveryRecord): StoryStep {
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  if (state === "delivered")
    return {
      at: deliveredAt,
      what: `Delivered to ${sink} after ${tries}`,
      detail: remoteId === null ? null : `its id there is ${remoteId}`,
    };
  const detail = lastProblem === null ? null : `last problem: ${lastProblem}`;
  if (state === "dead") return { at: dueAt, what: `Given up for ${sink} after ${tries}`, detail };
  if (state === "held") return { at: dueAt, what: `Held for ${sink} until it is released`, detail };
  return { at: dueAt, what: `Due for ${sink} at ${hour(dueAt)}, ${tries} so far`, detail };
}
