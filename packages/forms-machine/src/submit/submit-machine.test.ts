import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { Sent, Validation } from "../answers/answers.ts";
import type { FormFact } from "../answers/form-fact.ts";
import { machineCoverage } from "../testing/machine-coverage.ts";
import { settle } from "../testing/settle.ts";
import type { SubmitWork } from "./provide-submit.ts";
import { provideSubmit } from "./provide-submit.ts";
import { submitMachine } from "./submit-machine.ts";
import { submitView } from "./submit-view.ts";

const coverage = machineCoverage(submitMachine);
const kim = { name: "Kim", phone: "0400000000" };

/** A form whose sends answer one by one from `answers`; an `Error` is thrown. */
function startForm(answers: (Sent | Error)[], validate?: SubmitWork["validate"]) {
  const sent: { values: object; key: string }[] = [];
  const machine = provideSubmit({
    validate: validate ?? (({ values }): Validation => ({ ok: true, values })),
    submitLead: ({ values, key }) => {
      sent.push({ values, key });
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error("sent once too often");
      return answer;
    },
  });
  const clock = new SimulatedClock();
  const facts: FormFact[] = [];
  const actor = createActor(machine, { input: { key: "k" }, clock, inspect: coverage.inspect });
  actor.on("*", (fact) => void facts.push(fact));
  actor.start();
  const submit = async (values: Record<string, string>) => {
    actor.send({ type: "SUBMIT", values });
    const rested = await waitFor(actor, (snapshot) => !snapshot.matches("submitting"));
    return submitView(rested);
  };
  return { actor, clock, facts, sent, submit };
}

