export type { UsePhoneReveal } from "./use-phone-reveal.ts";
export { usePhoneReveal } from "./use-phone-reveal.ts";
export type { UseSteps, UseStepsOptions } from "./use-steps.ts";
export { useSteps } from "./use-steps.ts";
export type { UseSubmit } from "./use-submit.ts";
export { useSubmit } from "./use-submit.ts";
