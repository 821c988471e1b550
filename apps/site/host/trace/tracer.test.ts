import type { SearchEngine } from "@forecourt/search";
import type { PlainFetch, PlainRequest } from "@forecourt/search/kernel";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tracedFetch } from "./traced-fetch.ts";
import { tracedSearch } from "./traced-search.ts";
import { type NewSpan, provideTracer, type Span, type SpanFacts, spanned, tracer } from "./tracer.ts";

const PARENT = `00-${"a".repeat(32)}-${"b".repeat(16)}-01`;

/** A span with what became of it. */
interface Seen extends NewSpan {
  notes: SpanFacts;
  problem: string | null;
  ended: boolean;
}

let seen: Seen[];
const keepsSpans = {
  begin: (span: NewSpan): Span => {
    const one: Seen = { ...span, notes: {}, problem: null, ended: false };
    seen.push(one);
    return {
      traceparent: PARENT,
      note: (facts) => void (one.notes = { ...one.notes, ...facts }),
      fail: (problem) => void (one.problem = problem),
      end: () => void (one.ended = true),
    };
  },
  inside: <T>(_span: Span, work: () => T): T => work(),
  current: () => null,
};
beforeEach(() => {
  seen = [];
  provideTracer(keepsSpans);
});
afterEach(() => provideTracer(null));

describe("spanned", () => {
  it("ends the span of work that is done, and gives its result", async () => {
    expect(await spanned({ name: "work" }, async () => 7)).toBe(7);
    expect(seen).toEqual([{ name: "work", notes: {}, problem: null, ended: true }]);
  });

  it("marks the span of work that fails with the kind of its failure alone, and fails too", async () => {
    const failing = spanned({ name: "work" }, () => Promise.reject(new TypeError("ada@example.com")));
    await expect(failing).rejects.toThrow("ada@example.com");
    await expect(spanned({ name: "other" }, () => Promise.reject("a text"))).rejects.toBe("a text");
    expect(seen.map(({ problem, ended }) => [problem, ended])).toEqual([
      ["TypeError", true],
      ["unknown", true],
    ]);
  });

  it("runs work as it is without a tracer", async () => {
    provideTracer(null);
    expect(tracer()).toBeNull();
    const parent = await spanned({ name: "work" }, async (span) => {
      span.note({ a: 1 });
      span.fail("a problem");
      span.end();
      return span.traceparent;
    });
    expect(parent).toBe("");
    expect(seen).toEqual([]);
  });
});

describe("tracedSearch", () => {
  const plan = { counts: [1, 2, 3] } as never;

  it("names the dealer and how much was counted", async () => {
    const answer = { ok: true, hits: [] } as never;
    const engine: SearchEngine = { run: async () => answer };
    expect(await tracedSearch(engine, "north").run(plan)).toBe(answer);
    expect(seen).toEqual([
      {
        name: "stock search",
        facts: { tenant: "north", counts: 3 },
        notes: {},
        problem: null,
        ended: true,
      },
    ]);
  });

  it("marks an engine that gave no answer", async () => {
    const away = { ok: false, problem: "unavailable", detail: "refused", retryAfter: 7 } as const;
    expect(await tracedSearch({ run: async () => away }, "north").run(plan)).toBe(away);
    expect(seen).toMatchObject([{ problem: "unavailable", ended: true }]);
  });
});

/** What was sent, and a `fetch` that answers with a status. */
function sending(status = 204) {
  const sent: [input: unknown, init: PlainRequest | undefined][] = [];
  const fetch: PlainFetch = async (input, init) => {
    sent.push([input, init]);
    return new Response(null, { status });
  };
  return { sent, fetch: tracedFetch(fetch) };
}

describe("tracedFetch", () => {
  it("carries its span's traceparent beside the headers it was given, and notes the answer", async () => {
    const { sent, fetch } = sending();
    const headers = { authorization: "key" };
    await fetch("https://crm.example/leads/7?email=ada", { method: "POST", headers, body: "{}" });
    expect(sent).toEqual([
      [
        "https://crm.example/leads/7?email=ada",
        { method: "POST", body: "{}", headers: { authorization: "key", traceparent: PARENT } },
      ],
    ]);
    expect(seen).toEqual([
      {
        name: "POST",
        kind: "client",
        facts: { "http.request.method": "POST", "server.address": "crm.example" },
        notes: { "http.response.status_code": 204 },
        problem: null,
        ended: true,
      },
    ]);
  });

  it("takes an address as a text or a URL, with GET as its method", async () => {
    const { fetch } = sending();
    await fetch("https://one.example/");
    await fetch(new URL("https://two.example/"));
    await fetch("no address").catch(() => undefined);
    expect(seen.map(({ name, facts }) => [name, facts?.["server.address"]])).toEqual([
      ["GET", "one.example"],
      ["GET", "two.example"],
      ["GET", ""],
    ]);
  });

  it("is the given one without a tracer", async () => {
    provideTracer(null);
    const { sent, fetch } = sending();
    const init = { method: "POST" };
    await fetch("https://crm.example/", init);
    expect(sent).toEqual([["https://crm.example/", init]]);
    expect(sent[0]?.[1]).toBe(init);
  });
});
