import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factNames, honeypotField } from "../model/fact-names.ts";
import { formIds } from "../model/form-ids.ts";
import { leadCallSchema } from "./lead-call-schema.ts";
import { parseSubmission } from "./parse-submission.ts";

const read = (fields: object, fallback = {}) => {
  const parsed = parseSubmission(
    { lead: { form: "general", idempotency_key: "key-0001", ...fields } },
    fallback,
  );
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.submission;
};
const problem = (body: unknown, fallback = {}) => {
  const parsed = parseSubmission(body, fallback);
  return parsed.ok ? null : parsed.problem.field;
};

const rows = (linked_query_params: unknown) => read({ linked_query_params }).journey.query;

const messageOf = (body: unknown) => {
  const parsed = parseSubmission(body);
  return parsed.ok ? null : parsed.problem.message;
};

describe("parseSubmission", () => {
  it("needs a lead, a form that exists and a key of 8 to 100 signs", () => {
    expect(problem(null)).toBe("lead");
    expect(problem([])).toBe("lead");
    expect(problem({ lead: "x" })).toBe("lead");
    expect(problem({ lead: {} })).toBe("form");
    const key = (idempotency_key: string) => problem({ form: "general", idempotency_key });
    expect([key("a".repeat(8)), key("a-_".repeat(33)), key("a".repeat(100))]).toEqual([null, null, null]);
    for (const odd of ["a".repeat(7), "a".repeat(101), "key 0001", "key-0001!", ""])
      expect(key(odd)).toBe("idempotency_key");
    expect(problem({ form: "general" }, { key: "fallback1" })).toBeNull();
  });

  it.each([
    [1, 0],
    [3, 2],
    ["3", 2],
    ["0", 0],
    [0, 0],
    [-1, 0],
    [1.5, 0],
    [Number.NaN, 0],
    ["2x", 0],
    ["x2", 0],
    ["9".repeat(16), 0],
    [2 ** 53, 0],
    [{}, 0],
    [undefined, 0],
    ["1e3", 0],
  ])("takes step_number %j for step %d, counted from 0", (step_number, step) => {
    expect(read({ step_number }).stage.step).toBe(step);
  });

  it("counts skipped steps from 0, and drops what is none", () => {
    expect(read({ skipped_steps: [2, "3", 0, -1, "x", null] }).stage.skipped).toEqual([1, 2]);
    expect(read({ skipped_steps: "2,4" }).stage.skipped).toEqual([1, 3]);
    expect(read({ skipped_steps: "" }).stage.skipped).toEqual([]);
    const many = Array.from({ length: 51 }, (_, index) => index + 1);
    expect(read({ skipped_steps: many }).stage.skipped).toEqual(many.slice(1).map((step) => step - 1));
  });

  it.each([
    [{ lead_status: "Incomplete" }, "incomplete"],
    [{ form_completed: false }, "incomplete"],
    [{ form_completed: "false" }, "incomplete"],
    [{ form_completed: true }, "complete"],
    [{ form_completed: "true" }, "complete"],
    [{ lead_status: "Complete" }, "complete"],
    [{}, "complete"],
  ])("takes %j for %s", (fields, kind) => expect(read(fields).stage.kind).toBe(kind));

  it("cuts texts, cleans them and takes numbers for texts", () => {
    expect(read({ car_id: 9, page_id: " 5\n5 ", offer_id: "" })).toMatchObject({
      carId: "9",
      page: { id: "5 5" },
      offerId: null,
    });
    expect(read({ car_id: "x".repeat(300) }).carId).toHaveLength(200);
    expect(read({ url: `/${"x".repeat(3000)}` }).page.url).toHaveLength(2000);
    expect(read({ car_id: ["9"], page_location: {}, page_dealership: true })).toMatchObject({
      carId: null,
      location: null,
      dealership: null,
    });
  });

  it("knows when the form was opened, or does not", () => {
    expect(read({ opened_at: 1_700_000_000_000 }).human.openedAt).toBe(1_700_000_000_000);
    expect(read({ opened_at: "1700000000000" }).human.openedAt).toBe(1_700_000_000_000);
    for (const opened_at of [0, -5, "soon", undefined]) expect(read({ opened_at }).human.openedAt).toBeNull();
  });

  it("keeps 200 answers and none of the facts", () => {
    const answers = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`answer_${n}`, "x"]));
    const { values } = read(answers);
    expect(Object.keys(values)).toEqual(Object.keys(answers).slice(0, 200));
    expect(read({ email: "a@b.example", url: "/", car_id: "9" }).values).toEqual({ email: "a@b.example" });
  });

  it("keeps fifty rows of the first page's query, cut, and no private ones", () => {
    expect(rows({ gclid: "x", Car_ID: "9", slug: "a", empty: "", list: ["a"] })).toEqual([
      { name: "gclid", value: "x" },
    ]);
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`p${n}`, "x"]));
    expect(rows(many)).toHaveLength(50);
    expect(rows({ ["n".repeat(101)]: "v".repeat(501) })).toEqual([
      { name: "n".repeat(100), value: "v".repeat(500) },
    ]);
    for (const odd of [null, "gclid=x", ["gclid"], 4]) expect(rows(odd)).toEqual([]);
  });

  it("reads every fact by its wire name", () => {
    const facts = {
      lead_id: "L1",
      car_id: "7",
      offer_id: "o1",
      model_id: "m1",
      page_dealership: "north",
      page_location: "3",
      url: "/contact",
      page_id: "p1",
      visited_pages: "/a,/b",
      human_token: "t".repeat(4001),
      [honeypotField]: "filled",
    };
    expect(read(facts)).toEqual({
      form: "general",
      key: "key-0001",
      leadId: "L1",
      values: {},
      stage: { kind: "complete", step: 0, skipped: [] },
      carId: "7",
      offerId: "o1",
      modelId: "m1",
      dealership: "north",
      location: "3",
      page: { url: "/contact", id: "p1" },
      journey: { pages: ["/a", "/b"], query: [] },
      human: { honeypot: "filled", openedAt: null, token: "t".repeat(4000) },
    });
  });

  it("keeps a page of 2000 characters and takes an empty list for none", () => {
    expect(read({ visited_pages: ["x".repeat(2001)] }).journey.pages).toEqual(["x".repeat(2000)]);
    expect(read({ visited_pages: "" }).journey.pages).toEqual([]);
    expect(read({ visited_pages: { length: 1 } }).journey.pages).toEqual([]);
  });

  it("says what is wrong with a body, in words for a developer", () => {
    expect(messageOf(7)).toBe("The request carries no lead.");
    expect(messageOf({ lead: { form: "nonsense" } })).toBe(
      `Unknown form; one of ${formIds.join(", ")} was expected.`,
    );
    expect(messageOf({ lead: { form: "general" } })).toBe(
      "A key of 8 to 100 letters, digits, - or _ was expected.",
    );
  });

  it("takes no name that every object has for a fact", () => {
    const lead: object = JSON.parse('{"form":"general","idempotency_key":"key-0001","valueOf":"x"}');
    expect(parseSubmission({ lead })).toMatchObject({ ok: true, submission: { values: { valueOf: "x" } } });
    const inherited: unknown = Object.create({ lead: { form: "general", idempotency_key: "key-0001" } });
    expect(problem(inherited)).toBe("form");
  });

  it("takes the lead's id of the address before the body's", () => {
    expect(read({ lead_id: "body" }).leadId).toBe("body");
    expect(read({ lead_id: "body" }, { leadId: "address" }).leadId).toBe("address");
    expect(read({}).leadId).toBeNull();
  });
});

describe("leadCallSchema", () => {
  const known = leadCallSchema.shape.lead.shape;

  it("names every fact that is read", () => {
    const unread = ["drawn_at", "source", "website_slug", "user_agent", "has_files"];
    expect(Object.keys(known).toSorted()).toEqual(
      factNames.filter((name) => !unread.includes(name)).toSorted(),
    );
  });

  it("takes no body that is refused, and refuses none for its form or key that is taken", () => {
    const odd = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()));
    const facts = fc.dictionary(fc.constantFrom(...Object.keys(known)), odd);
    const form = fc.oneof(fc.constantFrom(...formIds), odd);
    const key = fc.oneof(fc.stringMatching(/^[\w-]{6,12}$/), odd);
    fc.assert(
      fc.property(facts, form, key, (given, form, idempotency_key) => {
        const body = { lead: { ...given, form, idempotency_key } };
        const named = leadCallSchema.safeParse(body).error?.issues.map(({ path }) => path[1]) ?? [];
        const field = problem(body);
        // Refused by the reader is refused by the schema, for the same field; taken by the schema is taken by the reader.
        expect(field === null || named.includes(field)).toBe(true);
      }),
    );
  });
});
