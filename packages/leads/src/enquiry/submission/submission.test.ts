import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { honeypotField } from "../model/fact-names.ts";
import { aSubmission } from "../../testing/a-submission.ts";
import { parseSubmission } from "./parse-submission.ts";
import { submissionBody } from "./submission-body.ts";

const parse = (lead: object, fallback?: { key?: string; leadId?: string | null }) => {
  const parsed = parseSubmission(
    { lead: { form: "general", idempotency_key: "0f7c-0001", ...lead } },
    fallback,
  );
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.submission;
};
const text = fc.stringMatching(/^[a-zA-Z0-9/?&=. -]{0,30}[a-z]$/).map((value) => value.trim());

describe("submissionBody", () => {
  it("says everything that is known by its wire name, with steps counted from 1", () => {
    const submission = aSubmission({
      leadId: "L1",
      carId: "7",
      offerId: "o1",
      modelId: "m1",
      dealership: "north",
      location: "3",
      values: { first_name: "Kim", form: "an answer must not overwrite a fact", extras: ["a", "b"] },
      stage: { kind: "incomplete", step: 1, skipped: [0, 2] },
      page: { url: "https://dealer.example/contact", id: "p1" },
      journey: { pages: ["/a", "/b"], query: [{ name: "gclid", value: "x" }] },
      human: { honeypot: "filled", openedAt: 17, token: "t" },
    });
    expect(submissionBody(submission)).toEqual({
      lead: {
        first_name: "Kim",
        extras: ["a", "b"],
        form: "general",
        idempotency_key: "0f7c-0001",
        lead_id: "L1",
        source: "Website",
        car_id: "7",
        offer_id: "o1",
        model_id: "m1",
        page_dealership: "north",
        page_location: "3",
        url: "https://dealer.example/contact",
        page_id: "p1",
        visited_pages: ["/a", "/b"],
        linked_query_params: { gclid: "x" },
        step_number: 2,
        skipped_steps: [1, 3],
        form_completed: false,
        lead_status: "Incomplete",
        [honeypotField]: "filled",
        opened_at: 17,
        human_token: "t",
      },
    });
  });

  it("leaves out what is not known", () => {
    const { lead } = submissionBody(aSubmission({ values: {}, page: { url: null, id: null } }));
    expect(lead).toEqual({
      form: "general",
      idempotency_key: "0f7c-0001",
      source: "Website",
      visited_pages: [],
      linked_query_params: {},
      step_number: 1,
      skipped_steps: [],
      form_completed: true,
      [honeypotField]: "",
    });
  });
});

describe("parseSubmission", () => {
  it("reads back what submissionBody wrote", () => {
    fc.assert(
      fc.property(
        fc.record({
          leadId: fc.option(text),
          carId: fc.option(text),
          human: fc.record({
            honeypot: fc.constant(""),
            token: fc.option(text),
            openedAt: fc.option(fc.integer({ min: 1, max: 2 ** 45 })),
          }),
          offerId: fc.option(text),
          modelId: fc.option(text),
          dealership: fc.option(text),
          location: fc.option(text),
          stage: fc.record({
            kind: fc.constantFrom("complete" as const, "incomplete" as const),
            step: fc.nat(20),
            skipped: fc.array(fc.nat(20), { maxLength: 5 }),
          }),
          values: fc.dictionary(
            fc.stringMatching(/^q_[a-z]{1,8}$/),
            fc.oneof(text, fc.boolean(), fc.array(text)),
          ),
          journey: fc.record({
            pages: fc.array(text, { maxLength: 50 }),
            query: fc.uniqueArray(fc.record({ name: fc.stringMatching(/^utm_[a-z]{1,8}$/), value: text }), {
              selector: ({ name }) => name,
            }),
          }),
        }),
        (changes) => {
          const submission = aSubmission(changes);
          const wire: unknown = JSON.parse(JSON.stringify(submissionBody(submission)));
          expect(parseSubmission(wire)).toEqual({ ok: true, submission });
        },
      ),
    );
  });

  it("reads the flat texts of a form sent without JavaScript", () => {
    const parsed = parseSubmission(
      {
        form: "used",
        first_name: "Kim",
        car_id: "7",
        step_number: "2",
        skipped_steps: "1",
        form_completed: "false",
        opened_at: "1763700000000",
      },
      { key: "made-by-the-server" },
    );
    expect(parsed).toMatchObject({
      ok: true,
      submission: {
        form: "used",
        key: "made-by-the-server",
        carId: "7",
        values: { first_name: "Kim" },
        stage: { kind: "incomplete", step: 1, skipped: [0] },
        human: { openedAt: 1763700000000 },
      },
    });
  });

  it.each([
    [null, "lead"],
    ["text", "lead"],
    [[], "lead"],
    [{ lead: null }, "lead"],
    [{ lead: {} }, "form"],
    [{ lead: { form: "constructor" } }, "form"],
    [{ lead: { form: "general" } }, "idempotency_key"],
    [{ lead: { form: "general", idempotency_key: "short" } }, "idempotency_key"],
    [{ lead: { form: "general", idempotency_key: "with blanks in it" } }, "idempotency_key"],
  ])("refuses %j, naming %s", (body, field) => {
    expect(parseSubmission(body)).toMatchObject({ ok: false, problem: { field } });
  });

  it("takes the lead's id from the address rather than the body", () => {
    expect(parse({ lead_id: "other" }, { leadId: "L1" }).leadId).toBe("L1");
  });

  it("keeps the newest 50 pages and never a private parameter", () => {
    const pages = Array.from({ length: 60 }, (_, index) => `/p${index}`);
    const { journey } = parse({
      visited_pages: pages,
      linked_query_params: {
        utm_source: "a",
        car_id: "1",
        LEAD_ID: "2",
        payment_intent: "3",
        payment_intent_client_secret: "4",
        slug: "5",
      },
    });
    expect(journey.pages).toEqual(pages.slice(10));
    expect(journey.query).toEqual([{ name: "utm_source", value: "a" }]);
  });

  it("drops what has the wrong type and cuts what is endless", () => {
    const submission = parse({
      car_id: { a: 1 },
      step_number: -4,
      skipped_steps: ["x", 0, 2],
      url: "u".repeat(9000),
      visited_pages: [1, {}, "/a"],
    });
    expect(submission).toMatchObject({
      carId: null,
      stage: { step: 0, skipped: [1] },
      journey: { pages: ["1", "/a"] },
    });
    expect(submission.page.url).toHaveLength(2000);
  });

  it("never throws and never touches a prototype, whatever is sent", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        parseSubmission(body);
        parseSubmission({ lead: body });
      }),
    );
    parseSubmission(
      JSON.parse(
        '{"lead":{"form":"general","idempotency_key":"0f7c-0001","__proto__":{"polluted":true},"linked_query_params":{"__proto__":{"polluted":true}}}}',
      ),
    );
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
