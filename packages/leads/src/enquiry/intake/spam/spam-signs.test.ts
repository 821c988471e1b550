import { describe, expect, it } from "vitest";
import { formFor } from "../../forms/form-for.ts";
import { policyDefaults } from "../../../policy-defaults.ts";
import { aNewLead } from "../../../testing/a-new-lead.ts";
import { aSubmission } from "../../../testing/a-submission.ts";
import { sampleFacts } from "../../../testing/sample-facts.ts";
import type { Lead } from "../../model/lead.ts";
import type { LeadSubmission } from "../../submission/lead-submission.ts";
import type { HumanVerdict } from "./assess-spam.ts";
import { assessSubmission } from "./spam-signs.ts";
import { submissionCounter } from "./submission-counter.ts";

const NOW = Date.UTC(2026, 10, 21);
const spam = policyDefaults.leads.spam;
const form = formFor("similar", policyDefaults, sampleFacts);

interface Sent {
  lead?: Partial<Lead>;
  human?: Partial<LeadSubmission["human"]>;
  key?: string;
  address?: string | null;
}

/** One installation, and the verdict its verification service gives. */
function intake(verdict: HumanVerdict | null = null) {
  const asked: (string | null)[] = [];
  const deps = {
    counter: submissionCounter(),
    verifier: verdict && {
      verify: async (token: string | null) => {
        asked.push(token);
        return verdict;
      },
    },
    now: () => new Date(NOW),
  };
  let shopper = 0;
  const send = async ({ lead = {}, human = {}, key, address = null }: Sent = {}) => {
    shopper += 1;
    const submission = aSubmission({ key: key ?? `key-${1000 + shopper}` });
    const person = { ...aNewLead().lead.person, email: `shopper-${shopper}@example.com`, phone: null };
    const made = aNewLead({ lead: { person, message: null, ...lead } }).lead;
    const assessed = await assessSubmission(
      deps,
      {
        submission: { ...submission, human: { ...submission.human, ...human } },
        form,
        address,
        policy: { spam },
      },
      made,
    );
    return assessed.refuse ? "refused" : assessed.reasons;
  };
  return { asked, send };
}

/** The same free text of several shoppers; gives what the last of them met. */
async function repeat(message: string, times: number): Promise<unknown> {
  const { send } = intake();
  let last: unknown;
  for (let sent = 0; sent < times; sent += 1) last = await send({ lead: { message } });
  return last;
}

const opened = (ago: number | null) =>
  intake().send({ human: { openedAt: ago === null ? null : NOW - ago } });

describe("assessSubmission", () => {
  it("asks about a token when the form is finished, and spends none on a draft", async () => {
    const { asked, send } = intake("robot");
    const incomplete = { stage: { kind: "incomplete", step: 0, skipped: [] } } as const;
    expect(await send({ lead: incomplete, human: { token: "once" } })).toEqual([]);
    expect(asked).toEqual([]);
    expect(await send({ human: { token: "once" } })).toEqual(["verification_failed"]);
    expect(asked).toEqual(["once"]);
  });

  it("asks nobody where the tenant wants no verification", async () => {
    expect(await intake().send({ human: { token: "x" } })).toEqual([]);
  });

  it("takes two seconds for a person's, less for a program's, and a clock ahead of ours for neither", async () => {
    expect(await opened(2000)).toEqual([]);
    expect(await opened(1999)).toEqual(["too_fast"]);
    expect(await opened(0)).toEqual(["too_fast"]);
    expect(await opened(-1)).toEqual([]);
    expect(await opened(null)).toEqual([]);
  });

  it("sees the honeypot", async () => {
    expect(await intake().send({ human: { honeypot: "x" } })).toEqual(["honeypot_filled"]);
    expect(await intake().send({ human: { honeypot: "" } })).toEqual([]);
  });

  it("compares texts of thirty characters, whatever their case, blanks and numbers", async () => {
    const long = "a".repeat(30);
    expect(await repeat(long, 3)).toEqual([]);
    expect(await repeat(long, 4)).toEqual(["repeated_content"]);
    expect(await repeat(long.slice(1), 4)).toEqual([]);
    const { send } = intake();
    const texts = ["Buy  cheap watches at our shop no 1", "BUY cheap watches at our shop no 22"];
    let last: unknown;
    for (const message of [...texts, ...texts]) last = await send({ lead: { message } });
    expect(last).toEqual(["repeated_content"]);
  });

  it("never holds the text the form itself proposes", async () => {
    const proposed = form.steps
      .flatMap(({ fields }) => fields)
      .find(({ name }) => name === "message")?.initial;
    expect(typeof proposed).toBe("string");
    expect(await repeat(String(proposed), 5)).toEqual([]);
  });

  it("lets one shopper say the same of several cars", async () => {
    const { send } = intake();
    const person = { ...aNewLead().lead.person, email: "kim@example.com" };
    let last: unknown;
    for (let car = 0; car < 5; car += 1) last = await send({ lead: { person, message: "b".repeat(40) } });
    expect(last).toEqual([]);
  });

  it("counts a shopper without mail or phone by the network address, and refuses a flood from one", async () => {
    const { send } = intake();
    const person = { ...aNewLead().lead.person, email: null, phone: null, phoneE164: null };
    const sent: unknown[] = [];
    for (let count = 0; count < 121; count += 1)
      sent.push(await send({ lead: { person }, address: "203.0.113.9" }));
    expect(sent[9]).toEqual([]);
    expect(sent[10]).toEqual(["too_many_from_shopper"]);
    expect(sent[119]).toEqual(["too_many_from_shopper"]);
    expect(sent[120]).toBe("refused");
  });

  it("counts a form once, however often its steps are saved", async () => {
    const { send } = intake();
    const person = { ...aNewLead().lead.person, email: "kim@example.com" };
    const stage = { kind: "incomplete", step: 0, skipped: [] } as const;
    let last: unknown;
    for (let save = 0; save < 30; save += 1)
      last = await send({ key: "one-form-1", lead: { person, stage } });
    expect(last).toEqual([]);
  });
});
