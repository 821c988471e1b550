"use client";

import type { Answers } from "@forecourt/forms-machine/react";
import type { FormDefinition } from "@forecourt/leads";
import { StepHeader } from "@forecourt/ui/step-header";
import { useEffect, useRef } from "react";
import { useListener } from "../../use-listener.ts";
import type { EnquirySetting, StepWords, VehicleWords } from "../enquiry-setting.ts";
import { FormFields, type Typed } from "../fields/form-fields.tsx";
import { PlateFields } from "../fields/plate-fields.tsx";
import { asksForPlate, type LookupOutcome } from "../fields/vehicle-fields.ts";
import { changedFields } from "../../form-in-use.ts";
import { FormHead } from "../form-head.tsx";
import { useForm } from "../enquiry/use-form.ts";
import { hasProgress } from "./form-progress.ts";
import { StepMoves } from "./step-moves.tsx";
import { UnfinishedForm } from "./unfinished-form.tsx";
import { useStepChange } from "./use-step-change.ts";

export interface StepFormProps {
  /** Unique on the page: ids of fields start with it. */
  id: string;
  form: FormDefinition;
  setting: EnquirySetting;
  words: StepWords;
  /** Null where no number plate can be looked up. */
  vehicleWords: VehicleWords | null;
  /** First values, by field. */
  filled?: Readonly<Record<string, string>>;
  /** A form that came back from a look-up without a script: what was typed and found, and what the look-up came to. */
  lookedUp?: { typed: Typed; outcome: LookupOutcome } | null;
}

/**
 * A form of several steps. Every step's fields are in the page, so nothing typed is lost by moving, and without
 * JavaScript they are one long plain form; with it, one step is shown at a time, and each is saved as it is passed.
 */
export function StepForm({ id, form, setting, words, vehicleWords, filled, lookedUp = null }: StepFormProps) {
  const typedEarly = useRef(new Set<string>());
  const { view, loaded, failed, waits, send, touch, answers, abandon, ...shown } = useForm(
    { id, form, setting },
    (page) =>
      import("./step-actor.ts").then((module) => module.stepActor(form, setting, page, typedEarly.current)),
  );
  const { problems, files, head, attributes } = shown;
  const index = Math.max(
    0,
    form.steps.findIndex(({ id: step }) => step === view?.step),
  );
  const { heading, direction, onClickCapture } = useStepChange(index);

  // Typed before this script came; the browser's memory of who the shopper is fills in later.
  useEffect(() => {
    for (const name of changedFields(attributes.ref.current)) typedEarly.current.add(name);
  }, [attributes.ref]);

  // The step that was typed in is rendered anew with what was kept: whoever types goes on in the same field.
  const focused = useRef("");
  useEffect(() => {
    focused.current = document.activeElement?.id ?? "";
  }, []);
  const resumed = view?.resumed;
  useListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement) focused.current = target.id;
  });
  useEffect(() => {
    if (resumed && document.activeElement === document.body)
      document.getElementById(focused.current)?.focus();
  }, [resumed]);

  useEffect(() => {
    if (hasProgress(form.id, setting.tenant)) touch();
  }, [form.id, setting.tenant, touch]);

  const keep = (): void => send({ type: "KEEP", values: answers() });
  return (
    <>
      {/* Beside the form, not in it: a press on the offer must not start the form afresh. */}
      <UnfinishedForm
        form={form}
        tenant={setting.tenant}
        words={words}
        onGoOn={() => {
          // What was begun here is stored no longer: the page opens with the other form.
          abandon();
          location.reload();
        }}
        onAfresh={() => heading.current?.focus()}
      />
      <form
        {...attributes}
        className="fc-form fc-steps"
        onClickCapture={onClickCapture}
        onInput={({ target }) => {
          if (loaded) keep();
          else if ("name" in target) typedEarly.current.add(String(target.name));
        }}
      >
        {failed ? null : (
          <StepHeader
            label={words.steps[index] ?? ""}
            percent={view?.percent ?? 0}
            progressText={words.progress}
          />
        )}
        <FormHead {...head} words={words} problems={problems} />
        <output {...(view?.saveMessage ? { className: "fc-notice", "data-tone": "danger" } : {})}>
          {view?.saveMessage ? `${asSentence(view.saveMessage)} ${words.saveFailed}` : ""}
        </output>
        {/* What Enter presses: the first button of a form, which would be the look-up's. */}
        {vehicleWords ? (
          <button type="submit" hidden>
            {words.next}
          </button>
        ) : null}
        {form.steps.map((step, position) => {
          const asked = {
            formId: id,
            fields: step.fields,
            words,
            typed: keptAnswers(view?.resumed?.[step.id]) ?? lookedUp?.typed ?? null,
            ...(filled ? { filled } : {}),
            problems,
            files,
          };
          return (
            <div
              // A step of a form that is gone on with is rendered anew, with what was typed in it.
              key={`${step.id}${view?.resumed?.[step.id] ? " again" : ""}`}
              className="fc-step"
              data-state={failed ? "open" : position === index ? "current" : "waiting"}
              data-moved={position === index ? direction : undefined}
            >
              <h2 ref={position === index ? heading : undefined} tabIndex={-1}>
                {step.title}
              </h2>
              {vehicleWords && asksForPlate(step) ? (
                <PlateFields
                  {...asked}
                  form={() => attributes.ref.current}
                  setting={setting}
                  vehicleWords={vehicleWords}
                  before={lookedUp?.outcome ?? null}
                  onAnswer={keep}
                />
              ) : (
                <FormFields {...asked} tiles />
              )}
            </div>
          );
        })}
        <StepMoves
          form={form}
          index={index}
          view={view}
          waits={waits}
          upload={files.upload}
          plain={failed}
          words={words}
          onMove={send}
          typed={answers}
        />
      </form>
    </>
  );
}

/** The specification's own text has no full stop, which it needs before another sentence. */
const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Answers as fields take them; files cannot be put back into a page. */
function keptAnswers(answers: Answers | undefined): Typed | null {
  if (!answers) return null;
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, isText(answer) ? answer : undefined]),
  );
}

const isText = (answer: Answers[string]): answer is string | boolean | readonly string[] =>
  typeof answer === "string" ||
  typeof answer === "boolean" ||
  (Array.isArray(answer) && answer.every((entry) => typeof entry === "string"));
