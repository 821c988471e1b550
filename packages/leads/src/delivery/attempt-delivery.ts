import { DAY } from "@forecourt/search/kernel";
import {
  type ClaimedDelivery,
  deliveryKey,
  type DeliveryQueue,
  type Settlement,
} from "../enquiry/store/delivery-queue.ts";
import type { DeliveryClock } from "./delivery-clock.ts";
import type { LeadSink, SinkOutcome } from "./lead-sink.ts";
import type { RetryPolicy } from "./delivery-policy.ts";
import { backOffMs } from "../work/back-off.ts";

/** What happened to a delivery, for a log. `trace` is the W3C `traceparent` of the request that brought the lead. */
export type DeliveryEvent =
  | {
      kind: "attempt";
      leadId: string;
      tenant: string;
      sink: string;
      attempt: number;
      result: Settlement["kind"];
      problem: string | null;
      trace?: string;
    }
  | { kind: "lease_lost"; leadId: string; tenant: string; sink: string; trace?: string }
  | { kind: "store_trouble"; problem: string }
  | { kind: "store_answers_again" };

interface AttemptOptions {
  store: Pick<DeliveryQueue, "settle">;
  sinksFor(tenant: string): Promise<readonly LeadSink[]>;
  clock: DeliveryClock;
  retry: RetryPolicy | ((tenant: string) => Promise<RetryPolicy> | RetryPolicy);
  random: () => number;
  attemptMs: number;
  onEvent?(event: DeliveryEvent): void;
}

/** Tries one claimed delivery and writes down how it ended. Never rejects: trouble with the store is an event, the lease does the rest. */
export async function attemptDelivery(claimed: ClaimedDelivery, options: AttemptOptions): Promise<void> {
  const { lead, sink, attempt } = claimed;
  const { tenant, trace } = lead.lead;
  const about = { leadId: lead.id, tenant, sink, ...(trace === undefined ? {} : { trace }) };
  try {
    const outcome = await tryOnce(claimed, options);
    const now = options.clock.now().getTime();
    const retry = typeof options.retry === "function" ? await options.retry(about.tenant) : options.retry;
    const settlement = settlementOf(outcome, attempt, { retry, random: options.random }, now);
    const isSettled = await options.store.settle(claimed, settlement, now);
    const problem = settlement.kind === "delivered" ? null : settlement.problem;
    options.onEvent?.(
      isSettled
        ? { kind: "attempt", ...about, attempt, result: settlement.kind, problem }
        : { kind: "lease_lost", ...about },
    );
  } catch (reason) {
    options.onEvent?.({ kind: "store_trouble", problem: textOf(reason) });
  }
}

/** What an outcome means for the queue. */
function settlementOf(
  outcome: SinkOutcome,
  attempt: number,
  { retry, random }: { retry: RetryPolicy; random: () => number },
  now: number,
): Settlement {
  if (outcome.ok) return { kind: "delivered", remoteId: outcome.remoteId };
  const { problem } = outcome;
  if (!outcome.retry || attempt >= retry.maxAttempts) return { kind: "dead", problem };
  // The receiver may ask for a longer wait than ours, up to a day, but not for a shorter one.
  const requestedMs = Math.min(outcome.retryAfterMs ?? 0, DAY);
  const waits = { firstMs: retry.firstRetrySeconds * 1000, longestMs: retry.longestRetrySeconds * 1000 };
  return { kind: "retry", at: now + Math.max(requestedMs, backOffMs(waits, attempt, random())), problem };
}

async function tryOnce(claimed: ClaimedDelivery, options: AttemptOptions): Promise<SinkOutcome> {
  const { lead, attempt, revision, remoteId } = claimed;
  const cutOff = new AbortController();
  const done = new AbortController();
  const timedOut = options.clock.sleep(options.attemptMs, done.signal).then((): SinkOutcome => {
    cutOff.abort();
    return { ok: false, retry: true, problem: "No response in time." };
  });
  try {
    const key = deliveryKey(lead.id, revision);
    const sinks = await options.sinksFor(lead.lead.tenant);
    const sink = sinks.find((one) => one.name === claimed.sink);
    if (!sink) return { ok: false, retry: true, problem: `The tenant has no sink called "${claimed.sink}".` };
    const delivered = sink.deliver(lead, { key, attempt, revision, remoteId, signal: cutOff.signal });
    return await Promise.race([delivered, timedOut]);
  } catch (reason) {
    return { ok: false, retry: true, problem: `The sink failed: ${textOf(reason)}` };
  } finally {
    done.abort();
  }
}

const textOf = (reason: unknown): string => (reason instanceof Error ? reason.message : "unknown");
