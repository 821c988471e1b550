import type { Answers } from "../answers/answers.ts";

/** What `validateStep` is given: one step's answers. */
export interface ValidateStepInput {
  readonly step: string;
  readonly values: Answers;
}

/**
 * What `saveStep` and `submitLead` are given: all answers checked so far. With a `leadId` the lead is
 * updated, otherwise created; the same `key` always means the same lead.
 */
export interface StepsLeadInput {
  readonly step: string;
  /** Counted from 1. */
  readonly stepNumber: number;
  readonly values: Answers;
  readonly leadId: string | null;
  readonly key: string;
  readonly skippedSteps: readonly string[];
}

/** Things a shopper does to a form of several steps. */
export type StepsEvent =
  /** The step's own button: on to the next step (or `to`), and on the last step the send. */
  | { readonly type: "SUBMIT"; readonly values: Answers; readonly to?: string }
  | { readonly type: "BACK"; readonly values?: Answers }
  /** Jumps ahead without answering the step. */
  | { readonly type: "SKIP"; readonly to: string; readonly values?: Answers }
  /** Remembers what is being typed, so that a reload loses nothing. */
  | { readonly type: "KEEP"; readonly values: Answers }
  /** The page is being left. */
  | { readonly type: "LEAVE" };
