import type { SnapshotFrom } from "xstate";
import type { Answers, FieldProblem } from "../answers/answers.ts";
import { currentStep, isLastStep, progressPercent, stepLabel } from "./step-trail.ts";
import type { stepsMachine } from "./steps-machine.ts";

/** A form of several steps as a screen needs it. */
export interface StepsView {
  readonly state: "filling" | "submitting" | "success";
  readonly step: string;
  /** 'Step 2 of 5'. */
  readonly label: string;
  /** 0 to 100, for a progress bar. */
  readonly percent: number;
  readonly canGoBack: boolean;
  readonly isLast: boolean;
  /** The step's answers as typed, to fill its fields again. */
  readonly answers: Answers;
  /** Why the step was refused; shown by field. */
  readonly problems: readonly FieldProblem[];
  /** Why sending failed. */
  readonly message: string | null;
  /** Why the last save failed; the shopper may go on all the same. */
  readonly saveMessage: string | null;
  /** Known from the first save on. */
  readonly leadId: string | null;
}

const NONE: Answers = {};

/**
 * Reads a snapshot of `stepsMachine`.
 *
 * @example
 * stepsView(stepsActor.getSnapshot()).label // "Step 1 of 3"
 */
export function stepsView(snapshot: SnapshotFrom<typeof stepsMachine>): StepsView {
  const { trail, answers, problems, message, saveMessage, leadId } = snapshot.context;
  const complete = snapshot.matches({ page: "complete" });
  const filling = snapshot.matches({ page: "filling" });
  const step = currentStep(trail);
  return {
    state: complete ? "success" : filling ? "filling" : "submitting",
    step,
    label: stepLabel(trail),
    percent: progressPercent(trail, complete),
    canGoBack: trail.index > 0 && !complete,
    isLast: isLastStep(trail),
    answers: answers[step] ?? NONE,
    problems,
    message,
    saveMessage,
    leadId,
  };
}
