import { AsyncLocalStorage } from "node:async_hooks";
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as spansOf,
  type SpanContext,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Span, SpanFacts, Tracer } from "./tracer.ts";

/** Where spans go, and which. */
export interface OtlpTracerOptions {
  /** The collector's address for traces, `http://collector:4318/v1/traces`. */
  url: string;
  /** Sent with each call, for collectors that ask who sends. */
  headers: Readonly<Record<string, string>>;
  /** What the spans say of this process. */
  about: SpanFacts;
  /** Share of the traces that begin here, 0 to 1. What a proxy began is sampled as the proxy says. */
  share: number;
  /** Called once when the collector takes nothing, with the reason, and with null when it takes spans again. */
  onState: (problem: string | null) => void;
}

/** A tracer that can be stopped. */
export interface OtlpTracer extends Tracer {
  /** Sends what waits, and ends. */
  stop(): Promise<void>;
}

/** A collector that does not respond within this is away; what waits is bounded, and then dropped. */
const TIMEOUT_MS = 3_000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends spans to a collector over OTLP/HTTP. It is not the global tracer: libraries and the framework stay silent, and
 * what is traced is what the site names.
 */
export function otlpTracer({ url, headers, about, share, onState }: OtlpTracerOptions): OtlpTracer {
  const random = new RandomIdGenerator();
  /** The id the next trace is begun with, where a proxy has named one. */
  let named: string | null = null;
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes(about),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    idGenerator: {
      generateTraceId: () => named ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter: watched(exporter, onState) })],
  });
  const begins = provider.getTracer("forecourt");
  const running = new AsyncLocalStorage<Span>();

  return {
    begin: ({ name, kind, facts = {}, parent = running.getStore()?.traceparent, trace = null }) => {
      const above = parent ? contextOf(parent) : null;
      named = trace;
      const span = begins.startSpan(
        name,
        { attributes: facts, ...(kind ? { kind: KINDS[kind] } : {}) },
        above ? spansOf.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT,
      );
      named = null;
      return {
        traceparent: traceparentOf(span.spanContext()),
        note: (more) => void span.setAttributes(more),
        fail: (message) => void span.setStatus({ code: SpanStatusCode.ERROR, message }),
        end: () => span.end(),
      };
    },
    inside: (span, work) => running.run(span, work),
    current: () => running.getStore() ?? null,
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

function contextOf(traceparent: string): SpanContext | null {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;

/** Says when the collector stops and begins to take what it is sent, and not each time it does not. */
function watched(exporter: SpanExporter, onState: (problem: string | null) => void): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const problem = result.error?.message ?? null;
        if ((problem !== null) !== isAway) onState(problem);
        isAway = problem !== null;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