describe("submitMachine", () => {
  it("goes from idle through submitting to success with a lead id", async () => {
    const { actor, submit, sent } = startForm([{ ok: true, leadId: "7" }]);
    expect(submitView(actor.getSnapshot())).toEqual({ state: "idle" });
    const done = submit(kim);
    expect(submitView(actor.getSnapshot())).toEqual({ state: "submitting" });
    expect(await done).toEqual({ state: "success", leadId: "7" });
    expect(sent).toEqual([{ values: kim, key: "k" }]);
  });

  it("shows the problems of the fields and sends nothing when validation fails", async () => {
    const problems = [{ field: "name", message: "*This is a required field." }];
    const { submit, sent } = startForm([], () => ({ ok: false, problems }));
    expect(await submit({ name: "" })).toEqual({ state: "failure", message: null, problems });
    expect(sent).toEqual([]);
  });

  it("sends the values validation has cleaned, and keeps those that were typed", async () => {
    const { actor, submit, sent } = startForm([{ ok: true, leadId: "7" }], () => ({
      ok: true,
      values: { name: "Kim" },
    }));
    await submit({ name: "  Kim " });
    expect(sent[0]?.values).toEqual({ name: "Kim" });
    expect(actor.getSnapshot().context.values).toEqual({ name: "  Kim " });
  });

  it("shows the server's own message, and problems it found", async () => {
    const problems = [{ field: "phone", message: "Invalid phone number." }];
    const { submit } = startForm([{ ok: false, message: "No such dealer", problems }]);
    expect(await submit(kim)).toEqual({ state: "failure", message: "No such dealer", problems });
  });

  it("says 'An unexpected error occured' when the work throws", async () => {
    const { submit } = startForm([new Error("offline")]);
    expect(await submit(kim)).toMatchObject({ message: "An unexpected error occured" });
    const broken = startForm([], () => {
      throw new Error("chunk missing");
    });
    expect(await broken.submit(kim)).toMatchObject({ message: "An unexpected error occured" });
  });

  it("keeps the answers and the key over a failure, whatever is changed before the retry", async () => {
    const { actor, submit, sent } = startForm([
      { ok: false, message: "busy" },
      new Error("offline"),
      { ok: true, leadId: "7" },
    ]);
    await submit(kim);
    expect(actor.getSnapshot().context.values).toEqual(kim);
    await submit(kim);
    expect(await submit({ ...kim, name: "Kim Lee" })).toEqual({ state: "success", leadId: "7" });
    expect(sent.map(({ key }) => key)).toEqual(["k", "k", "k"]);
  });

  it("ignores a second submit while the first is under way", async () => {
    const { actor, submit, sent } = startForm([{ ok: true, leadId: "7" }]);
    const first = submit(kim);
    actor.send({ type: "SUBMIT", values: { name: "Other" } });
    await first;
    expect(sent).toHaveLength(1);
    expect(actor.getSnapshot().context.values).toEqual(kim);
  });

  it("makes no second lead of the same answers, and a new key for changed ones", async () => {
    const { submit, sent } = startForm([
      { ok: true, leadId: "7" },
      { ok: true, leadId: "8" },
    ]);
    await submit(kim);
    expect(await submit({ ...kim })).toEqual({ state: "success", leadId: "7" });
    expect(await submit({ ...kim, name: "Lee" })).toEqual({ state: "success", leadId: "8" });
    expect(sent.map(({ key }) => key)).toEqual(["k", "k-2"]);
  });

  it("notifies its listeners of a repeated success, so that the site can lead there again", async () => {
    const { actor, submit } = startForm([{ ok: true, leadId: "7" }]);
    await submit(kim);
    const views: string[] = [];
    actor.subscribe((snapshot) => views.push(submitView(snapshot).state));
    actor.send({ type: "SUBMIT", values: kim });
    expect(views).toEqual(["success"]);
  });

  it("starts another lead after a reset, even with equal answers", async () => {
    const { actor, submit, sent } = startForm([
      { ok: true, leadId: "7" },
      { ok: true, leadId: "8" },
    ]);
    await submit(kim);
    actor.send({ type: "RESET" });
    expect(submitView(actor.getSnapshot())).toEqual({ state: "idle" });
    await submit(kim);
    expect(sent.map(({ key }) => key)).toEqual(["k", "k-2"]);
  });

  it("fails with the unexpected message when its work was never handed in", async () => {
    const actor = createActor(submitMachine, { input: { key: "k", unexpectedMessage: "Sorry." } }).start();
    actor.send({ type: "SUBMIT", values: kim });
    const rested = await waitFor(actor, (snapshot) => snapshot.matches("failure"));
    expect(submitView(rested)).toMatchObject({ message: "Sorry." });
  });

  it.each([
    ["half a minute", {}, 30_000],
    [
      "half a minute and a second for each 32 KB of files",
      { photos: [new File([new Uint8Array(320_000)], "front.jpg")] },
      40_000,
    ],
  ])("gives up a send without an answer after %s", async (_, files, time) => {
    const clock = new SimulatedClock();
    const silent = provideSubmit({
      validate: ({ values }) => ({ ok: true, values }),
      submitLead: () => new Promise<Sent>(() => {}),
    });
    const waiting = createActor(silent, { input: { key: "k" }, clock, inspect: coverage.inspect }).start();
    waiting.send({ type: "SUBMIT", values: { ...kim, ...files } });
    await settle();
    clock.increment(time - 1);
    expect(submitView(waiting.getSnapshot())).toEqual({ state: "submitting" });
    clock.increment(1);
    expect(submitView(waiting.getSnapshot())).toMatchObject({ state: "failure" });
  });

  it("reports where shoppers give up, and never what they typed", async () => {
    const problems = [{ field: "phone", message: "Invalid phone number." }];
    const { actor, facts, submit } = startForm([
      { ok: false, message: "No", problems },
      { ok: true, leadId: "7" },
    ]);
    await submit(kim);
    actor.send({ type: "LEAVE" });
    await submit(kim);
    actor.send({ type: "LEAVE" });
    expect(facts).toEqual([
      { type: "stepShown", step: "form" },
      { type: "errorShown", step: "form", field: "phone" },
      { type: "left", step: "form" },
    ]);
  });

  it("has by now reached every state and taken every transition", () => {
    expect(coverage.missing()).toEqual([]);
  });
});
