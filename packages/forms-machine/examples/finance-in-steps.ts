/**
 * A finance application in three steps whose server is down at first: the shopper goes on all the
 * same, reloads, and ends in one lead.
 */
import { parseResumeToken, printResumeToken, provideSteps, stepsView } from "@forecourt/forms-machine";
import { leadDouble, settle } from "@forecourt/forms-machine/testing";
import { createActor } from "xstate";

const steps = ["contact", "job", "send"];
const server = leadDouble();
const machine = provideSteps({
  validateStep: ({ values }) => ({ ok: true, values }),
  saveStep: (input) => server.saveStep(input),
  submitLead: (input) => server.submitLead(input),
});

/** What the example says as it goes. */
export const story: string[] = [];

server.mode = "throwing";
const before = createActor(machine, { input: { steps, key: "0f7c" } }).start();
before.send({ type: "SUBMIT", values: { name: "Kim" } });
await settle();
story.push(`${stepsView(before.getSnapshot()).label}: ${stepsView(before.getSnapshot()).saveMessage}`);

const token = printResumeToken(before.getSnapshot());
before.stop();

server.mode = "accepting";
const after = createActor(machine, {
  input: { steps, key: "another", resume: parseResumeToken(token, steps) },
}).start();
story.push(`resumed at ${stepsView(after.getSnapshot()).step}`);
after.send({ type: "SUBMIT", values: { employer: "Own business" } });
await settle();
after.send({ type: "SUBMIT", values: { opt_in: false } });
await settle();
story.push(`${stepsView(after.getSnapshot()).state}, leads: ${server.leads.length}`);
