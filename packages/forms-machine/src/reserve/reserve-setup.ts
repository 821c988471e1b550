import { assign, emit, enqueueActions, fromPromise, setup } from "xstate";
import type { Answers, FieldProblem, Refusal, Validation } from "../answers/answers.ts";
import { unexpectedFailure } from "../answers/answers.ts";
import type { FormFact } from "../answers/form-fact.ts";
import { missingWork } from "../answers/missing-work.ts";

/** What the shopper pays with; opaque to the machine, it belongs to the payment provider. */
export interface Payment {
  readonly provider: string;
  /** What the provider's own form needs in the browser. Never a secret key. */
  readonly session: string;
}

/** What `holdCar` answers: the lead is safe, and what there is to pay; or why not. */
export type Hold =
  | { readonly ok: true; readonly leadId: string; readonly payment: Payment | null }
  /** Another shopper was faster, or the car may not be reserved any more. */
  | { readonly ok: false; readonly reason: "unavailable"; readonly message: string }
  | {
      readonly ok: false;
      readonly reason: "refused";
      readonly message: string;
      readonly problems?: readonly FieldProblem[];
    };

/** What `confirmPayment` answers, from the server, never from the browser's word alone. */
export type Confirmation =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "declined" | "unavailable"; readonly message: string };

/** What `holdCar` is given. The same key is the same hold. */
export interface HoldInput {
  readonly values: Answers;
  readonly key: string;
}

/** What `confirmPayment` is given. */
export interface ConfirmInput {
  readonly leadId: string;
  readonly key: string;
}

/** What a reservation starts from. */
export interface ReserveInput {
  readonly key: string;
  /** The shopper comes back from the provider's own page: the lead they left with. */
  readonly returning?: { readonly leadId: string } | null;
  readonly unexpectedMessage?: string;
}

/** Things that happen while a car is reserved. */
export type ReserveEvent =
  | { readonly type: "SUBMIT"; readonly values: Answers }
  /** The provider says the shopper has paid; it is asked for confirmation all the same. */
  | { readonly type: "PAID" }
  | { readonly type: "PAYMENT_FAILED"; readonly message: string }
  /** Back from paying to the details. */
  | { readonly type: "BACK" }
  | { readonly type: "LEAVE" };

/** What a reservation reports: the facts of every form, and that the car is reserved. */
export type ReserveFact = FormFact | { readonly type: "carReserved"; readonly leadId: string };

/** Everything a reservation remembers. */
export interface ReserveContext {
  readonly key: string;
  readonly unexpectedMessage: string;
  readonly values: Answers;
  readonly checked: Answers;
  readonly leadId: string | null;
  readonly payment: Payment | null;
  readonly message: string | null;
  readonly problems: readonly FieldProblem[];
}

/** The names of everything a reservation does; `reserve-machine.ts` draws it. */
export const reserveSetup = setup({
  types: {
    input: {} as ReserveInput,
    context: {} as ReserveContext,
    events: {} as ReserveEvent,
    emitted: {} as ReserveFact,
  },
  actors: {
    validate: fromPromise<Validation, { readonly values: Answers }>(
      missingWork("reserveMachine", "validate"),
    ),
    holdCar: fromPromise<Hold, HoldInput>(missingWork("reserveMachine", "holdCar")),
    confirmPayment: fromPromise<Confirmation, ConfirmInput>(missingWork("reserveMachine", "confirmPayment")),
  },
  delays: { timeout: 30_000 },
  guards: { isReturning: ({ context }) => context.leadId !== null },
  actions: {
    take: assign((_, values: Answers) => ({ values, message: null, problems: [] })),
    refuse: enqueueActions(({ enqueue }, { message, problems = [] }: Refusal) => {
      enqueue.assign({ message, problems });
      for (const { field } of problems) enqueue.emit({ type: "errorShown", step: "details", field });
    }),
    refuseUnexpectedly: assign(({ context }) => ({ message: context.unexpectedMessage, problems: [] })),
    forgetMessage: assign({ message: null }),
    tellDetails: emit({ type: "stepShown", step: "details" }),
    tellPayment: emit({ type: "stepShown", step: "payment" }),
    reportLeft: emit((_, step: string) => ({ type: "left" as const, step })),
    tellReserved: emit(({ context }) => ({ type: "carReserved" as const, leadId: context.leadId ?? "" })),
  },
});

/** The context a reservation starts with. */
export const reserveContext = (input: ReserveInput): ReserveContext => ({
  key: input.key,
  unexpectedMessage: input.unexpectedMessage ?? unexpectedFailure,
  values: {},
  checked: {},
  leadId: input.returning?.leadId ?? null,
  payment: null,
  message: null,
  problems: [],
});
