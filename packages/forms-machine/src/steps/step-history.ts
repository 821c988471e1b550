import type { Answers } from "../answers/answers.ts";
import { currentStep, isLastStep, shownSteps, type StepTrail } from "./step-trail.ts";
import type { AnswersByStep } from "./steps-context.ts";

/** The part of `window.history` that is used. */
export type HistoryPort = Pick<History, "pushState" | "replaceState" | "go"> & { readonly state: unknown };

/** An actor of `stepsMachine`, as far as the browser's history needs to know it. */
export interface SteppingActor {
  send(
    event:
      | { readonly type: "BACK"; readonly values?: Answers }
      | { readonly type: "SUBMIT"; readonly values: Answers },
  ): void;
  getSnapshot(): { readonly context: { readonly trail: StepTrail; readonly answers: AnswersByStep } };
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** What connects a form with the browser's own Back and Forward buttons. */
export interface StepHistoryParts {
  /** Distinguishes this form's entries from those of other forms, such as the page's path. */
  readonly form: string;
  readonly actor: SteppingActor;
  readonly history: HistoryPort;
  /** Calls back on `popstate`, and gives a function that stops that. */
  readonly onPop: (listener: () => void) => () => void;
  /** What is typed into the step shown: kept when the shopper leaves it by Back, checked when by Forward. */
  readonly readAnswers?: () => Answers;
}

/** Our part of an entry's state. */
const MARK = "formStep";

/** How deep in this form an entry is; `null` for entries of other forms and pages. */
function depthOf(state: unknown, form: string): number | null {
  const mark: unknown = typeof state === "object" && state !== null ? Reflect.get(state, MARK) : null;
  if (typeof mark !== "object" || mark === null || Reflect.get(mark, "form") !== form) return null;
  const depth: unknown = Reflect.get(mark, "depth");
  return typeof depth === "number" && Number.isInteger(depth) && depth >= 0 ? depth : null;
}

/**
 * Makes the browser's Back one step back: each step of the way is one history entry (same address,
 * other parts of its state left as they are), so the form's own Back and the browser's agree. Forward
 * is the step's own button: the step is checked, and left only when it is right. It never sends the form.
 * Gives a function that disconnects.
 *
 * @example
 * const stop = connectStepHistory({
 *   form: window.location.pathname,
 *   actor,
 *   history: window.history,
 *   onPop: (listener) => {
 *     window.addEventListener("popstate", listener);
 *     return () => window.removeEventListener("popstate", listener);
 *   },
 * });
 */
export function connectStepHistory({
  form,
  actor,
  history,
  onPop,
  readAnswers,
}: StepHistoryParts): () => void {
  const formDepth = () => shownSteps(actor.getSnapshot().context.trail).length - 1;
  const entryState = (depth: number) => {
    const { state } = history;
    return { ...(typeof state === "object" ? state : {}), [MARK]: { form, depth } };
  };
  let stands = depthOf(history.state, form);
  /** Moves of ours the browser has still to make; it makes them later, so entries wait for them. */
  let ownMoves = 0;
  let popping = false;

  const goTo = (depth: number, from: number) => {
    ownMoves += 1;
    history.go(depth - from);
  };
  const submitStep = (typed: Answers | undefined) => {
    const { trail, answers } = actor.getSnapshot().context;
    if (!isLastStep(trail))
      actor.send({ type: "SUBMIT", values: typed ?? answers[currentStep(trail)] ?? {} });
  };
  const follow = () => {
    if (popping || ownMoves > 0) return;
    const depth = formDepth();
    if (stands === null) {
      stands = 0;
      history.replaceState(entryState(0), "");
    }
    for (; stands < depth; stands += 1) history.pushState(entryState(stands + 1), "");
    if (stands > depth) goTo(depth, stands);
  };
  const popped = () => {
    const arrived = depthOf(history.state, form);
    if (arrived === null) return;
    stands = arrived;
    if (ownMoves > 0) {
      ownMoves -= 1;
      follow();
      return;
    }
    popping = true;
    const values = readAnswers?.();
    for (let depth = formDepth(), first = true; depth > arrived; depth = formDepth(), first = false) {
      actor.send(first && values ? { type: "BACK", values } : { type: "BACK" });
      if (formDepth() === depth) break; // sending: the form does not go back now
    }
    popping = false;
    const forward = arrived > formDepth();
    // Wherever the form is now, the browser's entry says the same; a step that is passed makes its own.
    if (arrived !== formDepth()) goTo(formDepth(), arrived);
    if (forward) submitStep(values);
  };

  follow();
  const subscription = actor.subscribe(follow);
  const stopListening = onPop(popped);
  return () => {
    subscription.unsubscribe();
    stopListening();
  };
}
