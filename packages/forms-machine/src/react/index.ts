export type { Answer, Answers, FieldProblem, Sent, Validation } from "../answers/answers.ts";
export type { LoadedMachine, StartableActor } from "./lazy-actor.ts";
export type { FormPage, LazyForm, LazyFormEvent, LazyFormProps, SubmitAnswers } from "./use-lazy-form.ts";
export { useLazyForm } from "./use-lazy-form.ts";
export type { LazyMachine, LazyMachineOptions } from "./use-lazy-machine.ts";
export { useLazyMachine } from "./use-lazy-machine.ts";
