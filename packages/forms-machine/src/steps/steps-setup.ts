import { and, assign, emit, enqueueActions, fromPromise, setup, stateIn } from "xstate";
import type { Answers, Sent, Validation } from "../answers/answers.ts";
import { refusalOf, sendTime } from "../answers/answers.ts";
import type { FormFact } from "../answers/form-fact.ts";
import { missingWork } from "../answers/missing-work.ts";
import type { SkipRefusal } from "./step-trail.ts";
import { currentStep, goBack, goNext, skippedSteps, skipRefusal, skipTo } from "./step-trail.ts";
import type { StepsContext, StepsInput } from "./steps-context.ts";
import { allAnswers, keepTyped, needsSaving, trailToProblem } from "./steps-context.ts";
import type { StepsEvent, StepsLeadInput, ValidateStepInput } from "./steps-events.ts";

/** What a form of several steps reports: the facts of every form, and skips that were ignored. */
export type StepsFact =
  | FormFact
  | { readonly type: "skipIgnored"; readonly to: string; readonly reason: SkipRefusal };

/** What a save or the send of a step carries. */
export const leadInput = (context: StepsContext, step: string): StepsLeadInput => ({
  step,
  stepNumber: context.trail.steps.indexOf(step) + 1,
  values: allAnswers(context),
  leadId: context.leadId,
  key: context.key,
  skippedSteps: skippedSteps(context.trail),
});

/** The names of everything the machine of several steps does; `steps-machine.ts` draws the chart. */
export const stepsSetup = setup({
  types: {
    input: {} as StepsInput,
    context: {} as StepsContext,
    events: {} as StepsEvent,
    emitted: {} as StepsFact,
  },
  actors: {
    validateStep: fromPromise<Validation, ValidateStepInput>(missingWork("stepsMachine", "validateStep")),
    saveStep: fromPromise<Sent, StepsLeadInput>(missingWork("stepsMachine", "saveStep")),
    submitLead: fromPromise<Sent, StepsLeadInput>(missingWork("stepsMachine", "submitLead")),
  },
  delays: {
    /** Milliseconds after which a save without an answer counts as failed. */
    saveTimeout: 10_000,
    /** Milliseconds after which a send without an answer counts as failed. */
    sendTimeout: ({ context }) => sendTime(allAnswers(context)),
  },
  guards: {
    canGoBack: ({ context }) => context.trail.index > 0,
    hasUnsaved: ({ context }) => context.toSave !== null,
    allSaved: and([stateIn({ saver: "resting" }), ({ context }) => context.toSave === null]),
  },
  actions: {
    keep: assign(({ context }, values: Answers | undefined) => keepTyped(context, values)),
    begin: assign(({ context }, event: { values: Answers; to?: string }) => ({
      ...keepTyped(context, event.values),
      jump: event.to ?? null,
      message: null,
      problems: [],
    })),
    back: assign(({ context }) => ({ trail: goBack(context.trail), message: null, problems: [] })),
    check: assign(({ context }, checked: Validation) =>
      checked.ok ? { checked: { ...context.checked, [currentStep(context.trail)]: checked.values } } : {},
    ),
    queueSave: assign(({ context }) => {
      const step = currentStep(context.trail);
      return needsSaving(context, step) ? { toSave: step } : {};
    }),
    advance: enqueueActions(({ context, enqueue }) => {
      const { jump, trail } = context;
      const reason = jump === null ? null : skipRefusal(trail, jump);
      if (jump !== null && reason) enqueue.emit({ type: "skipIgnored", to: jump, reason });
      const next = jump === null || reason ? goNext(trail) : skipTo(trail, jump, true);
      enqueue.assign({ trail: next, jump: null });
      enqueue.emit({ type: "stepShown", step: currentStep(next) });
    }),
    skip: enqueueActions(({ context, enqueue }, to: string) => {
      const reason = skipRefusal(context.trail, to);
      if (reason) return enqueue.emit({ type: "skipIgnored", to, reason });
      const trail = skipTo(context.trail, to, false);
      enqueue.assign({ trail, message: null, problems: [] });
      enqueue.emit({ type: "stepShown", step: currentStep(trail) });
    }),
    accept: assign((_, sent: Sent) => (sent.ok ? { leadId: sent.leadId, saveMessage: null } : {})),
    giveUp: assign(({ context }) => ({ message: context.unexpectedMessage, problems: [], jump: null })),
    refuse: enqueueActions(({ context, enqueue }, outcome: Validation | Sent) => {
      const { message, problems } = refusalOf(outcome);
      const trail = trailToProblem(context, problems);
      const step = currentStep(trail);
      enqueue.assign({ message, problems, trail, jump: null });
      if (trail !== context.trail) enqueue.emit({ type: "stepShown", step });
      for (const { field } of problems) enqueue.emit({ type: "errorShown", step, field });
    }),
    startSave: assign(({ context }) => ({
      savingStep: context.toSave,
      toSave: null,
      inFlight: context.checked,
    })),
    saveSucceeded: assign(({ context }, sent: Sent) => ({
      leadId: sent.ok ? sent.leadId : null,
      saved: { ...context.saved, ...context.inFlight },
      inFlight: {},
      saveMessage: null,
    })),
    saveFailed: assign(({ context }, message: string | null) => ({
      saveMessage: message ?? context.unexpectedMessage,
      inFlight: {},
    })),
    reportStep: emit(({ context }) => ({ type: "stepShown" as const, step: currentStep(context.trail) })),
    reportLeft: emit(({ context }) => ({ type: "left" as const, step: currentStep(context.trail) })),
  },
});
