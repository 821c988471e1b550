import { FORM_MESSAGES } from "../forms/messages/form-messages.ts";
import { describe, expect, it } from "vitest";
import { sampleMarket } from "../../testing/sample-market.ts";
import type { CleanValues } from "../forms/fields/answers.ts";
import type { FormDefinition } from "../forms/definition/form-definition.ts";
import type { LeadStage } from "../model/lead.ts";
import type { HumanVerdict } from "./spam/assess-spam.ts";
import { submissionCounter } from "./spam/submission-counter.ts";
import type { LeadSubmission } from "../submission/lead-submission.ts";
import { aNewLead } from "../../testing/a-new-lead.ts";
import { memoryLeadStore } from "../../stores.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { type ReceivedForm, receiveLead, type LeadIntake } from "./receive-lead.ts";

const text = (name: string, required = true) => ({
  name,
  label: name,
  kind: "text" as const,
  required,
  maxLength: 500,
});
const form: FormDefinition = {
  id: "finance",
  title: "Finance",
  market: sampleMarket,
  category: "Finance Enquiry",
  subcategory: null,
  submitLabel: "Send",
  messages: FORM_MESSAGES.problems,
  steps: [
    {
      id: "you",
      title: "You",
      skippable: false,
      fields: [text("first_name"), { ...text("email"), kind: "email" }],
    },
    { id: "question", title: "Question", skippable: true, fields: [{ ...text("message"), kind: "message" }] },
  ],
};
const NOW = Date.parse("2026-11-21T10:00:00Z");
const complete: LeadStage = { kind: "complete", step: 1, skipped: [] };
const answers = { first_name: "Ada", email: "ada@example.com", message: "Is it still available?" };

function submission(change: Partial<LeadSubmission> = {}): LeadSubmission {
  return {
    form: "finance",
    key: "key-one-1",
    leadId: null,
    values: answers,
    stage: complete,
    carId: null,
    offerId: null,
    modelId: null,
    dealership: null,
    location: null,
    page: { url: null, id: null },
    journey: { pages: [], query: [] },
    human: { honeypot: "", openedAt: NOW - 60_000, token: null },
    ...change,
  };
}

function setUp(change: Partial<LeadIntake> = {}) {
  const store = memoryLeadStore();
  let ids = 0;
  const deps: LeadIntake = {
    store,
    counter: submissionCounter(),
    verifier: null,
    now: () => new Date(NOW),
    newId: () => `lead-${(ids += 1)}`,
    ...change,
  };
  const send = (sent: Partial<LeadSubmission> = {}, more: Partial<ReceivedForm> = {}) => {
    const one = submission(sent);
    const build = (values: CleanValues) =>
      aNewLead({
        lead: {
          category: form.category,
          stage: one.stage,
          message: String(values["message"] ?? ""),
          person: { ...aNewLead().lead.person, email: String(values["email"]) },
          receivedAt: NOW,
        },
      }).lead;
    return receiveLead(deps, {
      submission: one,
      tenant: "north",
      form,
      validation: { namePunctuation: false, testPhoneNumber: null, strictPhoneNumbers: false },
      build,
      address: "203.0.113.7",
      files: [],
      policy: policyDefaults.leads,
      sinks: ["mail"],
      ...more,
    });
  };
  return { store, deps, send };
}

