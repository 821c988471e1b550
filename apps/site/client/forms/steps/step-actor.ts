import { formEvent } from "@forecourt/analytics";
import {
  type Answers,
  type AnswersByStep,
  connectStepHistory,
  parseResumeToken,
  printResumeToken,
  provideSteps,
  readAnswers,
  type StepsEvent,
  type StepsLeadInput,
  type stepsMachine,
  type StepsView,
  stepsView,
} from "@forecourt/forms-machine";
import type { LoadedMachine } from "@forecourt/forms-machine/react";
import {
  type FormDefinition,
  type RawValues,
  confirmedLead,
  failureText,
  successQuery,
  validateForm,
} from "@forecourt/leads";
import { createActor, type SnapshotFrom } from "xstate";
import type { EnquirySetting } from "../enquiry-setting.ts";
import type { Typed } from "../fields/form-fields.tsx";
import { forgetProgress, keepProgress, keptProgress } from "./stored-progress.ts";
import { sendEnquiry } from "../enquiry/send-enquiry.ts";
import { fileSender } from "../enquiry/send-files.ts";
import type { EnquiryPage } from "../enquiry/use-form.ts";
import { beginVerification } from "../enquiry/verification-service.ts";
import { convertHere, track } from "../../visit/track-visit.ts";

/** A form of several steps as its screen needs it. */
export interface StepScreen extends StepsView {
  /** What each step of a form that is gone on with held when it was opened; null for a fresh one. Never changes. */
  resumed: Readonly<Record<string, Typed>> | null;
  /** Everything needed to go on elsewhere; null once sent. */
  token: string | null;
}

/**
 * The behaviour of a form of several steps, fetched on first touch. What is typed survives a reload in this tab's
 * memory; what was saved on another device comes back by its link.
 */
export async function stepActor(
  form: FormDefinition,
  setting: EnquirySetting,
  page: EnquiryPage,
  /** Names of the fields the shopper typed into before this came: that is newer than what was kept. */
  typedEarly: ReadonlySet<string> = new Set(),
): Promise<LoadedMachine<SnapshotFrom<typeof stepsMachine>, StepsEvent, StepScreen>> {
  const steps = form.steps.map(({ id }) => id);
  const kept = parseResumeToken(await keptProgress(form.id, setting.tenant), steps);
  const shown = page.form();
  const resume = kept && {
    ...kept,
    answers: withTyped(form, kept.answers, {
      values: shown ? readAnswers(new FormData(shown)) : {},
      typed: typedEarly,
    }),
  };
  const key = crypto.randomUUID();
  const sendFiles = fileSender(page.onUpload);
  let honeypot = "";
  let sent: RawValues = {};

  const fieldsOf = (step: string) => form.steps.find(({ id }) => id === step)?.fields ?? [];
  const call = (
    { values, leadId, key: leadKey, stepNumber, skippedSteps, signal }: Call,
    unfinished: boolean,
  ) =>
    sendEnquiry(form, setting, {
      values: {
        ...values,
        ...Object.fromEntries(setting.hidden),
        [setting.honeypot]: honeypot,
        step_number: stepNumber,
        skipped_steps: skippedSteps.map((step) => steps.indexOf(step) + 1),
        ...(leadId === null ? {} : { lead_id: leadId }),
      },
      key: leadKey,
      signal,
      sendFiles,
      unfinished,
    });

  const machine = provideSteps({
    validateStep: ({ step, values }) => {
      const checked = validateForm(form, values, setting.policy, {
        steps: [steps.indexOf(step)],
        state: setting.state,
      });
      if (!checked.ok) return checked;
      const files = fieldsOf(step).flatMap(({ kind, name }) =>
        kind === "files" ? [[name, values[name]] as const] : [],
      );
      return { ok: true, values: { ...checked.values, ...Object.fromEntries(files) } };
    },
    saveStep: (input) => call(input, true),
    submitLead: (input) => {
      sent = input.values;
      return call(input, false);
    },
  });
  void beginVerification();
  const actor = createActor(machine, { input: { steps, key, resume, unexpectedMessage: failureText(form) } });
  actor.on("*", (fact) => {
    if (fact.type !== "skipIgnored") track(formEvent(form.id, fact));
  });

  /** A page holds every step's fields at once; the machine is given those of the step it is on. */
  const ofStep = (values: Answers): Answers => {
    const names = new Set(fieldsOf(stepsView(actor.getSnapshot()).step).map(({ name }) => name));
    const filled = values[setting.honeypot];
    if (typeof filled === "string") honeypot = filled;
    return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
  };

  actor.subscribe((snapshot) => {
    const { state, canGoBack, leadId } = stepsView(snapshot);
    if (state === "success") forgetProgress(form.id, setting.tenant);
    if (page.left.aborted) return state === "success" ? convertHere() : undefined;
    if (state !== "success") {
      const stepPassed = canGoBack || leadId !== null;
      return keepProgress(form.id, setting.tenant, { token: printResumeToken(snapshot), stepPassed });
    }
    location.assign(
      `${setting.successPath}?${successQuery(confirmedLead(form, sent, setting.car?.condition ?? null))}`,
    );
  });
  const stopHistory = connectStepHistory({
    form: `${location.pathname} ${resume?.key ?? key}`,
    actor,
    history: window.history,
    onPop: (listener) => {
      window.addEventListener("popstate", listener);
      return () => window.removeEventListener("popstate", listener);
    },
    readAnswers: () => {
      const shown = page.form();
      return shown ? ofStep(readAnswers(new FormData(shown))) : {};
    },
  });
  page.left.addEventListener("abort", stopHistory);

  const resumed =
    resume &&
    Object.fromEntries(Object.entries(resume.answers).map(([step, answers]) => [step, asTyped(answers)]));
  return {
    actor: {
      start: () => actor.start(),
      send: (event) =>
        actor.send("values" in event && event.values ? { ...event, values: ofStep(event.values) } : event),
      getSnapshot: () => actor.getSnapshot(),
      subscribe: (listener) => actor.subscribe(listener),
    },
    view: (snapshot) => ({ ...stepsView(snapshot), resumed, token: printResumeToken(snapshot) }),
  };
}

/** Kept answers with what was typed meanwhile; of a step of which nothing was kept, all that is in it. */
function withTyped(
  { steps }: FormDefinition,
  kept: AnswersByStep,
  { values, typed }: { values: Answers; typed: ReadonlySet<string> },
): AnswersByStep {
  const changed = steps.filter(({ fields }) => fields.some(({ name }) => typed.has(name)));
  return {
    ...kept,
    ...Object.fromEntries(
      changed.map(({ id, fields }) => {
        const before = kept[id];
        const taken = fields.filter(({ name }) => before === undefined || typed.has(name));
        return [id, { ...before, ...Object.fromEntries(taken.map(({ name }) => [name, values[name]])) }];
      }),
    ),
  };
}

/** Answers as fields take them; files cannot be put back into a page. */
const asTyped = (answers: Answers): Typed =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, isText(answer) ? answer : undefined]),
  );

const isText = (answer: Answers[string]): answer is string | boolean | readonly string[] =>
  typeof answer === "string" ||
  typeof answer === "boolean" ||
  (Array.isArray(answer) && answer.every((entry) => typeof entry === "string"));

type Call = StepsLeadInput & { signal: AbortSignal };
