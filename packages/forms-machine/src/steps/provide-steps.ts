import { fromPromise } from "xstate";
import type { Sent, Validation } from "../answers/answers.ts";
import type { StepsLeadInput, ValidateStepInput } from "./steps-events.ts";
import { stepsMachine } from "./steps-machine.ts";

/** Input of work that may be cancelled; `signal` is aborted when its answer is not needed any more. */
type Abortable<TInput> = TInput & { readonly signal: AbortSignal };

/** The work of a form of several steps, by name. */
export interface StepsWork {
  validateStep(input: ValidateStepInput): Validation | Promise<Validation>;
  /** Saves an incomplete lead: updates `leadId`, or creates one. */
  saveStep(input: Abortable<StepsLeadInput>): Sent | Promise<Sent>;
  /** Sends the finished lead. */
  submitLead(input: Abortable<StepsLeadInput>): Sent | Promise<Sent>;
}

/**
 * `stepsMachine` with its work filled in, ready for `createActor`.
 *
 * @example
 * const actor = createActor(provideSteps(work), { input: { steps: ["contact", "car"], key: "0f7c" } }).start();
 * actor.send({ type: "SUBMIT", values: { name: "Kim" } });
 */
export const provideSteps = (work: StepsWork): typeof stepsMachine =>
  stepsMachine.provide({
    actors: {
      validateStep: fromPromise(async ({ input }) => work.validateStep(input)),
      saveStep: fromPromise(async ({ input, signal }) => work.saveStep({ ...input, signal })),
      submitLead: fromPromise(async ({ input, signal }) => work.submitLead({ ...input, signal })),
    },
  });