describe("receiveLead", () => {
  it("answers with the id once the lead is stored", async () => {
    const { store, send } = setUp();
    expect(await send()).toEqual({ ok: true, id: "lead-1", outcome: "created", standing: "clear" });
    expect(await store.get("lead-1")).toMatchObject({
      deliveries: [{ sink: "mail", state: "waiting", dueAt: NOW }],
    });
  });

  it("makes one lead of a double click, two tabs or a retry", async () => {
    const { store, send } = setUp();
    const all = await Promise.all([send(), send(), send()]);
    expect(new Set(all.map((one) => one.ok && one.id)).size).toBe(1);
    expect(await store.list({ limit: 9 })).toHaveLength(1);
  });

  it("names every problem and stores nothing", async () => {
    const { store, send } = setUp();
    const refused = await send({ values: { first_name: " ", email: "nope", message: "x" } });
    expect(refused).toMatchObject({
      refused: "invalid",
      problems: [
        { field: "first_name", message: "*This is a required field." },
        { field: "email", message: "invalid email address" },
      ],
    });
    expect(await store.list({ limit: 9 })).toEqual([]);
  });

  it("checks an unfinished form only as far as the shopper got, and gives the shopper time to finish", async () => {
    const { store, send } = setUp();
    const first = { first_name: "Ada", email: "ada@example.com" };
    const saved = await send({ values: first, stage: { kind: "incomplete", step: 0, skipped: [] } });
    expect(saved).toMatchObject({ ok: true, outcome: "created" });
    expect(await store.nextDue()).toBe(NOW + 30 * 60_000);
    expect(await send({ leadId: "lead-1" })).toMatchObject({ id: "lead-1", outcome: "revised" });
    expect(await store.nextDue()).toBe(NOW);
  });

  it("makes a lead of a form whose earlier save was lost, whatever lead id it names", async () => {
    const { store, send } = setUp();
    expect(await send({ leadId: "never-stored" })).toMatchObject({ ok: true, outcome: "created" });
    expect(await store.list({ limit: 9 })).toHaveLength(1);
  });

  it("says unavailable when the store is, so that no shopper is thanked for a lost lead", async () => {
    const broken = {
      ...memoryLeadStore(),
      accept: async () => ({ ok: false as const, problem: "unavailable" as const, detail: "disk full" }),
    };
    const { send } = setUp({ store: broken });
    expect(await send()).toEqual({ ok: false, refused: "unavailable", detail: "disk full" });
  });

  it.each([
    [
      "the honeypot was filled",
      { human: { honeypot: "x", openedAt: null, token: null } },
      ["honeypot_filled"],
    ],
    [
      "it was sent within a second",
      { human: { honeypot: "", openedAt: NOW - 1_000, token: null } },
      ["too_fast"],
    ],
  ])("keeps a suspect back with its reason when %s", async (_, sent, reasons) => {
    const { store, send } = setUp();
    expect(await send(sent)).toMatchObject({ ok: true, standing: "quarantined" });
    expect(await store.get("lead-1")).toMatchObject({
      standing: { reasons },
      deliveries: [{ state: "held" }],
    });
  });

  it.each([NOW - 2_000, NOW + 5_000, null])(
    "does not suspect a shopper whose form was opened at %s",
    async (openedAt) => {
      const { send } = setUp();
      expect(await send({ human: { honeypot: "", openedAt, token: null } })).toMatchObject({
        standing: "clear",
      });
    },
  );

  it("suspects the eleventh lead of one shopper and refuses the hundred-and-twenty-first of one address", async () => {
    const { send } = setUp();
    const results = [];
    for (let index = 1; index <= 121; index += 1) results.push(await send({ key: `key-${index}-x` }));
    expect(results[9]).toMatchObject({ standing: "clear" });
    expect(results[10]).toMatchObject({ standing: "quarantined" });
    expect(results[59]).toMatchObject({ ok: true });
    expect(results[120]).toEqual({ ok: false, refused: "too_many", retryAfterSeconds: 600 });
  });

  it("counts every enquiry under one key, and no retry of any", async () => {
    const { send } = setUp();
    const results = [];
    for (let index = 1; index <= 121; index += 1)
      results.push(await send({ values: { ...answers, message: `Question ${index}` } }));
    expect(results[9]).toMatchObject({ ok: true, standing: "clear" });
    expect(results[10]).toMatchObject({ ok: true, standing: "quarantined" });
    expect(results[119]).toMatchObject({ ok: true });
    expect(results[120]).toMatchObject({ refused: "too_many" });
    const { send: again } = setUp();
    for (let index = 1; index <= 121; index += 1)
      expect(await again()).toMatchObject({ ok: true, standing: "clear" });
  });

  it("makes two leads of two enquiries under one key", async () => {
    const { store, send } = setUp();
    await send();
    expect(await send({ values: { ...answers, message: "And the blue one?" } })).toMatchObject({
      ok: true,
      outcome: "created",
    });
    expect(await store.list({ limit: 9 })).toHaveLength(2);
  });

  it("suspects a long text from a fourth shopper, and lets one shopper repeat it", async () => {
    const { send } = setUp();
    const message = "We rank your website first in all search engines, call us now.";
    const from = (email: string, index: number) =>
      send(
        { key: `${email}-${index}-key`, values: { ...answers, email: `${email}@example.com`, message } },
        { address: null },
      );
    for (let index = 0; index < 6; index += 1)
      expect(await from("ada", index)).toMatchObject({ standing: "clear" });
    await from("b", 0);
    expect(await from("c", 0)).toMatchObject({ standing: "clear" });
    expect(await from("d", 0)).toMatchObject({ standing: "quarantined" });
  });

  it.each<[HumanVerdict, string]>([
    ["human", "clear"],
    ["robot", "quarantined"],
    ["missing", "quarantined"],
    ["unavailable", "quarantined"],
  ])("with a verdict of %s the lead is %s", async (verdict, standing) => {
    const { send } = setUp({ verifier: { verify: async () => verdict } });
    expect(await send()).toMatchObject({ ok: true, standing });
  });

  it("asks about a shopper's token once, when the form is finished: it is good for one answer only", async () => {
    const asked: (string | null)[] = [];
    const verifier = { verify: async (token: string | null) => (asked.push(token), "human" as const) };
    const { send } = setUp({ verifier });
    const human = { honeypot: "", openedAt: null, token: "once" };
    await send({ human, stage: { kind: "incomplete", step: 0, skipped: [] } });
    expect(asked).toEqual([]);
    await send({ human });
    expect(asked).toEqual(["once"]);
  });

  it("routes by the tenant's rules, and to the site's own sinks when none fits", async () => {
    const { store, send } = setUp();
    const routes = [{ name: "finance desk", categories: ["finance enquiry"], to: ["finance-crm", "mail"] }];
    await send({}, { policy: { ...policyDefaults.leads, routing: { routes } } });
    expect((await store.get("lead-1"))?.deliveries.map((one) => one.sink)).toEqual(["finance-crm", "mail"]);
  });

  it("makes no lead of a form whose named lead is missing, where that one must be there", async () => {
    const { store, send } = setUp();
    expect(await send({ leadId: "never-stored" }, { mustExist: true })).toEqual({
      ok: false,
      refused: "missing",
    });
    expect(await store.list({ limit: 9 })).toEqual([]);
    const saved = await send({ stage: { kind: "incomplete", step: 0, skipped: [] } });
    const leadId = saved.ok ? saved.id : "";
    expect(await send({ leadId }, { mustExist: true })).toMatchObject({ id: leadId, outcome: "revised" });
  });

  it("keeps no lead that would go nowhere", async () => {
    const { store, send } = setUp();
    await expect(send({}, { sinks: [] })).rejects.toThrow(
      "A lead was received that goes nowhere, so no dealer would see it. Give receiveLead the installation's own sinks.",
    );
    expect(await store.list({ limit: 9 })).toEqual([]);
  });

  it("asks a shopper of a flood to come back when the window is over, in whole seconds", async () => {
    const { send } = setUp();
    const { leads } = policyDefaults;
    const policy = { ...leads, spam: { ...leads.spam, refuseAfter: 1, windowMinutes: 0.51 } };
    await send({ key: "key-1-x" }, { policy });
    expect(await send({ key: "key-2-x" }, { policy })).toEqual({
      ok: false,
      refused: "too_many",
      retryAfterSeconds: 31,
    });
  });
});
