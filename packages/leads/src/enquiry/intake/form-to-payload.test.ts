import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formIds } from "../model/form-ids.ts";
import { receiveLead } from "./receive-lead.ts";
import { submissionCounter } from "./spam/submission-counter.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { leadStore, sqliteDatabase } from "../../stores.ts";
import { sampleAnswers } from "../../testing/sample-answers.ts";
import { samplePayloads } from "../../testing/sample-payloads.ts";
import { askingPolicy, sendForm, submitForm } from "../../testing/submit-form.ts";
import { leadPayload } from "../model/lead-payload.ts";

const directory = mkdtempSync(join(tmpdir(), "forecourt-forms-"));
const store = leadStore(sqliteDatabase({ file: join(directory, "leads.sqlite") }));
beforeAll(() => store.migrate());
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

describe("a form, sent through its own definition", () => {
  it.each(formIds)("reaches the payload field by field: %s", (id) => {
    expect(submitForm(id).payload).toEqual(JSON.parse(JSON.stringify(samplePayloads[id])));
  });

  it.each(formIds)("is the same after the store: %s", async (id) => {
    const { form, submission, build } = sendForm(id);
    const received = await receiveLead(
      {
        store,
        counter: submissionCounter(),
        verifier: null,
        now: () => new Date(0),
        newId: () => `lead-${id}`,
      },
      {
        submission: { ...submission, key: `key-of-${id}` },
        tenant: "north",
        form,
        validation: askingPolicy.forms,
        build,
        address: null,
        files: [],
        policy: policyDefaults.leads,
        sinks: ["mail"],
      },
    );
    expect(received).toMatchObject({ ok: true, id: `lead-${id}`, standing: "clear" });
    const stored = await store.get(`lead-${id}`);
    expect(stored && leadPayload(stored.lead, { yesNoFields: [] }).lead).toEqual(
      JSON.parse(JSON.stringify(samplePayloads[id])),
    );
  });

  it.each(formIds)("loses no answer on the way: %s", (id) => {
    const { form, lead } = submitForm(id);
    const kept = JSON.stringify(lead);
    const answers = Object.entries(sampleAnswers(form)).flatMap(([, answer]) => answer);
    expect(answers.filter((answer) => !kept.includes(String(answer)))).toEqual([]);
  });
});
