import { describe, expect, it } from "vitest";
import { aSubmission } from "../../../testing/a-submission.ts";
import { leadRequest } from "./lead-request.ts";
import { ResponseError } from "./response-error.ts";
import { sendLead, readResponse } from "./send-lead.ts";

const json = (body: unknown, status = 200, statusText = "") =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status, statusText });

/** A fetch that answers from a list; an Error is a broken network. */
function answering(...answers: (Response | Error)[]) {
  const calls: { url: unknown; method: string; body: unknown; key: string | null }[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get("Idempotency-Key");
    calls.push({ url, method: init.method ?? "GET", body: init.body, key });
    const answer = answers.shift() ?? new Error("one call too many");
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { calls, options: { fetch, wait: async () => {} } };
}

const down = () => new TypeError("offline");

describe("sendLead", () => {
  it("creates a lead and reads its id", async () => {
    const { calls, options } = answering(json({ id: "L1" }));
    expect(await sendLead(aSubmission(), options)).toEqual({ ok: true, leadId: "L1" });
    expect(calls).toMatchObject([{ url: "/api/leads", method: "POST", key: aSubmission().key }]);
  });

  it("takes a numeric id, as dashboards send it", async () => {
    expect(await sendLead(aSubmission(), answering(json({ id: 7 })).options)).toEqual({
      ok: true,
      leadId: "7",
    });
  });

  it("updates a lead it knows the id of", async () => {
    const { calls, options } = answering(json({ id: "a/b" }));
    await sendLead(aSubmission({ leadId: "a/b" }), options);
    expect(calls).toMatchObject([{ url: "/api/leads/a%2Fb", method: "PUT" }]);
  });

  it("creates a lead again that the server no longer has", async () => {
    const { calls, options } = answering(json({ error: "gone" }, 404), json({ id: "L2" }));
    expect(await sendLead(aSubmission({ leadId: "L1" }), options)).toEqual({ ok: true, leadId: "L2" });
    expect(calls.map(({ method }) => method)).toEqual(["PUT", "POST"]);
  });

  it("repeats under the same key when the network or the server fails", async () => {
    const { calls, options } = answering(new TypeError("offline"), json("<html>", 502), json({ id: "L1" }));
    expect(await sendLead(aSubmission(), { ...options, retries: 2 })).toEqual({ ok: true, leadId: "L1" });
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  it("does not repeat what the server refused, and hands on its words", async () => {
    const problems = [{ field: "phone", message: "Invalid phone number. Must be a US number." }];
    const { calls, options } = answering(json({ error: "Please check the form.", problems }, 422));
    expect(await sendLead(aSubmission(), options)).toEqual({
      ok: false,
      leadId: null,
      message: "Please check the form.",
      problems,
      retryable: false,
    });
    expect(calls).toHaveLength(1);
  });

  it("hands on only those problems that name a field and have words", async () => {
    const problems = [
      null,
      "phone",
      { field: "phone" },
      { message: "Wrong." },
      { field: "email", message: 5 },
    ];
    const { options } = answering(json({ error: "Please check the form.", problems }, 422));
    expect(await sendLead(aSubmission(), options)).toMatchObject({
      problems: [{ field: "email", message: "5" }],
    });
  });

  it.each([
    ["the network is down", new TypeError("offline")],
    ["the answer is a page", json("<html>", 500, "Internal Server Error")],
    ["the error is no text", json({ error: { a: 1 } }, 500)],
    ["the id is missing", json({ ok: true })],
    ["the id is null", json({ id: null })],
    ["the id is empty", json({ id: "" })],
    ["the id is an object", json({ id: { a: 1 } })],
    ["the answer is null", json("null")],
  ])("leaves the words to the form when %s", async (_, answer) => {
    const { options } = answering(answer);
    expect(await sendLead(aSubmission(), { ...options, retries: 0 })).toMatchObject({
      ok: false,
      leadId: null,
      message: null,
    });
  });

  it.each([
    [408, true],
    [409, false],
    [422, false],
    [429, true],
    [499, false],
    [500, true],
    [503, true],
  ])("takes status %d for one that may pass: %s", async (status, retryable) => {
    const { options } = answering(json({ error: "No." }, status));
    expect(await sendLead(aSubmission(), { ...options, retries: 0 })).toEqual({
      ok: false,
      leadId: null,
      message: "No.",
      problems: [],
      retryable,
    });
  });

  it("tries once more after half a second, and waits twice as long before each further try", async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const once = answering(down(), down());
    await sendLead(aSubmission(), { ...once.options, wait });
    expect([once.calls.length, waits]).toEqual([2, [500]]);
    waits.length = 0;
    const often = answering(down(), down(), down(), down());
    expect(await sendLead(aSubmission(), { ...often.options, wait, retries: 3 })).toEqual({
      ok: false,
      leadId: null,
      message: null,
      problems: [],
      retryable: true,
    });
    expect(waits).toEqual([500, 1_000, 2_000]);
  });

  it("gives each try twenty seconds unless told otherwise, and files a second for each 32 KB", async () => {
    const given: number[] = [];
    const timeout = (ms: number) => {
      given.push(ms);
      return new AbortController().signal;
    };
    await sendLead(aSubmission(), { ...answering(json({ id: "L1" })).options, timeout });
    await sendLead(aSubmission(), { ...answering(json({ id: "L1" })).options, timeout, timeoutMs: 5 });
    expect(given).toEqual([20_000, 5]);
    given.length = 0;
    const files = [
      new File([new Uint8Array(3_200_000)], "front.jpg"),
      new File(["x".repeat(32)], "licence.pdf"),
    ];
    await sendLead(aSubmission(), { ...answering(json({ id: "L1" })).options, timeout, files });
    expect(given).toEqual([120_001]);
  });

  it("makes no second lead of a new one that the server answered 404 to", async () => {
    const { calls, options } = answering(json({ error: "Off." }, 404));
    expect(await sendLead(aSubmission(), options)).toMatchObject({
      ok: false,
      message: "Off.",
      retryable: false,
    });
    expect(calls).toHaveLength(1);
  });

  it("gives up a try that takes too long", async () => {
    const late = new AbortController();
    const fetch = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_done, fail) => {
        init?.signal?.addEventListener("abort", () => fail(new DOMException("late", "TimeoutError")));
        late.abort();
      });
    const sent = await sendLead(aSubmission(), { fetch, retries: 0, timeout: () => late.signal });
    expect(sent).toMatchObject({ ok: false, retryable: true });
  });

  it("sends nothing more once stopped", async () => {
    const stop = new AbortController();
    const { calls, options } = answering(new TypeError("offline"), json({ id: "L1" }));
    stop.abort();
    expect((await sendLead(aSubmission(), { ...options, signal: stop.signal })).ok).toBe(false);
    expect(calls).toHaveLength(1);
  });
});

