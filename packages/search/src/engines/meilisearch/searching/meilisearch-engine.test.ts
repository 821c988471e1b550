import { describe, expect, it } from "vitest";
import { aPlan } from "../../../testing/fixtures/a-plan.ts";
import { refused } from "../../../testing/fixtures/fake-meilisearch.ts";
import { type MeilisearchEngineOptions, meilisearchEngine } from "./meilisearch-engine.ts";

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const result = (fields: object = {}) => ({
  indexUid: "cars",
  hits: [],
  query: "",
  processingTimeMs: 1,
  limit: 100,
  offset: 0,
  estimatedTotalHits: 0,
  ...fields,
});

/** An engine whose server answers one thing after the other, the last one for ever. */
function engineOf(
  answers: (() => Response | Promise<Response>)[],
  options: Partial<MeilisearchEngineOptions> = { key: "secret" },
) {
  const sent: { url: string; authorization: string | null; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    sent.push({
      url: input instanceof Request ? input.url : input.toString(),
      authorization: new Headers(init?.headers).get("authorization"),
      body,
    });
    init?.signal?.throwIfAborted();
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
    return Promise.race([answer?.() ?? json({ results: [result()] }), aborted]);
  };
  const engine = meilisearchEngine({
    host: "http://meili.test",
    index: "cars",
    clock: () => 0,
    fetch,
    ...options,
  });
  return { engine, sent };
}

const networkFault = () =>
  Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") }));

/** What is said to a server's refusal. */
async function detailOf(code: string) {
  const answer = await engineOf([() => refused(400, code, "No such thing.")]).engine.run(aPlan());
  return answer.ok ? null : answer.detail;
}

