export type { Answer, Answers, FieldProblem, Refusal, Sent, Validation } from "./answers/answers.ts";
export type { FormFact } from "./answers/form-fact.ts";
export { readAnswers } from "./answers/read-answers.ts";
export type { Favourite } from "./favourites/favourite.ts";
export { parseSeen, printSeen, rememberSeen } from "./favourites/seen-cars.ts";
export type { CarToKeep, KeptCar, TakenOutCar, Watchlist, WatchlistEntry } from "./favourites/watchlist.ts";
export { keepCar, keptCars, mergeWatchlists, takeOutCar } from "./favourites/watchlist.ts";
export { parseWatchlist, printWatchlist, watchlistRecords } from "./favourites/watchlist-wire.ts";
export type { PhoneRevealEvent, PhoneRevealInput, Revealed } from "./phone-reveal/phone-reveal-machine.ts";
export { phoneRevealMachine, providePhoneReveal } from "./phone-reveal/phone-reveal-machine.ts";
export type { PromptMemory, PromptMoment, PromptPolicy, PromptRefusal } from "./prompts/prompt-governor.ts";
export {
  noPrompts,
  parsePromptMemory,
  promptRefusal,
  rememberClosed,
  rememberShown,
} from "./prompts/prompt-governor.ts";
export type { HistoryPort, StepHistoryParts, SteppingActor } from "./steps/step-history.ts";
export { connectStepHistory } from "./steps/step-history.ts";
export type { SubmitWork } from "./submit/provide-submit.ts";
export { provideSubmit } from "./submit/provide-submit.ts";
export type { SubmitEvent, SubmitInput, SubmitLeadInput, ValidateInput } from "./submit/submit-machine.ts";
export type { SubmitView } from "./submit/submit-view.ts";
export { submitView } from "./submit/submit-view.ts";
export type { StepsWork } from "./steps/provide-steps.ts";
export { provideSteps } from "./steps/provide-steps.ts";
export { parseResumeToken, printResumeToken, printRestartToken } from "./steps/resume-token.ts";
export type { Skip, SkipRefusal, StepTrail } from "./steps/step-trail.ts";
export type { AnswersByStep, StepsContext, StepsInput, StepsResume } from "./steps/steps-context.ts";
export type { StepsEvent, StepsLeadInput, ValidateStepInput } from "./steps/steps-events.ts";
export { stepsMachine } from "./steps/steps-machine.ts";
export type { StepsFact } from "./steps/steps-setup.ts";
export type { StepsView } from "./steps/steps-view.ts";
export { stepsView } from "./steps/steps-view.ts";
export type { TextUsEvent, TextUsFact, TextUsInput, TextUsWork } from "./text-us/text-us-machine.ts";
export { provideTextUs } from "./text-us/text-us-machine.ts";