describe("leadRequest", () => {
  it("sends JSON that says so, under the lead's own key", () => {
    const submission = aSubmission();
    expect(leadRequest(submission)).toMatchObject({
      url: "/api/leads",
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "Idempotency-Key": submission.key,
      },
    });
  });

  it("sends files as multipart, the lead beside them", () => {
    const file = new File(["x"], "licence.pdf");
    const { url, method, body, headers } = leadRequest(aSubmission({ leadId: "L1" }), [file]);
    expect([url, method]).toEqual(["/api/leads/with-files", "POST"]);
    expect(headers).not.toHaveProperty("Content-Type"); // the browser adds the boundary
    if (!(body instanceof FormData)) throw new Error("expected a multipart body");
    expect(body.getAll("files")).toHaveLength(1);
    const lead = body.get("lead");
    expect(typeof lead === "string" && JSON.parse(lead)).toMatchObject({ lead: { lead_id: "L1" } });
  });

  it("goes below /mock, or to another destination", () => {
    expect(leadRequest(aSubmission(), [], { prefix: "/mock" }).url).toBe("/mock/api/leads");
    expect(leadRequest(aSubmission(), [], { path: "/api/carClarityCustomer" }).url).toBe(
      "/api/carClarityCustomer",
    );
  });
});

describe("readResponse", () => {
  it("gives the JSON of a success", async () => {
    expect(await readResponse(json({ vehicle: 1 }))).toEqual({ vehicle: 1 });
  });

  it.each([
    [json({ error: "No such plate" }, 404, "Not Found"), "No such plate", 404],
    [
      json({ error: 5 }, 500, "Internal Server Error"),
      "An unexpected error occurred: Internal Server Error",
      500,
    ],
    [json({ error: "  " }, 422), "An unexpected error occurred", 422],
    [json("<html>", 502, "Bad Gateway"), "An unexpected error occurred: Bad Gateway", 502],
    [json("", 503), "An unexpected error occurred", 503],
  ])("throws the server's words, or ours with the status text", async (response, message, status) => {
    const error = await readResponse(response).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ message, status });
  });
});
