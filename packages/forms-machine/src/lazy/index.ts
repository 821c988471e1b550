export type { Answer, Answers, FieldProblem, Sent, Validation } from "../answers/answers.ts";
export { readAnswers } from "../answers/read-answers.ts";
export type { LazyActor, LazyOptions, LazyState, StartableActor } from "./lazy-actor.ts";
export { createLazyActor } from "./lazy-actor.ts";
export type { LazyFormEvent, LazyFormProps, SubmitAnswers } from "./use-lazy-form.ts";
export { useLazyForm } from "./use-lazy-form.ts";
export type { LazyMachine } from "./use-lazy-machine.ts";
export { useLazyMachine } from "./use-lazy-machine.ts";
export { viewedActor } from "./viewed-actor.ts";
