"use client";

import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import type { Answers } from "../answers/answers.ts";
import type { StepsWork } from "../steps/provide-steps.ts";
import { provideSteps } from "../steps/provide-steps.ts";
import { printResumeToken } from "../steps/resume-token.ts";
import { connectStepHistory } from "../steps/step-history.ts";
import type { StepsInput } from "../steps/steps-context.ts";
import type { StepsView } from "../steps/steps-view.ts";
import { stepsView } from "../steps/steps-view.ts";

/** Settings of `useSteps`. */
export interface UseStepsOptions {
  /** Makes the browser's Back one step back. Default true. */
  readonly browserBack?: boolean;
}

/** A form of several steps in a component. */
export interface UseSteps {
  readonly view: StepsView;
  /** For the next visit, or after a reload; `null` once sent. */
  readonly resumeToken: string | null;
  /** The step's own button; `to` jumps over steps this answer makes needless. */
  readonly submit: (values: Answers, to?: string) => void;
  readonly back: (values?: Answers) => void;
  /** Jumps ahead without answering the step. */
  readonly skip: (to: string, values?: Answers) => void;
  readonly keep: (values: Answers) => void;
}

/**
 * `stepsMachine` in a component. The newest `work` counts; `input` is read once.
 *
 * @example
 * const { view, submit, back } = useSteps(work, { steps: ["contact", "car", "send"], key });
 * <progress max={100} value={view.percent} aria-label={view.label} />
 */
export function useSteps(work: StepsWork, input: StepsInput, options: UseStepsOptions = {}): UseSteps {
  const [snapshot, send, actor] = useMachine(provideSteps(work), { input });
  const { browserBack = true } = options;

  useEffect(() => {
    if (!browserBack) return undefined;
    const { steps } = actor.getSnapshot().context.trail;
    return connectStepHistory({
      form: `${window.location.pathname} ${steps.join(" ")}`,
      actor,
      history: window.history,
      onPop: (listener) => {
        window.addEventListener("popstate", listener);
        return () => window.removeEventListener("popstate", listener);
      },
    });
  }, [actor, browserBack]);

  return {
    view: stepsView(snapshot),
    resumeToken: printResumeToken(snapshot),
    submit: (values, to) => send({ type: "SUBMIT", values, ...(to !== undefined && { to }) }),
    back: (values) => send({ type: "BACK", ...(values && { values }) }),
    skip: (to, values) => send({ type: "SKIP", to, ...(values && { values }) }),
    keep: (values) => send({ type: "KEEP", values }),
  };
}
