import { assign, fromPromise, setup } from "xstate";
import { missingWork } from "../answers/missing-work.ts";

/** What `revealPhone` answers: the whole number, or nothing the shopper needs to know more about. */
export type Revealed = { readonly ok: true; readonly phone: string } | { readonly ok: false };

/** What a masked number starts from. */
export interface PhoneRevealInput {
  /** As shown at first, such as `07 33** ****`. */
  readonly masked: string;
  /** The whole number, only for tenants that show it unmasked; never in the page otherwise. */
  readonly phone?: string | null;
}

/** Pressing the number. */
export interface PhoneRevealEvent {
  readonly type: "REVEAL";
}

interface PhoneRevealContext {
  readonly masked: string;
  readonly phone: string | null;
}

/**
 * A phone number: `masked`, `revealing`, `revealed`, or `failed`, from where it may be tried again.
 * A number is requested once a page view; further presses while it comes, or after, do nothing.
 *
 * The server both gives the number and notifies the dealer; see `providePhoneReveal`.
 */
export const phoneRevealMachine = setup({
  types: {
    input: {} as PhoneRevealInput,
    context: {} as PhoneRevealContext,
    events: {} as PhoneRevealEvent,
  },
  actors: { revealPhone: fromPromise<Revealed>(missingWork("phoneRevealMachine", "revealPhone")) },
  delays: { timeout: 10_000 },
  guards: { isKnown: ({ context }) => context.phone !== null },
}).createMachine({
  id: "phoneReveal",
  context: ({ input }) => ({ masked: input.masked, phone: input.phone ?? null }),
  initial: "masked",
  states: {
    masked: {
      always: { guard: "isKnown", target: "revealed" },
      on: { REVEAL: "revealing" },
    },
    revealing: {
      invoke: {
        src: "revealPhone",
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: "revealed",
            actions: assign(({ event }) => (event.output.ok ? { phone: event.output.phone } : {})),
          },
          { target: "failed" },
        ],
        onError: "failed",
      },
      after: { timeout: "failed" },
    },
    revealed: {},
    failed: { on: { REVEAL: "revealing" } },
  },
});

/**
 * `phoneRevealMachine` with its work filled in.
 *
 * @example
 * const machine = providePhoneReveal({ revealPhone: async () => ({ ok: true, phone: "07 3333 4444" }) });
 * createActor(machine, { input: { masked: "07 33** ****" } }).start().send({ type: "REVEAL" });
 */
export const providePhoneReveal = (work: {
  revealPhone(given: { readonly signal: AbortSignal }): Promise<Revealed>;
}): typeof phoneRevealMachine =>
  phoneRevealMachine.provide({
    actors: { revealPhone: fromPromise(async ({ signal }) => work.revealPhone({ signal })) },
  });
