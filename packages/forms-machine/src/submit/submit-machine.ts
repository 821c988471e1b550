import { assign, emit, enqueueActions, fromPromise, setup } from "xstate";
import type { Answers, FieldProblem, Sent, Validation } from "../answers/answers.ts";
import { refusalOf, sameAnswers, sendTime, unexpectedFailure } from "../answers/answers.ts";
import type { FormFact } from "../answers/form-fact.ts";
import { missingWork } from "../answers/missing-work.ts";
import { submissionKey } from "../answers/submission-key.ts";

/** What `validate` is given. */
export interface ValidateInput {
  readonly values: Answers;
}

/** What `submitLead` is given. The same `key` means the same lead, however often it is sent. */
export interface SubmitLeadInput {
  readonly values: Answers;
  readonly key: string;
}

/** What a form starts from. */
export interface SubmitInput {
  /** A random key, made once by whoever shows the form. */
  readonly key: string;
  /** Shown when the work throws. Default: `unexpectedFailure`. */
  readonly unexpectedMessage?: string;
  /** What the form's one step is called in facts. Default `form`. */
  readonly step?: string;
}

/** Things a shopper does to a one-step form. */
export type SubmitEvent =
  | { readonly type: "SUBMIT"; readonly values: Answers }
  /** After a success: the form is shown for another lead. */
  | { readonly type: "RESET" }
  /** The page is being left. */
  | { readonly type: "LEAVE" };

interface SubmitContext {
  readonly formKey: string;
  readonly step: string;
  readonly unexpectedMessage: string;
  readonly submission: number;
  readonly values: Answers;
  readonly checked: Answers;
  readonly leadId: string | null;
  readonly message: string | null;
  readonly problems: readonly FieldProblem[];
}

/**
 * A form of one step: `idle`, `submitting` (checking, then sending), `success`, `failure`.
 * Answers are validated on submit only. A second submit while one is
 * under way is no transition at all, so it cannot happen. A failed submit keeps its answers and its
 * key; after a success only changed answers make a new lead, with a new key.
 *
 * The machine is pure: `validate` and `submitLead` are names that the site fills in, see `provideSubmit`.
 */
export const submitMachine = setup({
  types: {
    input: {} as SubmitInput,
    context: {} as SubmitContext,
    events: {} as SubmitEvent,
    emitted: {} as FormFact,
  },
  actors: {
    validate: fromPromise<Validation, ValidateInput>(missingWork("submitMachine", "validate")),
    submitLead: fromPromise<Sent, SubmitLeadInput>(missingWork("submitMachine", "submitLead")),
  },
  delays: {
    /** Milliseconds after which a send without an answer counts as failed. */
    sendTimeout: ({ context }) => sendTime(context.checked),
  },
  actions: {
    take: assign((_, values: Answers) => ({ values, message: null, problems: [] })),
    check: assign((_, checked: Validation) => (checked.ok ? { checked: checked.values } : {})),
    accept: assign((_, sent: Sent) => (sent.ok ? { leadId: sent.leadId } : {})),
    refuse: enqueueActions(({ context, enqueue }, outcome: Validation | Sent) => {
      const { message, problems } = refusalOf(outcome);
      enqueue.assign({ message, problems });
      for (const { field } of problems) enqueue.emit({ type: "errorShown", step: context.step, field });
    }),
    giveUp: assign(({ context }) => ({ message: context.unexpectedMessage, problems: [] })),
    reportShown: emit(({ context }) => ({ type: "stepShown" as const, step: context.step })),
    reportLeft: emit(({ context }) => ({ type: "left" as const, step: context.step })),
    startAnotherLead: assign(({ context }) => ({ submission: context.submission + 1, leadId: null })),
  },
}).createMachine({
  id: "submit",
  entry: "reportShown",
  on: { LEAVE: { actions: "reportLeft" } },
  context: ({ input }) => ({
    formKey: input.key,
    step: input.step ?? "form",
    unexpectedMessage: input.unexpectedMessage ?? unexpectedFailure,
    submission: 1,
    values: {},
    checked: {},
    leadId: null,
    message: null,
    problems: [],
  }),
  initial: "idle",
  states: {
    idle: {
      on: {
        SUBMIT: { target: "submitting", actions: { type: "take", params: ({ event }) => event.values } },
      },
    },
    submitting: {
      initial: "validating",
      states: {
        validating: {
          invoke: {
            src: "validate",
            input: ({ context }) => ({ values: context.values }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: "sending",
                actions: { type: "check", params: ({ event }) => event.output },
              },
              {
                target: "#submit.failure",
                actions: { type: "refuse", params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: "#submit.failure",
              actions: "giveUp",
            },
          },
        },
        sending: {
          invoke: {
            src: "submitLead",
            input: ({ context }) => ({
              values: context.checked,
              key: submissionKey(context.formKey, context.submission),
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: "#submit.success",
                actions: { type: "accept", params: ({ event }) => event.output },
              },
              {
                target: "#submit.failure",
                actions: { type: "refuse", params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: "#submit.failure",
              actions: "giveUp",
            },
          },
          after: {
            sendTimeout: {
              target: "#submit.failure",
              actions: "giveUp",
            },
          },
        },
      },
    },
    success: {
      on: {
        // A lead that was sent has not been left.
        LEAVE: {},
        SUBMIT: {
          guard: ({ context, event }) => !sameAnswers(context.values, event.values),
          target: "submitting",
          actions: ["startAnotherLead", { type: "take", params: ({ event }) => event.values }],
        },
        RESET: { target: "idle", actions: "startAnotherLead" },
      },
    },
    failure: {
      on: {
        SUBMIT: { target: "submitting", actions: { type: "take", params: ({ event }) => event.values } },
      },
    },
  },
});
