import { fromPromise } from "xstate";
import type { Sent, Validation } from "../answers/answers.ts";
import type { SubmitLeadInput, ValidateInput } from "./submit-machine.ts";
import { submitMachine } from "./submit-machine.ts";

/**
 * The work of a one-step form, by name. Both may be plain functions or promises; answers the world
 * refuses come back as `{ ok: false, … }`, and a throw is shown as the unexpected failure. `signal`
 * is aborted when the form is stopped.
 */
export interface SubmitWork {
  validate(input: ValidateInput): Validation | Promise<Validation>;
  submitLead(input: SubmitLeadInput & { readonly signal: AbortSignal }): Sent | Promise<Sent>;
}

/**
 * `submitMachine` with its work filled in, ready for `createActor`.
 *
 * @example
 * const machine = provideSubmit({
 *   validate: ({ values }) => (values.name ? { ok: true, values } : { ok: false, problems: [{ field: "name", message: "*This is a required field." }] }),
 *   submitLead: async ({ key }) => ({ ok: true, leadId: key }),
 * });
 * const actor = createActor(machine, { input: { key: "0f7c" } }).start();
 * actor.send({ type: "SUBMIT", values: { name: "Kim" } });
 */
export const provideSubmit = (work: SubmitWork): typeof submitMachine =>
  submitMachine.provide({
    actors: {
      validate: fromPromise(async ({ input }) => work.validate(input)),
      submitLead: fromPromise(async ({ input, signal }) => work.submitLead({ ...input, signal })),
    },
  });
