import { refusalOf } from "../answers/answers.ts";
import { currentStep, isLastStep } from "./step-trail.ts";
import { startContext } from "./steps-context.ts";
import { leadInput, stepsSetup } from "./steps-setup.ts";

/**
 * A form of several steps. Two regions run in parallel: `page` is what the shopper sees, `saver` saves
 * finished steps in the background, so that a slow or failing save never blocks the next step.
 * Each save carries all answers checked so far under one key; a step already saved
 * is not saved again, an edited one is, and the final send waits for the save under way and heals
 * whatever failed.
 *
 * Pure: `validateStep`, `saveStep` and `submitLead` are names that the site fills in, see `provideSteps`.
 */
export const stepsMachine = stepsSetup.createMachine({
  id: "steps",
  type: "parallel",
  context: ({ input }) => startContext(input),
  entry: "reportStep",
  states: {
    page: {
      initial: "filling",
      on: { LEAVE: { actions: "reportLeft" } },
      states: {
        filling: {
          on: {
            SUBMIT: {
              target: "checking",
              actions: { type: "begin", params: ({ event }) => event },
            },
            BACK: {
              guard: "canGoBack",
              actions: [{ type: "keep", params: ({ event }) => event.values }, "back", "reportStep"],
            },
            SKIP: {
              actions: [
                { type: "keep", params: ({ event }) => event.values },
                { type: "skip", params: ({ event }) => event.to },
              ],
            },
            KEEP: { actions: { type: "keep", params: ({ event }) => event.values } },
          },
        },
        checking: {
          invoke: {
            src: "validateStep",
            input: ({ context }) => {
              const step = currentStep(context.trail);
              return { step, values: context.answers[step] ?? {} };
            },
            onDone: [
              {
                guard: ({ event }) => !event.output.ok,
                target: "filling",
                actions: { type: "refuse", params: ({ event }) => event.output },
              },
              {
                guard: ({ context }) => isLastStep(context.trail),
                target: "submitting",
                actions: { type: "check", params: ({ event }) => event.output },
              },
              {
                target: "filling",
                actions: [{ type: "check", params: ({ event }) => event.output }, "queueSave", "advance"],
              },
            ],
            onError: {
              target: "filling",
              actions: "giveUp",
            },
          },
          on: {
            // Validation is fetched on first use; a fetch that hangs must not block the way back.
            BACK: { guard: "canGoBack", target: "filling", actions: ["back", "reportStep"] },
          },
        },
        submitting: {
          initial: "waiting",
          states: {
            // One lead: the id of a save under way is worth waiting for.
            waiting: { always: { guard: "allSaved", target: "sending" } },
            sending: {
              invoke: {
                src: "submitLead",
                input: ({ context }) => leadInput(context, currentStep(context.trail)),
                onDone: [
                  {
                    guard: ({ event }) => event.output.ok,
                    target: "#steps.page.complete",
                    actions: { type: "accept", params: ({ event }) => event.output },
                  },
                  {
                    target: "#steps.page.filling",
                    actions: { type: "refuse", params: ({ event }) => event.output },
                  },
                ],
                onError: {
                  target: "#steps.page.filling",
                  actions: "giveUp",
                },
              },
              after: {
                sendTimeout: {
                  target: "#steps.page.filling",
                  actions: "giveUp",
                },
              },
            },
          },
        },
        // A lead that was sent has not been left.
        complete: { on: { LEAVE: {} } },
      },
    },
    saver: {
      initial: "resting",
      states: {
        resting: { always: { guard: "hasUnsaved", target: "saving" } },
        saving: {
          entry: "startSave",
          invoke: {
            src: "saveStep",
            input: ({ context }) => leadInput(context, context.savingStep ?? currentStep(context.trail)),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: "resting",
                actions: { type: "saveSucceeded", params: ({ event }) => event.output },
              },
              {
                target: "resting",
                actions: { type: "saveFailed", params: ({ event }) => refusalOf(event.output).message },
              },
            ],
            onError: {
              target: "resting",
              actions: { type: "saveFailed", params: null },
            },
          },
          after: {
            saveTimeout: {
              target: "resting",
              actions: { type: "saveFailed", params: null },
            },
          },
        },
      },
    },
  },
});