describe("meilisearchEngine, from derived cases", () => {
  it("sends one multi-search with the key, and reads hits, totals, counts and stats", async () => {
    const { engine, sent } = engineOf([
      () =>
        json({
          results: [
            result({
              hits: [
                {
                  id: "1",
                  make: "Mazda",
                  stock_origin: { feed: "x" },
                  _formatted: { make: "[Mazda]", stock_origin: {} },
                },
              ],
              estimatedTotalHits: 12,
              facetDistribution: { make: { Kia: 3, Mazda: 9 }, price: { "10000": 4, "19000": 8 } },
              facetStats: { price: { min: 10_000, max: 19_000 } },
            }),
            result({
              estimatedTotalHits: 40,
              facetDistribution: { body: { SUV: 30, Ute: 10 } },
              facetStats: {},
            }),
          ],
        }),
    ]);
    const answer = await engine.run(
      aPlan(
        {
          facets: [
            { kind: "values", field: "make" },
            { kind: "range", field: "price", buckets: 2 },
          ],
        },
        [{ facet: { kind: "values", field: "body" }, filter: [] }],
      ),
    );
    expect(sent).toMatchObject([{ url: "http://meili.test/multi-search", authorization: "Bearer secret" }]);
    expect(answer).toEqual({
      ok: true,
      hits: [{ document: { id: "1", make: "Mazda" }, formatted: { make: "[Mazda]" } }],
      total: 12,
      reachable: 12,
      facets: [
        {
          kind: "values",
          field: "make",
          values: [
            { value: "Mazda", count: 9 },
            { value: "Kia", count: 3 },
          ],
          stats: null,
        },
        {
          kind: "range",
          field: "price",
          stats: { min: 10_000, max: 19_000 },
          buckets: [
            { from: 10_000, to: 15_000, count: 4 },
            { from: 15_000, to: 20_000, count: 8 },
          ],
        },
      ],
      counts: [
        {
          facet: {
            kind: "values",
            field: "body",
            values: [
              { value: "SUV", count: 30 },
              { value: "Ute", count: 10 },
            ],
            stats: null,
          },
          total: 40,
        },
      ],
    });
  });

  it("counts bars with a second request when the list of numbers was cut off", async () => {
    const limits = { maxTotalHits: 10, maxValuesPerFacet: 2 };
    const { engine, sent } = engineOf(
      [
        () =>
          json({
            results: [
              result({
                estimatedTotalHits: 30,
                facetDistribution: { km: { "5": 1, "7": 1 } },
                facetStats: { km: { min: 0, max: 99 } },
              }),
            ],
          }),
        () => json({ results: [result({ estimatedTotalHits: 21 }), result({ estimatedTotalHits: 9 })] }),
      ],
      { limits },
    );
    const answer = await engine.run(aPlan({ facets: [{ kind: "range", field: "km", buckets: 2 }] }));
    expect(answer).toMatchObject({ total: 30, reachable: 10 });
    expect(answer.ok && answer.facets[0]).toMatchObject({
      buckets: [
        { from: 0, to: 50, count: 21 },
        { from: 50, to: 100, count: 9 },
      ],
    });
    expect(sent[1]?.body).toMatchObject({
      queries: [
        { filter: ['km >= "0"', 'km < "50"'], limit: 0 },
        { filter: ['km >= "50"', 'km <= "100"'], limit: 0 },
      ],
    });
  });

  it.each([
    ["invalid", "filter", 400, "invalid_search_filter"],
    ["invalid", "sort", 400, "invalid_search_sort"],
    ["invalid", "facets", 400, "invalid_search_facets"],
    ["invalid", "filter", 400, "feature_not_enabled"],
    ["invalid", "other", 400, "bad_request"],
    ["invalid", "other", 413, "payload_too_large"],
    ["unavailable", undefined, 400, "index_not_found"],
    ["unavailable", undefined, 401, "missing_authorization_header"],
    ["unavailable", undefined, 403, "invalid_api_key"],
    ["unavailable", undefined, 503, "too_many_search_requests"],
    ["unavailable", undefined, 429, "slow_down"],
    ["unavailable", undefined, 500, "internal"],
  ])("answers '%s' %s for %i %s", async (problem, part, status, code) => {
    const { engine } = engineOf([() => refused(status, code)]);
    expect(await engine.run(aPlan())).toMatchObject({ ok: false, problem, ...(part ? { part } : {}) });
  });

  it.each([
    ["an error page", () => new Response("<html>Bad Gateway</html>", { status: 502 })],
    ["a page that says all is well", () => new Response("<html>", { status: 200 })],
    ["an empty body", () => new Response("", { status: 200 })],
    ["another shape", () => json({ results: "none" })],
    ["too few results", () => json({ results: [] })],
    ["an error without a code", () => json({ oops: true }, 500)],
    ["a refusal that is no object", () => json("no", 400)],
    ["a refusal that is nothing", () => json(null, 400)],
    ["a refusal whose code is a number", () => json({ code: 5, message: "no" }, 400)],
    ["a refusal without a message", () => json({ code: "invalid_search_sort" }, 400)],
  ])("answers 'unavailable' for %s", async (_, answer) => {
    expect(await engineOf([answer]).engine.run(aPlan())).toMatchObject({ ok: false, problem: "unavailable" });
  });

  it.each([
    [404, "index_not_found", 30, "The search server has no index 'cars' yet; importing stock makes it."],
    [403, "invalid_api_key", 30, "The search server refused our key (invalid_api_key)."],
    [500, "internal", 2, "The search server failed: Something about internal."],
  ])("says what is wrong and when to come again, for %i %s", async (status, code, retryAfter, detail) => {
    const answer = await engineOf([() => refused(status, code)]).engine.run(aPlan());
    expect(answer).toEqual({ ok: false, problem: "unavailable", retryAfter, detail });
  });

  it("sends no key where there is none", async () => {
    const { engine, sent } = engineOf([() => json({ results: [result()] })], {});
    await engine.run(aPlan());
    expect(sent[0]?.authorization).toBeNull();
  });

  it("counts the bars of a lifted filter among the cars of that filter, and leaves other facets alone", async () => {
    const cut = { facetDistribution: { km: { "5": 1, "7": 1 } }, facetStats: { km: { min: 0, max: 99 } } };
    const { engine, sent } = engineOf(
      [
        () => json({ results: [result(cut), result({ ...cut, estimatedTotalHits: 3 })] }),
        () => json({ results: [result({ estimatedTotalHits: 2 }), result({ estimatedTotalHits: 1 })] }),
      ],
      { limits: { maxTotalHits: 10, maxValuesPerFacet: 2 } },
    );
    const suv = { kind: "oneOf", field: "body", values: ["SUV"] } as const;
    const values = { kind: "values", field: "km" } as const;
    const answer = await engine.run(
      aPlan({ facets: [values] }, [{ facet: { kind: "range", field: "km", buckets: 2 }, filter: [suv] }]),
    );
    expect(sent[1]?.body).toMatchObject({
      queries: [
        { filter: ['body IN ["SUV"]', 'km >= "0"', 'km < "50"'], limit: 0 },
        { filter: ['body IN ["SUV"]', 'km >= "50"', 'km <= "100"'], limit: 0 },
      ],
    });
    expect(answer).toMatchObject({
      facets: [{ kind: "values", values: [{ value: "5" }, { value: "7" }] }],
      counts: [{ facet: { buckets: [{ count: 2 }, { count: 1 }] } }],
    });
  });

  it("fills bars into the facet that wants them, not into the values of the same field", async () => {
    const cut = { facetDistribution: { km: { "5": 1 } }, facetStats: { km: { min: 0, max: 99 } } };
    const { engine } = engineOf(
      [
        () => json({ results: [result(cut)] }),
        () => json({ results: [result({ estimatedTotalHits: 2 }), result({ estimatedTotalHits: 1 })] }),
      ],
      { limits: { maxTotalHits: 10, maxValuesPerFacet: 1 } },
    );
    const stats = { min: 0, max: 99 };
    const answer = await engine.run(
      aPlan({
        facets: [
          { kind: "values", field: "km" },
          { kind: "range", field: "km", buckets: 2 },
        ],
      }),
    );
    expect(answer.ok && answer.facets).toEqual([
      { kind: "values", field: "km", values: [{ value: "5", count: 1 }], stats },
      {
        kind: "range",
        field: "km",
        stats,
        buckets: [
          { from: 0, to: 50, count: 2 },
          { from: 50, to: 100, count: 1 },
        ],
      },
    ]);
  });

  it("answers without bars when they cannot be counted", async () => {
    const cut = { facetDistribution: { km: { "5": 1 } }, facetStats: { km: { min: 0, max: 99 } } };
    const { engine } = engineOf([() => json({ results: [result(cut)] }), () => refused(500, "internal")], {
      limits: { maxTotalHits: 10, maxValuesPerFacet: 1 },
    });
    const facets = [{ kind: "range", field: "km", buckets: 2 }] as const;
    expect(await engine.run(aPlan({ facets }))).toMatchObject({
      ok: true,
      facets: [{ stats: { min: 0, max: 99 }, buckets: [] }],
    });
  });

  it("tries once more after a broken connection, and not a third time", async () => {
    const healed = engineOf([networkFault, () => json({ results: [result({ estimatedTotalHits: 1 })] })]);
    expect(await healed.engine.run(aPlan())).toMatchObject({ ok: true, total: 1 });
    const broken = engineOf([networkFault]);
    expect(await broken.engine.run(aPlan())).toEqual({
      ok: false,
      problem: "unavailable",
      detail: "The search server failed: connect ECONNREFUSED.",
      retryAfter: 2,
    });
    expect(broken.sent).toHaveLength(2);
  });

  it("does not wait longer than its timeout, and does not ask a slow server twice", async () => {
    const { engine, sent } = engineOf([() => new Promise<never>(() => undefined)], { timeout: 5 });
    expect(await engine.run(aPlan())).toMatchObject({ ok: false, problem: "unavailable" });
    expect(sent).toHaveLength(1);
  });

  it("leaves a failing server alone, lets one request try later, and recovers", async () => {
    let now = 0;
    let down = true;
    const answer = () => (down ? refused(500, "internal") : json({ results: [result()] }));
    const { engine, sent } = engineOf([answer], {
      clock: () => now,
      breaker: { failures: 2, openFor: 1_000, openForAtMost: 4_000 },
    });
    for (let attempt = 0; attempt < 5; attempt++) await engine.run(aPlan());
    expect(sent).toHaveLength(2);
    now = 999;
    await engine.run(aPlan());
    expect(sent).toHaveLength(2);
    now = 1_000;
    await Promise.all([engine.run(aPlan()), engine.run(aPlan())]);
    expect(sent).toHaveLength(3);
    now = 2_999;
    await engine.run(aPlan());
    expect(sent).toHaveLength(3);
    now = 3_000;
    down = false;
    expect(await engine.run(aPlan())).toMatchObject({ ok: true });
    expect(await engine.run(aPlan())).toMatchObject({ ok: true });
    expect(sent).toHaveLength(5);
  });

  it("says when asking a failing server again makes sense, in whole seconds", async () => {
    let now = 0;
    const { engine } = engineOf([() => refused(500, "internal")], {
      clock: () => now,
      breaker: { failures: 1, openFor: 5_000, openForAtMost: 5_000 },
    });
    const retryAfter = async () => {
      const answer = await engine.run(aPlan());
      return !answer.ok && answer.problem === "unavailable" ? answer.retryAfter : null;
    };
    expect(await retryAfter()).toBe(2);
    expect(await retryAfter()).toBe(5);
    now = 3_999;
    expect(await retryAfter()).toBe(2);
    now = 4_999;
    expect(await retryAfter()).toBe(1);
  });

  it.each(["invalid_search_filter", "invalid_search_sort", "invalid_search_facets"])(
    "names the command that sets what the index lacks, for %s",
    async (code) => {
      const { engine } = engineOf([() => refused(400, code)], { settingsCommand: "stock settings --apply" });
      expect(await engine.run(aPlan())).toMatchObject({
        detail: expect.stringContaining("this sets them: stock settings --apply."),
      });
    },
  );

  it("says how to set what the index lacks where no command is known, and nothing of it for another refusal", async () => {
    expect(await detailOf("invalid_search_sort")).toBe(
      "No such thing. The settings of the index 'cars' are probably not those that cars need; StockIndex.applySettings sets them.",
    );
    expect(await detailOf("bad_request")).toBe("No such thing.");
  });

  it.each([
    ["it responded with 502 and something that is not JSON.", () => new Response("<html>", { status: 502 })],
    ["it responded with 500 without a reason.", () => json({ oops: true }, 500)],
    ["it responded with 400 without a reason.", () => json({ code: "bad_request" }, 400)],
    ["fetch failed.", () => Promise.reject(new TypeError("fetch failed"))],
    ["fetch failed.", () => Promise.reject(new TypeError("fetch failed", { cause: "no error" }))],
  ])("says of a server that it failed: %s", async (reason, answer) => {
    expect(await engineOf([answer]).engine.run(aPlan())).toEqual({
      ok: false,
      problem: "unavailable",
      detail: `The search server failed: ${reason}`,
      retryAfter: 2,
    });
  });

  it("says that a slow server took too long, and that an answer was none", async () => {
    const slow = engineOf([() => new Promise<never>(() => undefined)], { timeout: 5 });
    expect(await slow.engine.run(aPlan())).toMatchObject({
      detail: "The search server failed: it took too long to respond.",
    });
    const other = engineOf([() => json({ results: [] })]);
    expect(await other.engine.run(aPlan())).toEqual({
      ok: false,
      problem: "unavailable",
      detail: "The search server's response is no search result.",
      retryAfter: 2,
    });
  });

  it("leaves a server alone after five failures, if not set otherwise, and says so", async () => {
    const { engine, sent } = engineOf([() => refused(500, "internal")]);
    for (let attempt = 0; attempt < 5; attempt++) await engine.run(aPlan());
    expect(await engine.run(aPlan())).toEqual({
      ok: false,
      problem: "unavailable",
      detail: "The search server failed several times and is left alone for a while.",
      retryAfter: 2,
    });
    expect(sent).toHaveLength(5);
  });

  it("does not take a refused plan for a failing server", async () => {
    const { engine, sent } = engineOf([() => refused(400, "invalid_search_filter")]);
    for (let attempt = 0; attempt < 8; attempt++) await engine.run(aPlan());
    expect(sent).toHaveLength(8);
  });
});
