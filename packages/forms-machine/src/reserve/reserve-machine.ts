import { assign, fromPromise } from "xstate";
import type { Answers, Validation } from "../answers/answers.ts";
import type { Confirmation, ConfirmInput, Hold, HoldInput } from "./reserve-setup.ts";
import { reserveContext, reserveSetup } from "./reserve-setup.ts";

/**
 * Reserving a car: `details`, `holding` (checking, then holding the car and keeping the lead),
 * `paying` when there is something to pay, `confirming`, `reserved`; or `unavailable` when the car is
 * gone. A decline leads back to paying, never loses the details, and a repeated hold is the same hold.
 * A shopper who comes back from the provider's own page starts at `confirming`.
 *
 * Pure: `validate`, `holdCar` and `confirmPayment` are names that the site fills in, see `provideReserve`.
 */
export const reserveMachine = reserveSetup.createMachine({
  id: "reserve",
  context: ({ input }) => reserveContext(input),
  initial: "details",
  states: {
    details: {
      always: { guard: "isReturning", target: "confirming" },
      entry: "tellDetails",
      on: {
        SUBMIT: { target: "holding", actions: { type: "take", params: ({ event }) => event.values } },
        LEAVE: { actions: { type: "reportLeft", params: "details" } },
      },
    },
    holding: {
      initial: "checking",
      after: { timeout: { target: "details", actions: "refuseUnexpectedly" } },
      states: {
        checking: {
          invoke: {
            src: "validate",
            input: ({ context }) => ({ values: context.values }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: "placing",
                actions: assign(({ event }) => (event.output.ok ? { checked: event.output.values } : {})),
              },
              {
                target: "#reserve.details",
                actions: {
                  type: "refuse",
                  params: ({ event }) => ({
                    message: null,
                    problems: event.output.ok ? [] : event.output.problems,
                  }),
                },
              },
            ],
            onError: { target: "#reserve.details", actions: "refuseUnexpectedly" },
          },
        },
        placing: {
          invoke: {
            src: "holdCar",
            input: ({ context }) => ({ values: context.checked, key: context.key }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok && event.output.payment !== null,
                target: "#reserve.paying",
                actions: assign(({ event }) =>
                  event.output.ok ? { leadId: event.output.leadId, payment: event.output.payment } : {},
                ),
              },
              {
                guard: ({ event }) => event.output.ok,
                target: "#reserve.reserved",
                actions: assign(({ event }) => (event.output.ok ? { leadId: event.output.leadId } : {})),
              },
              {
                guard: ({ event }) => !event.output.ok && event.output.reason === "unavailable",
                target: "#reserve.unavailable",
                actions: assign(({ event }) => (event.output.ok ? {} : { message: event.output.message })),
              },
              {
                target: "#reserve.details",
                actions: {
                  type: "refuse",
                  params: ({ event }) => (event.output.ok ? { message: null } : event.output),
                },
              },
            ],
            onError: { target: "#reserve.details", actions: "refuseUnexpectedly" },
          },
        },
      },
    },
    paying: {
      entry: "tellPayment",
      on: {
        PAID: { target: "confirming", actions: "forgetMessage" },
        PAYMENT_FAILED: { actions: assign(({ event }) => ({ message: event.message })) },
        // The hold stays; submitting the details again finds it by its key.
        BACK: { target: "details", actions: assign({ leadId: null, message: null }) },
        LEAVE: { actions: { type: "reportLeft", params: "payment" } },
      },
    },
    confirming: {
      invoke: {
        src: "confirmPayment",
        input: ({ context }) => ({ leadId: context.leadId ?? "", key: context.key }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: "reserved" },
          {
            guard: ({ event }) => !event.output.ok && event.output.reason === "unavailable",
            target: "unavailable",
            actions: assign(({ event }) => (event.output.ok ? {} : { message: event.output.message })),
          },
          {
            target: "paying",
            actions: assign(({ event }) => (event.output.ok ? {} : { message: event.output.message })),
          },
        ],
        onError: { target: "paying", actions: "refuseUnexpectedly" },
      },
      // The money may have moved: the shopper can ask again (PAID), and the server knows the lead.
      after: { timeout: { target: "paying", actions: "refuseUnexpectedly" } },
    },
    reserved: { type: "final", entry: "tellReserved" },
    unavailable: { type: "final" },
  },
});

/** The work of a reservation, by name. */
export interface ReserveWork {
  validate(input: { readonly values: Answers }): Validation | Promise<Validation>;
  holdCar(input: HoldInput & { readonly signal: AbortSignal }): Promise<Hold>;
  confirmPayment(input: ConfirmInput & { readonly signal: AbortSignal }): Promise<Confirmation>;
}

/**
 * `reserveMachine` with its work filled in.
 *
 * @example
 * const actor = createActor(provideReserve(work), { input: { key: "0f7c" } });
 * actor.on("carReserved", ({ leadId }) => dispatch({ name: "car_reserved", leadId, car }));
 */
export const provideReserve = (work: ReserveWork): typeof reserveMachine =>
  reserveMachine.provide({
    actors: {
      validate: fromPromise(async ({ input }) => work.validate(input)),
      holdCar: fromPromise(async ({ input, signal }) => work.holdCar({ ...input, signal })),
      confirmPayment: fromPromise(async ({ input, signal }) => work.confirmPayment({ ...input, signal })),
    },
  });
