import { type LeadStore, memoryLeadStore } from "@forecourt/leads/stores";
import { aNewLead } from "@forecourt/leads/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withTrace } from "./request-trace.ts";
import { tracedLeads, tracedSink } from "./traced-leads.ts";
import { currentTrace } from "./request-trace.ts";
import { type NewSpan, provideTracer, type Span, type SpanFacts } from "./tracer.ts";

/** A span as it was when it ended. */
interface Seen extends NewSpan {
  notes: SpanFacts;
  problem: string | null;
  ended: boolean;
}

let seen: Seen[];
beforeEach(() => {
  seen = [];
  provideTracer({
    begin: (span): Span => {
      const one: Seen = { ...span, notes: {}, problem: null, ended: false };
      seen.push(one);
      return {
        traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01`,
        note: (facts) => void (one.notes = { ...one.notes, ...facts }),
        fail: (problem) => void (one.problem = problem),
        end: () => void (one.ended = true),
      };
    },
    inside: (_span, work) => work(),
    current: () => null,
  });
});
afterEach(() => provideTracer(null));

const store = (change: Partial<LeadStore> = {}): LeadStore => ({ ...memoryLeadStore(), ...change });

describe("tracedLeads", () => {
  it("notes the lead that was kept and how, and nothing of the shopper", async () => {
    const lead = aNewLead({ id: "lead-1" });
    const kept = await tracedLeads(store()).accept(lead);
    expect(kept).toMatchObject({ ok: true });
    expect(seen).toEqual([
      {
        name: "store accept",
        facts: { tenant: lead.lead.tenant },
        notes: { lead: "lead-1", outcome: kept.ok && kept.outcome },
        problem: null,
        ended: true,
      },
    ]);
  });

  it("marks what was not kept as failed, with the store's problem", async () => {
    const lead = aNewLead({ id: "lead-1" });
    const refused = await tracedLeads(store()).update("no-such-lead", lead);
    if (refused.ok) throw new Error("The memory store knew the lead.");
    expect(seen).toMatchObject([{ name: "store update", notes: {}, problem: refused.problem, ended: true }]);
  });

  it("writes the request a lead came with into it, and nothing between requests", async () => {
    const written: (string | null | undefined)[] = [];
    const base = memoryLeadStore();
    const traced = tracedLeads({
      ...base,
      accept: (lead) => {
        written.push(lead.lead.trace);
        return base.accept(lead);
      },
    });
    await traced.accept(aNewLead({ id: "lead-1", key: "key-1" }));
    await withTrace({ trace: "c".repeat(32) }, () => traced.accept(aNewLead({ id: "lead-2", key: "key-2" })));
    expect(written[0] ?? null).toBeNull();
    expect(written[1]).toMatch(/^00-c{32}-[0-9a-f]{16}-00$/);
  });
});

const delivery = { key: "k", attempt: 2, revision: 1, remoteId: null, signal: AbortSignal.timeout(60_000) };
const stored = (trace: string | null) => {
  const { lead } = aNewLead();
  return { id: "lead-1", lead: { ...lead, trace }, files: [] } as never;
};

describe("tracedSink", () => {
  it("delivers in the name of the request the lead came with", async () => {
    const names: (string | undefined)[] = [];
    const sink = tracedSink({
      name: "crm",
      deliver: async () => {
        names.push(currentTrace().trace);
        return { ok: true, remoteId: null };
      },
    } as never);
    const parent = `00-${"c".repeat(32)}-${"d".repeat(16)}-00`;
    await sink.deliver(stored(parent), delivery);
    await sink.deliver(stored(null), delivery);
    expect(names).toEqual(["c".repeat(32), undefined]);
    expect(seen).toMatchObject([
      { name: "delivery", kind: "consumer", parent, facts: { lead: "lead-1", sink: "crm", attempt: 2 } },
      { name: "delivery", parent: null },
    ]);
    expect(seen.map(({ problem }) => problem)).toEqual([null, null]);
  });

  it.each([
    [true, "tried again later"],
    [false, "refused for good"],
  ])("marks an attempt that failed (tried again: %j) as %s", async (retry, problem) => {
    const outcome = { ok: false, retry, problem: "down" };
    const sink = tracedSink({ name: "crm", deliver: async () => outcome } as never);
    expect(await sink.deliver(stored(null), delivery)).toEqual(outcome);
    expect(seen).toMatchObject([{ problem, ended: true }]);
  });
});
