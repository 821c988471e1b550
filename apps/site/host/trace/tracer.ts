import { processWide } from "#host/process/process-wide.ts";

/** What a span says of its work: few words, none of a shopper's, because spans leave the platform. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export interface NewSpan {
  name: string;
  /** Who waits for whom: a request that came in, one that goes out, or work that was queued. */
  kind?: "server" | "client" | "consumer";
  facts?: SpanFacts;
  /** The span it belongs below, as W3C `traceparent`; the running one when left out, none with null. */
  parent?: string | null | undefined;
  /** The trace it begins, 32 hexadecimal digits, where it has no parent. */
  trace?: string;
}

export interface Span {
  /** It as W3C `traceparent`, for requests to other services. */
  readonly traceparent: string;
  note(facts: SpanFacts): void;
  /** Marks it as failed. The words must hold nothing of a shopper's. */
  fail(problem: string): void;
  end(): void;
}

/** Begins spans and knows which one runs. Calls are cheap and never throw. */
export interface Tracer {
  begin(span: NewSpan): Span;
  /** Runs work inside a span: what the work begins belongs below it. */
  inside<T>(span: Span, work: () => T): T;
  /** The span that runs now. */
  current(): Span | null;
}

const chosenTracer = processWide<Tracer | null>("tracer", () => null);

/** Names what traces. Null turns tracing off. */
export function provideTracer(chosen: Tracer | null): void {
  chosenTracer.current = chosen;
}

/** Who traces; null where none are configured. */
export const tracer = (): Tracer | null => chosenTracer.current;

/** Where nothing is traced, nothing is noted. */
const NO_SPAN: Span = {
  traceparent: "",
  note: () => undefined,
  fail: () => undefined,
  end: () => undefined,
};

/** Runs work in a span of its own, which fails when the work rejects; without a tracer it runs as it is. */
export async function spanned<T>(span: NewSpan, work: (span: Span) => Promise<T>): Promise<T> {
  const tracing = tracer();
  if (!tracing) return work(NO_SPAN);
  const running = tracing.begin(span);
  try {
    return await tracing.inside(running, () => work(running));
  } catch (error) {
    running.fail(error instanceof Error ? error.name : "unknown");
    throw error;
  } finally {
    running.end();
  }
}
