"use client";

import { useMachine } from "@xstate/react";
import type { Answers } from "../answers/answers.ts";
import type { SubmitWork } from "../submit/provide-submit.ts";
import { provideSubmit } from "../submit/provide-submit.ts";
import type { SubmitInput } from "../submit/submit-machine.ts";
import type { SubmitView } from "../submit/submit-view.ts";
import { submitView } from "../submit/submit-view.ts";

/** A one-step form in a component. */
export interface UseSubmit {
  readonly view: SubmitView;
  readonly submit: (values: Answers) => void;
  /** Shows the form for another lead, after a success. */
  readonly reset: () => void;
}

/**
 * `submitMachine` in a component. The newest `work` counts; `input` is read once. A page that must
 * stay small before it is touched uses `useLazyForm` instead.
 *
 * @example
 * const { view, submit } = useSubmit(work, { key });
 * <button disabled={view.state === "submitting"}>Send</button>
 */
export function useSubmit(work: SubmitWork, input: SubmitInput): UseSubmit {
  const [snapshot, send] = useMachine(provideSubmit(work), { input });
  return {
    view: submitView(snapshot),
    submit: (values) => send({ type: "SUBMIT", values }),
    reset: () => send({ type: "RESET" }),
  };
}
