import type { LeadSink } from "@forecourt/leads/delivery";
import type { Acceptance, LeadStore, NewLead } from "@forecourt/leads/stores";
import { currentTraceparent, traceOfParent, withTrace } from "./request-trace.ts";
import { type Span, spanned, tracer } from "./tracer.ts";

/** A lead store whose writes are spans, and whose leads remember the request they came with. */
export const tracedLeads = (store: LeadStore): LeadStore => ({
  ...store,
  accept: (lead) => save("store accept", lead, (traced) => store.accept(traced)),
  update: (id, lead) => save("store update", lead, (traced) => store.update(id, traced)),
});

const save = (name: string, lead: NewLead, write: (lead: NewLead) => Promise<Acceptance>) =>
  spanned({ name, facts: { tenant: lead.lead.tenant } }, async (span) => {
    const trace = tracer()?.current()?.traceparent ?? currentTraceparent();
    const written = await write(trace ? { ...lead, lead: { ...lead.lead, trace } } : lead);
    noteAcceptance(span, written);
    return written;
  });

function noteAcceptance(span: Span, written: Acceptance): void {
  if (written.ok) span.note({ lead: written.id, outcome: written.outcome });
  else span.fail(written.problem);
}

/**
 * A sink whose attempts belong to the request their lead came with, as spans and in every line that is logged meanwhile,
 * whichever process makes them and however much later.
 */
export const tracedSink = (sink: LeadSink): LeadSink => ({
  ...sink,
  deliver: (lead, delivery) => {
    const { tenant, trace: parent = null } = lead.lead;
    const facts = { tenant, lead: lead.id, sink: sink.name, attempt: delivery.attempt };
    const attempt = () =>
      spanned({ name: "delivery", kind: "consumer", parent, facts }, async (span) => {
        const outcome = await sink.deliver(lead, delivery);
        if (!outcome.ok) span.fail(outcome.retry ? "tried again later" : "refused for good");
        return outcome;
      });
    return parent === null ? attempt() : withTrace(traceOfParent(parent), attempt);
  },
});
