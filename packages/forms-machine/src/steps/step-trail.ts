/** A jump over steps: where it started, where it landed, and whether the start had been answered. */
export interface Skip {
  readonly from: number;
  readonly to: number;
  readonly answered: boolean;
}

/** Where a shopper is in a form of several steps, and how they got there. Indexes start at 0. */
export interface StepTrail {
  readonly steps: readonly string[];
  readonly index: number;
  /** In the order they were made; each lies wholly before the next, and none beyond `index`. */
  readonly skips: readonly Skip[];
}

/** Why a skip does nothing. */
export type SkipRefusal = "unknown_step" | "same_step" | "backwards";

/**
 * The beginning of a form. Throws when there are no steps or two share a name, since a trail could
 * not tell them apart.
 *
 * @example
 * startTrail(["contact", "car"]) // { steps: ["contact", "car"], index: 0, skips: [] }
 */
export function startTrail(steps: readonly string[]): StepTrail {
  if (steps.length === 0 || new Set(steps).size !== steps.length)
    throw new Error(
      `A form of several steps needs at least one step and no name twice, but has [${steps.join(", ")}]. Name each step differently.`,
    );
  return { steps, index: 0, skips: [] };
}

/** The name of the step being shown. */
export function currentStep(trail: StepTrail): string {
  const step = trail.steps[trail.index];
  if (step === undefined)
    throw new Error(
      `A trail stands at step ${trail.index} of ${trail.steps.length}. Build trails with startTrail.`,
    );
  return step;
}

/** Whether the step shown is the one that sends the form. */
export const isLastStep = (trail: StepTrail): boolean => trail.index === trail.steps.length - 1;

/** One step on; the last step stays where it is. */
export const goNext = (trail: StepTrail): StepTrail =>
  isLastStep(trail) ? trail : { ...trail, index: trail.index + 1 };

/**
 * One step back, or to where the skip came from that led here; that skip is then forgotten. The
 * first step stays where it is.
 *
 * @example
 * goBack({ steps, index: 3, skips: [{ from: 0, to: 3, answered: true }] }).index // 0
 */
export function goBack(trail: StepTrail): StepTrail {
  const skip = trail.skips.find(({ to }) => to === trail.index);
  if (skip) return { ...trail, index: skip.from, skips: trail.skips.filter((other) => other !== skip) };
  return { ...trail, index: Math.max(0, trail.index - 1) };
}

/** The steps one passes by going back to the start, oldest first, the current one last. */
export function shownSteps(trail: StepTrail): readonly string[] {
  return trail.index === 0 ? [currentStep(trail)] : [...shownSteps(goBack(trail)), currentStep(trail)];
}

/** Goes back until a step is shown; a step that going back does not pass leaves the trail as it is. */
export function goBackTo(trail: StepTrail, step: string): StepTrail {
  if (!shownSteps(trail).includes(step)) return trail;
  return currentStep(trail) === step ? trail : goBackTo(goBack(trail), step);
}

/** Why a skip to a step would do nothing, or `null` when it may be made. */
export function skipRefusal(trail: StepTrail, to: string): SkipRefusal | null {
  const target = trail.steps.indexOf(to);
  if (target === -1) return "unknown_step";
  if (target === trail.index) return "same_step";
  return target < trail.index ? "backwards" : null;
}

/**
 * Jumps ahead to a step and remembers the range. A step that was answered before the jump is not
 * itself skipped; `answered` says so. A refused skip leaves the trail as it is, see `skipRefusal`.
 */
export function skipTo(trail: StepTrail, to: string, answered: boolean): StepTrail {
  if (skipRefusal(trail, to)) return trail;
  const skip = { from: trail.index, to: trail.steps.indexOf(to), answered };
  const skipsNothing = answered && skip.to === skip.from + 1;
  return { ...trail, index: skip.to, skips: skipsNothing ? trail.skips : [...trail.skips, skip] };
}

/**
 * The names of the steps that were jumped over, in form order.
 *
 * @example
 * skippedSteps(skipTo(startTrail(["a", "b", "c"]), "c", true)) // ["b"]
 */
export const skippedSteps = (trail: StepTrail): readonly string[] =>
  trail.steps.filter((_, index) =>
    trail.skips.some(({ from, to, answered }) => index < to && (answered ? index > from : index >= from)),
  );

/** How far the shopper is, in percent: step index by step count, and 100 only when complete. */
export const progressPercent = (trail: StepTrail, complete: boolean): number =>
  complete ? 100 : (trail.index / trail.steps.length) * 100;

/** 'Step 2 of 5'. */
export const stepLabel = (trail: StepTrail): string => `Step ${trail.index + 1} of ${trail.steps.length}`;
