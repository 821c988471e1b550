import { describe, expect, it } from "vitest";
import {
  currentTrace,
  currentTraceparent,
  parentOf,
  traceOf,
  traceOfParent,
  withTrace,
} from "./request-trace.ts";

const PARENT = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

describe("traceOf", () => {
  it("takes the trace a proxy of ours names, else the proxy's own id", () => {
    const headers = { traceparent: PARENT, "x-request-id": "abcdef0123456789" };
    expect(traceOf(headers, true)).toEqual({ trace: "4bf92f3577b34da6a3ce929d0e0e4736" });
    expect(traceOf({ "x-request-id": "abcdef0123456789" }, true)).toEqual({ trace: "abcdef0123456789" });
  });

  it("makes a new one for a client that names its own, and for what is none", () => {
    for (const [headers, isProxied] of [
      [{ traceparent: PARENT }, false],
      [{ traceparent: `00-${"0".repeat(32)}-00f067aa0ba902b7-01` }, true],
      [{ "x-request-id": 'short"\n' }, true],
      [{}, true],
    ] as const) {
      const { trace } = traceOf(headers, isProxied);
      expect(trace).toMatch(/^[0-9a-f]{32}$/);
      expect(PARENT).not.toContain(trace);
    }
  });
});

describe("parentOf", () => {
  it("is the proxy's span in the first version's form, whatever a later version adds", () => {
    const span = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
    expect(parentOf({ traceparent: PARENT })).toBe(span);
    expect(parentOf({ traceparent: `01${PARENT.slice(2)}-more` })).toBe(span);
    for (const traceparent of ["", "abcdef0123456789", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`])
      expect(parentOf({ traceparent })).toBeNull();
    expect(parentOf({})).toBeNull();
  });
});

describe("withTrace", () => {
  it("is known to everything one request starts, and to nothing beside it", async () => {
    const seen = await Promise.all(
      ["one", "two"].map((trace) =>
        withTrace({ trace }, async () => {
          await new Promise<void>((resolve) => {
            setImmediate(resolve);
          });
          return currentTrace();
        }),
      ),
    );
    expect(seen).toEqual([{ trace: "one" }, { trace: "two" }]);
    expect(currentTrace()).toEqual({});
  });
});

describe("currentTraceparent", () => {
  it("names the request for what is done of it later", () => {
    const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    const parent = withTrace({ trace }, currentTraceparent) ?? "";
    expect(parent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(traceOfParent(parent)).toEqual({ trace });
  });

  it("is none between requests, and for an id of a proxy that is no trace's", () => {
    expect(currentTraceparent()).toBeNull();
    for (const trace of ["abcdef0123456789", "0".repeat(32), "a".repeat(33), ` ${"a".repeat(32)}`])
      expect(withTrace({ trace }, currentTraceparent)).toBeNull();
  });
});
