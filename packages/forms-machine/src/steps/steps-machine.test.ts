import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Answers, Sent } from "../answers/answers.ts";
import { leadDouble } from "../testing/lead-double.ts";
import { machineCoverage } from "../testing/machine-coverage.ts";
import { settle } from "../testing/settle.ts";
import type { StepsWork } from "./provide-steps.ts";
import { provideSteps } from "./provide-steps.ts";
import { parseResumeToken, printResumeToken } from "./resume-token.ts";
import type { StepsInput } from "./steps-context.ts";
import { stepsMachine } from "./steps-machine.ts";
import type { StepsFact } from "./steps-setup.ts";
import { stepsView } from "./steps-view.ts";

const steps = ["contact", "car", "finance", "send"];
const required = "*This is a required field.";
const coverage = machineCoverage(stepsMachine);

/** A form whose only rule is that `name`, where a step has one, is not empty. */
function startForm(input: Partial<StepsInput> = {}, work: Partial<StepsWork> = {}) {
  const server = leadDouble();
  const clock = new SimulatedClock();
  const facts: StepsFact[] = [];
  const machine = provideSteps({
    validateStep: ({ values }) =>
      values["name"] === ""
        ? { ok: false, problems: [{ field: "name", message: required }] }
        : { ok: true, values },
    saveStep: (input) => server.saveStep(input),
    submitLead: (input) => server.submitLead(input),
    ...work,
  });
  const actor = createActor(machine, {
    input: { steps, key: "k", ...input },
    clock,
    inspect: coverage.inspect,
  });
  actor.on("*", (fact) => void facts.push(fact));
  actor.start();
  const view = () => stepsView(actor.getSnapshot());
  const submit = async (values: Answers, to?: string) => {
    actor.send({ type: "SUBMIT", values, ...(to !== undefined && { to }) });
    await settle();
    return view();
  };
  return { actor, server, clock, facts, view, submit };
}

