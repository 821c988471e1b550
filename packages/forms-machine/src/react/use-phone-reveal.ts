"use client";

import { useMachine } from "@xstate/react";
import type { PhoneRevealInput, Revealed } from "../phone-reveal/phone-reveal-machine.ts";
import { providePhoneReveal } from "../phone-reveal/phone-reveal-machine.ts";

/** A masked number in a component. */
export interface UsePhoneReveal {
  readonly state: "masked" | "revealing" | "revealed" | "failed";
  /** The number to show: masked until it is known. */
  readonly shown: string;
  /** For a `tel:` link; `null` while masked. */
  readonly phone: string | null;
  readonly reveal: () => void;
}

/**
 * `phoneRevealMachine` in a component.
 *
 * @example
 * const { shown, phone, reveal } = usePhoneReveal({ revealPhone }, { masked: "07 33** ****" });
 */
export function usePhoneReveal(
  work: { revealPhone(given: { readonly signal: AbortSignal }): Promise<Revealed> },
  input: PhoneRevealInput,
): UsePhoneReveal {
  const [snapshot, send] = useMachine(providePhoneReveal(work), { input });
  const { phone, masked } = snapshot.context;
  return { state: snapshot.value, shown: phone ?? masked, phone, reveal: () => send({ type: "REVEAL" }) };
}
