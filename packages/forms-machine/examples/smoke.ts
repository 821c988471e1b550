import { provideSubmit, submitView } from "@forecourt/forms-machine";
import { createActor, waitFor } from "xstate";

const machine = provideSubmit({
  validate: ({ values }) =>
    values["name"]
      ? { ok: true, values }
      : { ok: false, problems: [{ field: "name", message: "*This is a required field." }] },
  submitLead: async ({ key }) => ({ ok: true, leadId: `lead-for-${key}` }),
});

const actor = createActor(machine, { input: { key: "one-random-key-per-form" } }).start();
actor.send({ type: "SUBMIT", values: { name: "Kim" } });

const view = submitView(await waitFor(actor, (snapshot) => snapshot.matches("success")));
if (view.state !== "success" || view.leadId !== "lead-for-one-random-key-per-form")
  throw new Error(`The form ended as ${JSON.stringify(view)}.`);
