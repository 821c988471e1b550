import { assign, fromPromise, setup } from "xstate";
import type { Answers, FieldProblem, Sent, Validation } from "../answers/answers.ts";
import { sameAnswers, unexpectedFailure } from "../answers/answers.ts";
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

/** What a form must be told before it starts. */
export interface SubmitInput {
  /** A random key, made once by whoever shows the form. */
  readonly key: string;
  /** Shown when the work throws. Default: the specification's sentence for leads. */
  readonly unexpectedMessage?: string;
}

/** Things a shopper does to a one-step form. */
export type SubmitEvent = { readonly type: "SUBMIT"; readonly values: Answers } | { readonly type: "RESET" };

interface SubmitContext {
  readonly formKey: string;
  readonly unexpectedMessage: string;
  readonly submission: number;
  readonly values: Answers;
  readonly checked: Answers;
  readonly leadId: string | null;
  readonly message: string | null;
  readonly problems: readonly FieldProblem[];
}

const missingWork = (name: string) => () =>
  Promise.reject(
    new Error(
      `submitMachine has no "${name}". The machine only names its work: hand it in with provideSubmit({ validate, submitLead }).`,
    ),
  );

/**
 * A form of one step: `idle`, `submitting` (checking, then sending), `success`, `failure`
 * (specification section 4). Answers are validated on submit only. A second submit while one is
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
  },
  actors: {
    validate: fromPromise<Validation, ValidateInput>(missingWork("validate")),
    submitLead: fromPromise<Sent, SubmitLeadInput>(missingWork("submitLead")),
  },
  actions: {
    take: assign((_, values: Answers) => ({ values, message: null, problems: [] })),
    accept: assign((_, leadId: string) => ({ leadId })),
    refuse: assign((_, refusal: { message: string | null; problems?: readonly FieldProblem[] }) => ({
      message: refusal.message,
      problems: refusal.problems ?? [],
    })),
    startAnotherLead: assign(({ context }) => ({ submission: context.submission + 1, leadId: null })),
  },
}).createMachine({
  id: "submit",
  context: ({ input }) => ({
    formKey: input.key,
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
                actions: assign(({ event }) => (event.output.ok ? { checked: event.output.values } : {})),
              },
              {
                target: "#submit.failure",
                actions: {
                  type: "refuse",
                  params: ({ event }) => ({
                    message: null,
                    problems: event.output.ok ? [] : event.output.problems,
                  }),
                },
              },
            ],
            onError: {
              target: "#submit.failure",
              actions: {
                type: "refuse",
                params: ({ context }) => ({ message: context.unexpectedMessage }),
              },
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
                actions: {
                  type: "accept",
                  params: ({ event }) => (event.output.ok ? event.output.leadId : ""),
                },
              },
              {
                target: "#submit.failure",
                actions: {
                  type: "refuse",
                  params: ({ event }) => (event.output.ok ? { message: null } : event.output),
                },
              },
            ],
            onError: {
              target: "#submit.failure",
              actions: {
                type: "refuse",
                params: ({ context }) => ({ message: context.unexpectedMessage }),
              },
            },
          },
        },
      },
    },
    success: {
      on: {
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
