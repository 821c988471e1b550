import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  record,
} from "fast-check";
import { expect } from "vitest";
import type { LeadStage } from "../enquiry/model/lead.ts";
import type { ClaimedDelivery, Settlement } from "../enquiry/store/delivery-queue.ts";
import type { LeadStore, NewLead } from "../enquiry/store/lead-store.ts";
import type { LeadStanding } from "../enquiry/model/stored-lead.ts";
import { aNewLead } from "./a-new-lead.ts";
import { modelLeadStore, type StoryStore } from "./model-lead-store.ts";

type Step =
  | {
      kind: "accept" | "update";
      lead: number;
      form: string;
      message: number;
      key: number;
      tenant: string;
      stage: LeadStage;
      standing: LeadStanding;
      sinks: readonly string[];
    }
  | { kind: "claim"; limit: number; wait: number }
  | { kind: "settle"; settlement: "delivered" | "retry" | "dead"; which: number }
  | { kind: "retry" | "release" | "erase"; lead: number };

const small = integer({ min: 0, max: 3 });
const stage: Arbitrary<LeadStage> = oneof(
  record({ kind: constantFrom("incomplete" as const), step: small, skipped: constantFrom([]) }),
  record({ kind: constantFrom("complete" as const), step: small, skipped: constantFrom([]) }),
);
const standing = constantFrom<LeadStanding>(
  { kind: "clear" },
  { kind: "clear" },
  { kind: "quarantined", reasons: ["honeypot_filled"] },
  { kind: "test" },
);
const step: Arbitrary<Step> = oneof(
  {
    weight: 5,
    arbitrary: record({
      kind: constantFrom("accept" as const, "accept" as const, "update" as const),
      lead: small,
      form: constantFrom("used", "used", "used", "general"),
      message: constantFrom(0, 1),
      key: constantFrom(0, 1),
      tenant: constantFrom("north", "north", "south"),
      stage,
      standing,
      sinks: constantFrom(["mail"], ["mail"], ["dashboard"], []),
    }),
  },
  {
    weight: 3,
    arbitrary: record({
      kind: constantFrom("claim" as const),
      limit: integer({ min: 1, max: 3 }),
      wait: constantFrom(0, 1, 60, 200),
    }),
  },
  {
    weight: 3,
    arbitrary: record({
      kind: constantFrom("settle" as const),
      settlement: constantFrom("delivered" as const, "retry" as const, "dead" as const),
      which: small,
    }),
  },
  {
    weight: 2,
    arbitrary: record({
      kind: constantFrom(
        "retry" as const,
        "retry" as const,
        "release" as const,
        "release" as const,
        "erase" as const,
      ),
      lead: small,
    }),
  },
);

/** One store going through a story; what it answers is compared with the other's. */
function player(store: StoryStore) {
  let now = 1_000;
  let moves = 0;
  const inFlight: ClaimedDelivery[] = [];
  const settlementOf = (kind: Settlement["kind"]): Settlement =>
    kind === "delivered"
      ? { kind, remoteId: `r${moves}` }
      : kind === "retry"
        ? { kind, at: now + 50 + moves, problem: "HTTP 503" }
        : { kind, problem: "HTTP 422" };

  async function someId(which: number): Promise<string> {
    const leads = await store.list({ limit: 100 });
    return leads[which % Math.max(1, leads.length)]?.id ?? "unknown";
  }

  const save = async (move: { kind: "accept" | "update"; lead: number }, lead: NewLead) =>
    move.kind === "accept" ? store.accept(lead) : store.update(await someId(move.lead), lead);

  async function resultOf(move: Step): Promise<unknown> {
    moves += 1;
    // Every due time is its own, so that "oldest first" has one answer.
    now += 1;
    switch (move.kind) {
      case "accept":
      case "update":
        return save(
          move,
          aNewLead({
            id: `lead-${moves}`,
            key: `key-${move.key}`,
            standing: move.standing,
            sinks: move.sinks,
            dueAt: now,
            // Few messages and forms, so that some stories repeat what they sent and some send something else.
            lead: {
              form: move.form,
              tenant: move.tenant,
              stage: move.stage,
              receivedAt: now,
              message: `message ${move.message}`,
            },
          }),
        );
      case "claim": {
        now += move.wait;
        const claimed = await store.claimDue({
          now,
          limit: move.limit,
          leaseMs: 100,
          lease: `lease-${moves}`,
        });
        inFlight.push(...claimed);
        return claimed;
      }
      case "settle": {
        const claimed = inFlight[move.which % Math.max(1, inFlight.length)];
        return claimed ? store.settle(claimed, settlementOf(move.settlement), now) : null;
      }
      case "retry":
      case "release":
      case "erase":
        return resultForLead(move);
    }
  }

  async function resultForLead(
    move: Extract<Step, { kind: "retry" | "release" | "erase" }>,
  ): Promise<unknown> {
    const id = await someId(move.lead);
    if (move.kind === "retry") return store.retry(id, { now, delivered: move.lead === 0 });
    if (move.kind === "release") return store.release(id, now);
    return store.erase({ ids: [id] }, now);
  }

  return {
    answer: resultOf,
    everything: async () => ({
      leads: await store.list({ limit: 100 }),
      next: await store.nextDue(),
      backlog: await store.backlog(now),
    }),
  };
}

const STORIES = 40;

/** Plays random stories to a fresh store and to the model side by side; both must return the same throughout. Returns how many. */
export async function expectSameAsModel(
  open: () => Promise<{ store: LeadStore; discard: () => Promise<void> }>,
): Promise<number> {
  const story = array(step, { minLength: 5, maxLength: 30 });
  const property = asyncProperty(story, async (moves) => {
    const { store, discard } = await open();
    try {
      const [real, model] = [player(store), player(modelLeadStore())];
      for (const move of moves) expect(await real.answer(move)).toEqual(await model.answer(move));
      expect(await real.everything()).toEqual(await model.everything());
    } finally {
      await discard();
    }
  });
  await assert(property, { numRuns: STORIES });
  return STORIES;
}
