import type { Answers, FieldProblem } from "../answers/answers.ts";
import { sameAnswers, unexpectedFailure } from "../answers/answers.ts";
import type { StepTrail } from "./step-trail.ts";
import { currentStep, goBackTo, shownSteps, startTrail } from "./step-trail.ts";

/** Answers kept step by step. */
export type AnswersByStep = Readonly<Record<string, Answers>>;

/** What a form of several steps starts from when it is resumed. */
export interface StepsResume {
  readonly key: string;
  readonly trail: StepTrail;
  readonly answers: AnswersByStep;
  readonly checked: AnswersByStep;
  readonly saved: readonly string[];
  readonly leadId: string | null;
}

/** What a form of several steps starts from. */
export interface StepsInput {
  /** Step names, in order; at least one, none twice. */
  readonly steps: readonly string[];
  /** A random key, made once by whoever shows the form. */
  readonly key: string;
  /** Answers known beforehand, by step. */
  readonly answers?: AnswersByStep;
  /** From `parseResumeToken`; wins over `key` and `answers`. */
  readonly resume?: StepsResume | null;
  /** Shown when work throws. Default: `unexpectedFailure`. */
  readonly unexpectedMessage?: string;
}

/** Everything the machine of several steps remembers. */
export interface StepsContext {
  readonly key: string;
  readonly unexpectedMessage: string;
  readonly trail: StepTrail;
  /** As typed, valid or not: what a shopper sees again. */
  readonly answers: AnswersByStep;
  /** As validation cleaned them: what is saved and sent. */
  readonly checked: AnswersByStep;
  /** As the server last acknowledged them. */
  readonly saved: AnswersByStep;
  /** As the save under way carries them. */
  readonly inFlight: AnswersByStep;
  /** The newest step waiting to be saved; a save carries all steps before it too. */
  readonly toSave: string | null;
  readonly savingStep: string | null;
  readonly leadId: string | null;
  readonly message: string | null;
  readonly saveMessage: string | null;
  readonly problems: readonly FieldProblem[];
  /** Where the current step jumps to once it is checked; `null` for the next one. */
  readonly jump: string | null;
}

const hasSameStep = (kept: AnswersByStep, step: string, answers: Answers): boolean => {
  const before = kept[step];
  return before !== undefined && sameAnswers(before, answers);
};

/** All checked answers as one set. Later steps win over earlier ones, should they share a field. */
export const allAnswers = (context: Pick<StepsContext, "checked" | "trail">): Answers =>
  Object.fromEntries(context.trail.steps.flatMap((step) => Object.entries(context.checked[step] ?? {})));

/** Whether a step's checked answers still have to be saved: never saved, or edited since. */
export function needsSaving(context: StepsContext, step: string): boolean {
  const answers = context.checked[step];
  if (answers === undefined) return false;
  return !hasSameStep(context.saved, step, answers) && !hasSameStep(context.inFlight, step, answers);
}

/** The last of the steps already passed that the server does not have yet. */
const lastUnsaved = (context: StepsContext): string | null =>
  shownSteps(context.trail)
    .slice(0, -1)
    .findLast((step) => needsSaving(context, step)) ?? null;

/** The context a form starts with, fresh or resumed. A passed step that was not saved is saved now. */
export function startContext(input: StepsInput): StepsContext {
  const { resume } = input;
  const checked = resume?.checked ?? {};
  const context: StepsContext = {
    key: resume?.key ?? input.key,
    unexpectedMessage: input.unexpectedMessage ?? unexpectedFailure,
    trail: resume?.trail ?? startTrail(input.steps),
    answers: resume?.answers ?? input.answers ?? {},
    checked,
    saved: Object.fromEntries(
      Object.entries(checked).filter(([step]) => resume?.saved.includes(step) === true),
    ),
    inFlight: {},
    toSave: null,
    savingStep: null,
    leadId: resume?.leadId ?? null,
    message: null,
    saveMessage: null,
    problems: [],
    jump: null,
  };
  return { ...context, toSave: lastUnsaved(context) };
}

/** Keeps what was typed into the current step. */
export const keepTyped = (context: StepsContext, values: Answers | undefined): Partial<StepsContext> =>
  values ? { answers: { ...context.answers, [currentStep(context.trail)]: values } } : {};

/**
 * Where to show problems the server found: the earliest passed step that has one of the fields. A
 * shopper is never left on a step that cannot mend them.
 */
export function trailToProblem(context: StepsContext, problems: readonly FieldProblem[]): StepTrail {
  const fields = new Set(problems.map(({ field }) => field));
  const step = shownSteps(context.trail).find((shown) =>
    Object.keys(context.answers[shown] ?? {}).some((field) => fields.has(field)),
  );
  return step === undefined ? context.trail : goBackTo(context.trail, step);
}