describe("stepsMachine", () => {
  it("goes through all steps, saves each but the last once, and ends in one lead", async () => {
    const { server, submit, view } = startForm();
    expect(view()).toMatchObject({ state: "filling", step: "contact", label: "Step 1 of 4", percent: 0 });
    expect(await submit({ name: "Kim" })).toMatchObject({ step: "car", percent: 25, leadId: "lead-1" });
    await submit({ make: "Kia" });
    await submit({ term: "36" });
    expect(view()).toMatchObject({ label: "Step 4 of 4", percent: 75, isLast: true });
    expect(await submit({ opt_in: true })).toMatchObject({
      state: "success",
      percent: 100,
      leadId: "lead-1",
    });
    expect(server.acknowledged.map(({ step, stepNumber, leadId }) => [step, stepNumber, leadId])).toEqual([
      ["contact", 1, null],
      ["car", 2, "lead-1"],
      ["finance", 3, "lead-1"],
    ]);
    expect(server.leads).toEqual([
      { id: "lead-1", key: "k", sent: true, values: { name: "Kim", make: "Kia", term: "36", opt_in: true } },
    ]);
  });

  it("stays on a step with problems and keeps what was typed", async () => {
    const { submit, server } = startForm();
    expect(await submit({ name: "", phone: "04" })).toMatchObject({
      step: "contact",
      answers: { name: "", phone: "04" },
      problems: [{ field: "name", message: required }],
    });
    expect(server.leads).toEqual([]);
    expect(await submit({ name: "Kim" })).toMatchObject({ step: "car", problems: [] });
  });

  it("takes away what was wrong while the step is checked again", async () => {
    const { actor, submit, view } = startForm();
    await submit({ name: "" });
    actor.send({ type: "SUBMIT", values: { name: "" } });
    expect(view()).toMatchObject({ state: "submitting", problems: [], message: null });
    await settle();
    expect(view()).toMatchObject({ state: "filling", problems: [{ field: "name" }] });
  });

  it("takes away what was wrong with a step that is left by Back or by a skip", async () => {
    const { actor, submit, view } = startForm();
    await submit({ phone: "04" });
    await submit({ name: "" });
    expect(view().problems).toHaveLength(1);
    actor.send({ type: "BACK" });
    expect(view()).toMatchObject({ step: "contact", problems: [], message: null });
    await submit({ name: "" });
    actor.send({ type: "SKIP", to: "finance" });
    expect(view()).toMatchObject({ step: "finance", problems: [], message: null });
  });

  it("reports each step that is shown, by whatever way it is reached, and none where it stays", async () => {
    const { actor, submit, facts } = startForm();
    await submit({ name: "" });
    await submit({ name: "Kim" });
    actor.send({ type: "BACK" });
    actor.send({ type: "SKIP", to: "finance" });
    actor.send({ type: "SKIP", to: "finance" });
    await submit({}, "send");
    expect(facts).toEqual([
      { type: "stepShown", step: "contact" },
      { type: "errorShown", step: "contact", field: "name" },
      { type: "stepShown", step: "car" },
      { type: "stepShown", step: "contact" },
      { type: "stepShown", step: "finance" },
      { type: "skipIgnored", to: "finance", reason: "same_step" },
      { type: "stepShown", step: "send" },
    ]);
  });

  it("goes back without losing the half-typed step, and does not save an unedited step again", async () => {
    const { actor, submit, view, server } = startForm();
    await submit({ name: "Kim" });
    actor.send({ type: "BACK", values: { make: "Ki" } });
    expect(view()).toMatchObject({ step: "contact", answers: { name: "Kim" }, canGoBack: false });
    actor.send({ type: "BACK" });
    expect(await submit({ name: "Kim" })).toMatchObject({ step: "car", answers: { make: "Ki" } });
    expect(server.acknowledged).toHaveLength(1);
  });

  it("saves an edited step again, by update", async () => {
    const { actor, submit, server } = startForm();
    await submit({ name: "Kim" });
    actor.send({ type: "BACK" });
    await submit({ name: "Lee" });
    expect(server.acknowledged.map(({ leadId, values }) => [leadId, values])).toEqual([
      [null, { name: "Kim" }],
      ["lead-1", { name: "Lee" }],
    ]);
  });

  it("lets the shopper go on while a save fails, keeps the lead id, and heals with the next save", async () => {
    const { submit, server } = startForm();
    server.mode = "refusing";
    expect(await submit({ name: "Kim" })).toMatchObject({
      step: "car",
      saveMessage: "The server is busy",
      leadId: null,
    });
    server.mode = "accepting";
    expect(await submit({ make: "Kia" })).toMatchObject({ saveMessage: null, leadId: "lead-1" });
    expect(server.leads[0]?.values).toEqual({ name: "Kim", make: "Kia" });
    server.mode = "throwing";
    expect(await submit({ term: "36" })).toMatchObject({
      step: "send",
      saveMessage: "An unexpected error occured",
      leadId: "lead-1",
    });
    server.mode = "accepting";
    await submit({});
    expect(server.leads).toMatchObject([{ sent: true, values: { term: "36" } }]);
  });

  it("does not wait for a save without an answer, and gives it up after ten seconds", async () => {
    const { submit, server, clock, view } = startForm();
    server.mode = "unanswered";
    await submit({ name: "Kim" });
    await submit({ make: "Kia" });
    expect(view().step).toBe("finance");
    server.mode = "accepting";
    clock.increment(10_000);
    expect(view().saveMessage).toBe("An unexpected error occured");
    await settle();
    expect(server.acknowledged.map(({ step, leadId }) => [step, leadId])).toEqual([["car", null]]);
    expect(server.leads).toHaveLength(1);
  });

  it("waits with the final send for the save under way, so that there is one lead", async () => {
    const answers: ((sent: Sent) => void)[] = [];
    const sent: (string | null)[] = [];
    const { submit, view } = startForm(
      { steps: ["contact", "send"] },
      {
        saveStep: () =>
          new Promise((resolve) => {
            answers.push(resolve);
          }),
        submitLead: ({ leadId }) => {
          sent.push(leadId);
          return { ok: true, leadId: leadId ?? "another" };
        },
      },
    );
    await submit({ name: "Kim" });
    expect(await submit({})).toMatchObject({ state: "submitting" });
    expect(sent).toEqual([]);
    answers[0]?.({ ok: true, leadId: "7" });
    await settle();
    expect(view()).toMatchObject({ state: "success", leadId: "7" });
    expect(sent).toEqual(["7"]);
  });

  it("shows why sending failed, keeps the key and sends again", async () => {
    const { submit, server, clock, view } = startForm({ steps: ["send"] });
    server.mode = "refusing";
    expect(await submit({ name: "Kim" })).toMatchObject({ state: "filling", message: "The server is busy" });
    server.mode = "throwing";
    expect(await submit({ name: "Kim" })).toMatchObject({ message: "An unexpected error occured" });
    server.mode = "unanswered";
    const photos = [new File([new Uint8Array(320_000)], "front.jpg")];
    expect(await submit({ name: "Kim", photos })).toMatchObject({ state: "submitting", message: null });
    clock.increment(39_999);
    expect(view()).toMatchObject({ state: "submitting" });
    clock.increment(1);
    expect(view()).toMatchObject({ state: "filling", message: "An unexpected error occured" });
    server.mode = "accepting";
    expect(await submit({ name: "Kim" })).toMatchObject({ state: "success" });
    expect(server.leads).toHaveLength(1);
  });

  it("takes a shopper back to the step that has the problem the server found", async () => {
    const problems = [{ field: "name", message: "Please use alphabetical characters only." }];
    const { submit, facts } = startForm(
      { steps: ["contact", "car", "send"] },
      { submitLead: () => ({ ok: false, message: "Not accepted", problems }) },
    );
    await submit({ name: "K1m" });
    await submit({ make: "Kia" });
    expect(await submit({})).toMatchObject({ step: "contact", message: "Not accepted", problems });
    expect(facts.slice(-2)).toEqual([
      { type: "stepShown", step: "contact" },
      { type: "errorShown", step: "contact", field: "name" },
    ]);
  });

  it("jumps over steps an answer makes needless, and goes back over them", async () => {
    const { actor, submit, server, view } = startForm();
    expect(await submit({ name: "Kim" }, "send")).toMatchObject({ step: "send" });
    actor.send({ type: "BACK" });
    expect(view().step).toBe("contact");
    await submit({ name: "Kim" }, "send");
    await submit({});
    expect(server.leads[0]?.sent).toBe(true);
    expect(server.acknowledged).toHaveLength(1);
  });

  it("sends the server the skipped steps", async () => {
    const sent: (readonly string[])[] = [];
    const { actor, submit } = startForm(
      {},
      {
        submitLead: ({ skippedSteps }) => {
          sent.push(skippedSteps);
          return { ok: true, leadId: "7" };
        },
      },
    );
    await submit({ name: "Kim" });
    actor.send({ type: "SKIP", to: "send", values: { make: "K" } });
    await submit({});
    expect(sent).toEqual([["car", "finance"]]);
    expect(actor.getSnapshot().context.answers["car"]).toEqual({ make: "K" });
  });

  it("ignores a skip that leads nowhere, and says so", async () => {
    const { actor, submit, facts, view } = startForm();
    actor.send({ type: "SKIP", to: "nowhere" });
    expect(view().step).toBe("contact");
    expect(await submit({ name: "Kim" }, "contact")).toMatchObject({ step: "car" });
    expect(facts.filter(({ type }) => type === "skipIgnored")).toEqual([
      { type: "skipIgnored", to: "nowhere", reason: "unknown_step" },
      { type: "skipIgnored", to: "contact", reason: "same_step" },
    ]);
  });

  it("cannot be submitted twice at once, nor again after it was sent", async () => {
    const { actor, server, view } = startForm({ steps: ["send"] });
    for (const name of ["Kim", "Lee", "Ash"]) actor.send({ type: "SUBMIT", values: { name } });
    await settle();
    actor.send({ type: "SUBMIT", values: { name: "Sam" } });
    await settle();
    expect(view().state).toBe("success");
    expect(server.leads).toMatchObject([{ values: { name: "Kim" } }]);
  });

  it("lets a shopper go back whose validation cannot be loaded", async () => {
    let hang = true;
    const { actor, submit, view } = startForm(
      {},
      {
        validateStep: ({ step, values }) => {
          if (step === "car") throw new Error("chunk missing");
          return step === "finance" && hang ? new Promise(() => {}) : { ok: true, values };
        },
      },
    );
    await submit({ name: "Kim" });
    expect(await submit({ make: "Kia" })).toMatchObject({
      step: "car",
      message: "An unexpected error occured",
    });
    actor.send({ type: "SKIP", to: "finance" });
    expect(await submit({ term: "36" })).toMatchObject({ state: "submitting" });
    actor.send({ type: "BACK" });
    expect(view()).toMatchObject({ state: "filling", step: "car" });
    hang = false;
  });

  it("reports where shoppers give up, and never what they typed", async () => {
    const { actor, submit, facts } = startForm({ steps: ["contact", "send"] });
    await submit({ name: "", phone: "0400000000" });
    await submit({ name: "Kim" });
    actor.send({ type: "LEAVE" });
    expect(facts).toEqual([
      { type: "stepShown", step: "contact" },
      { type: "errorShown", step: "contact", field: "name" },
      { type: "stepShown", step: "send" },
      { type: "left", step: "send" },
    ]);
    await submit({});
    actor.send({ type: "LEAVE" });
    expect(facts).toHaveLength(4);
  });

  it("goes on after a reload where it was, half-typed step included, and saves what was not", async () => {
    const first = startForm();
    first.server.mode = "hanging";
    await first.submit({ name: "Kim" });
    first.actor.send({ type: "KEEP", values: { make: "Ki" } });
    const token = printResumeToken(first.actor.getSnapshot());
    const again = startForm({ key: "another", resume: parseResumeToken(token, steps) });
    expect(again.view()).toMatchObject({ step: "car", answers: { make: "Ki" } });
    await settle();
    expect(again.server.acknowledged.map(({ step, key }) => [step, key])).toEqual([["contact", "k"]]);
    await again.submit({ make: "Kia" });
    expect(again.server.acknowledged).toHaveLength(2);
  });

  it("names work that was never handed in as an unexpected failure", async () => {
    const actor = createActor(stepsMachine, { input: { steps, key: "k" } }).start();
    actor.send({ type: "SUBMIT", values: {} });
    await settle();
    expect(stepsView(actor.getSnapshot()).message).toBe("An unexpected error occured");
  });

  it("has by now reached every state and taken every transition", () => {
    expect(coverage.missing()).toEqual([]);
  });
});
