import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type OtlpTracer, otlpTracer } from "./otlp-tracer.ts";

let collector: Server;
let status = 200;
let calls = 0;
const opened: OtlpTracer[] = [];
beforeAll(async () => {
  collector = createServer((request, response) => {
    calls += 1;
    request.resume().once("end", () => response.writeHead(status).end("{}"));
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
});
afterAll(async () => {
  for (const one of opened) await one.stop();
  collector.closeAllConnections();
  collector.close();
});

function tracing({ share = 1, states = [] as (string | null)[] } = {}): OtlpTracer {
  const tracer = otlpTracer({
    url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`,
    headers: {},
    about: { "service.name": "a test" },
    share,
    onState: (problem) => states.push(problem),
  });
  opened.push(tracer);
  return tracer;
}

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";
const partsOf = (traceparent: string) => {
  const [version, trace, span, flags] = traceparent.split("-");
  return { version, trace, span, flags };
};

describe("otlpTracer", () => {
  it("begins a span below its parent, in the parent's trace", () => {
    const span = tracing().begin({ name: "work", parent: `00-${TRACE}-${SPAN}-01` });
    const parts = partsOf(span.traceparent);
    expect(parts).toMatchObject({ version: "00", trace: TRACE, flags: "01" });
    expect(parts.span).toMatch(/^[0-9a-f]{16}$/);
    expect(parts.span).not.toBe(SPAN);
  });

  it("begins a trace of its own without a parent, with null for one, and with one that is none", () => {
    const tracer = tracing();
    const parents = [
      undefined,
      null,
      "",
      "nonsense",
      `01-${TRACE}-${SPAN}-01`,
      `00-${TRACE}-${SPAN}-01-more`,
    ];
    const traces = parents.map((parent) => partsOf(tracer.begin({ name: "work", parent }).traceparent).trace);
    expect(new Set(traces).size).toBe(parents.length);
    expect(traces).not.toContain(TRACE);
  });

  it("begins a trace under the name it is given, and the next one under another", () => {
    const tracer = tracing();
    const named = partsOf(tracer.begin({ name: "work", trace: TRACE }).traceparent);
    expect(named.trace).toBe(TRACE);
    expect(partsOf(tracer.begin({ name: "work" }).traceparent).trace).not.toBe(TRACE);
  });

  it("puts what begins inside a span below it, unless it names its parent", () => {
    const tracer = tracing();
    const outer = tracer.begin({ name: "outer" });
    expect(tracer.current()).toBeNull();
    tracer.inside(outer, () => {
      expect(tracer.current()).toBe(outer);
      const { trace } = partsOf(outer.traceparent);
      expect(partsOf(tracer.begin({ name: "inner" }).traceparent).trace).toBe(trace);
      expect(partsOf(tracer.begin({ name: "other", parent: null }).traceparent).trace).not.toBe(trace);
    });
    expect(tracer.current()).toBeNull();
  });

  it("keeps its share of the traces that begin here, and those that a proxy keeps", () => {
    const none = tracing({ share: 0 });
    const flagsBelow = (flags: string) =>
      partsOf(none.begin({ name: "work", parent: `00-${TRACE}-${SPAN}-${flags}` }).traceparent).flags;
    expect(partsOf(none.begin({ name: "work" }).traceparent).flags).toBe("00");
    expect([flagsBelow("01"), flagsBelow("00")]).toEqual(["01", "00"]);
    expect(partsOf(tracing().begin({ name: "work" }).traceparent).flags).toBe("01");
  });

  it("says nothing of a collector that takes what it is sent", async () => {
    const states: (string | null)[] = [];
    const tracer = tracing({ states });
    tracer.begin({ name: "work" }).end();
    const before = calls;
    await tracer.stop();
    expect([calls - before, states]).toEqual([1, []]);
  });

  it("says why the collector takes nothing, and stops all the same", async () => {
    status = 400;
    const states: (string | null)[] = [];
    const tracer = tracing({ states });
    tracer.begin({ name: "work" }).end();
    await tracer.stop();
    status = 200;
    expect(states).toEqual([expect.any(String)]);
  });

  it("says once that the collector takes nothing, and once that it does again", async () => {
    const states: (string | null)[] = [];
    const tracer = tracing({ states });
    for (const next of [400, 400, 200]) {
      status = next;
      const before = calls;
      // So many are sent at once.
      for (let span = 0; span < 512; span += 1) tracer.begin({ name: "work" }).end();
      // Tracers of other tests may send what they have left meanwhile.
      await vi.waitFor(() => expect(calls).toBeGreaterThan(before), { timeout: 4_000 });
    }
    tracer.begin({ name: "work" }).end();
    await tracer.stop();
    expect(states).toEqual([expect.any(String), null]);
  });
});
