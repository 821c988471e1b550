/** Long work in steps, between which something else may be done. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
