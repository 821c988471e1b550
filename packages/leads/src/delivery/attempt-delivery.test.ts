import { describe, expect, it } from "vitest";
import { aStoredLead } from "../testing/a-stored-lead.ts";
import { manualClock } from "../testing/manual-clock.ts";
import type { ClaimedDelivery, Settlement } from "../enquiry/store/delivery-queue.ts";
import { attemptDelivery, type DeliveryEvent } from "./attempt-delivery.ts";
import type { Delivery, LeadSink, SinkOutcome } from "./lead-sink.ts";

const NOW = 1_000_000_000;
const HOUR = 3_600_000;
const retry = { firstRetrySeconds: 60, longestRetrySeconds: 3600, maxAttempts: 3 };
const lead = aStoredLead();
const claimed: ClaimedDelivery = {
  lead,
  sink: "crm",
  attempt: 1,
  revision: 1,
  remoteId: null,
  lease: "lease",
};

interface Trial {
  claim?: Partial<ClaimedDelivery>;
  deliver?: LeadSink["deliver"];
  settle?: () => Promise<boolean>;
  sinksFor?: (tenant: string) => Promise<readonly LeadSink[]>;
  retryOf?: (tenant: string) => typeof retry;
}

/** Tries one delivery to the end, with what was written of it and what was logged. */
async function attempt({ claim, deliver, settle, sinksFor, retryOf }: Trial) {
  const settlements: Settlement[] = [];
  const events: DeliveryEvent[] = [];
  const clock = manualClock(NOW);
  const sink: LeadSink = {
    name: "crm",
    files: "left_out",
    deliver: deliver ?? (async () => ({ ok: true, remoteId: "r" })),
  };
  const running = attemptDelivery(
    { ...claimed, ...claim },
    {
      store: {
        settle: async (_claimed, settlement, now) => {
          expect(now).toBe(clock.now().getTime());
          settlements.push(settlement);
          return settle ? settle() : true;
        },
      },
      sinksFor: sinksFor ?? (async () => [{ ...sink, name: "other" }, sink]),
      clock,
      retry: retryOf ?? retry,
      random: () => 0,
      attemptMs: 30_000,
      onEvent: (event) => events.push(event),
    },
  );
  await clock.advance(30_000);
  await running;
  return { settlement: settlements[0], events };
}
const answers = (outcome: SinkOutcome) => async () => outcome;
const failed = { ok: false, retry: true, problem: "HTTP 503" } as const;
const about = { leadId: lead.id, tenant: lead.lead.tenant, sink: "crm" };

describe("attemptDelivery", () => {
  it("writes down what the other side calls the lead, and logs the attempt", async () => {
    const { settlement, events } = await attempt({ claim: { attempt: 2 } });
    expect(settlement).toEqual({ kind: "delivered", remoteId: "r" });
    expect(events).toEqual([{ kind: "attempt", ...about, attempt: 2, result: "delivered", problem: null }]);
  });

  it("logs with an attempt which request brought the lead, where that is known", async () => {
    const trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    const claim = { lead: { ...lead, lead: { ...lead.lead, trace } } };
    expect((await attempt({ claim })).events).toMatchObject([{ kind: "attempt", trace }]);
    const lost = await attempt({ claim, settle: async () => false });
    expect(lost.events).toEqual([{ kind: "lease_lost", ...about, trace }]);
  });

  it("gives the sink the key of the revision and what it needs to update", async () => {
    const seen: (Delivery & { aborted: boolean })[] = [];
    await attempt({
      claim: { revision: 2, attempt: 3, remoteId: "before" },
      deliver: async (_lead, delivery) => {
        seen.push({ ...delivery, aborted: delivery.signal.aborted });
        return { ok: true, remoteId: null };
      },
    });
    expect(seen).toEqual([
      expect.objectContaining({
        key: `${lead.id}.2`,
        attempt: 3,
        revision: 2,
        remoteId: "before",
        aborted: false,
      }),
    ]);
  });

  it("tries again after a failure that may pass, half of the wait at least", async () => {
    const { settlement, events } = await attempt({ deliver: answers(failed) });
    expect(settlement).toEqual({ kind: "retry", at: NOW + 30_000, problem: "HTTP 503" });
    expect(events[0]).toMatchObject({ kind: "attempt", result: "retry", problem: "HTTP 503" });
  });

  it.each([
    ["a longer wait than ours", 2 * HOUR, 2 * HOUR],
    ["a shorter one than ours", 1000, 30_000],
    ["more than a day", 48 * HOUR, 24 * HOUR],
  ])("waits as the other side asks: %s", async (_what, retryAfterMs, wait) => {
    const { settlement } = await attempt({ deliver: answers({ ...failed, retryAfterMs }) });
    expect(settlement).toMatchObject({ kind: "retry", at: NOW + wait });
  });

  it("gives up what was refused for good, and the last of its attempts", async () => {
    const refused = { ...failed, retry: false };
    expect((await attempt({ deliver: answers(refused) })).settlement).toEqual({
      kind: "dead",
      problem: "HTTP 503",
    });
    const nth = async (count: number) =>
      (await attempt({ claim: { attempt: count }, deliver: answers(failed) })).settlement?.kind;
    expect([await nth(2), await nth(3), await nth(4)]).toEqual(["retry", "dead", "dead"]);
  });

  it("goes by the tenant's own schedule", async () => {
    const asked: string[] = [];
    const { settlement } = await attempt({
      deliver: answers(failed),
      retryOf: (tenant) => {
        asked.push(tenant);
        return { ...retry, maxAttempts: 1 };
      },
    });
    expect([asked, settlement?.kind]).toEqual([[lead.lead.tenant], "dead"]);
  });

  it("cuts off a sink that does not answer in time", async () => {
    let signal: AbortSignal | null = null;
    const { settlement } = await attempt({
      deliver: (_lead, delivery) => {
        signal = delivery.signal;
        return new Promise(() => {});
      },
    });
    expect(settlement).toMatchObject({ kind: "retry", problem: "No response in time." });
    expect(signal).toMatchObject({ aborted: true });
  });

  it("keeps a lead waiting for a sink the tenant does not have, or that throws", async () => {
    const none = await attempt({ sinksFor: async () => [] });
    expect(none.settlement).toMatchObject({
      kind: "retry",
      problem: 'The tenant has no sink called "crm".',
    });
    const thrown = await attempt({ deliver: () => Promise.reject(new Error("broken")) });
    expect(thrown.settlement).toMatchObject({ kind: "retry", problem: "The sink failed: broken" });
    // oxlint-disable-next-line prefer-promise-reject-errors -- a library may throw anything
    const odd = await attempt({ deliver: () => Promise.reject("broken") });
    expect(odd.settlement).toMatchObject({ problem: "The sink failed: unknown" });
  });

  it("logs a lease that was lost, and a store that fails, and never rejects", async () => {
    expect((await attempt({ settle: async () => false })).events).toEqual([{ kind: "lease_lost", ...about }]);
    expect((await attempt({ settle: () => Promise.reject(new Error("disk")) })).events).toEqual([
      { kind: "store_trouble", problem: "disk" },
    ]);
  });
});
