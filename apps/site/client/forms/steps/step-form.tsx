"use client";

import type { FormDefinition } from "@forecourt/leads";
import { StepHeader } from "@forecourt/ui/step-header";
import { useEffect, useRef } from "react";
import { useListener } from "../../use-listener.ts";
import type { EnquirySetting, StepWords, VehicleWords } from "../enquiry-setting.ts";
import { FormFields, type Typed } from "../fields/form-fields.tsx";
import { PlateFields } from "../fields/plate-fields.tsx";
import { asksForPlate, type LookupOutcome } from "../fields/vehicle-fields.ts";
import { firstWrong } from "../first-wrong.ts";
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
  /** A form that a browser without a script sent and that came back: after a look-up with its outcome, else refused. */
  before?: {
    typed: Typed;
    problems: readonly { field: string; message: string }[];
    lookup: LookupOutcome | null;
  } | null;
}

/**
 * A form of several steps. Every step's fields are in the page, so nothing typed is lost by moving, and without
 * JavaScript they are one long plain form; with it, one step is shown at a time, and each is saved as it is passed.
 */
export function StepForm({ id, form, setting, words, vehicleWords, filled, before = null }: StepFormProps) {
  const typedEarly = useRef(new Set<string>());
  const isRefused = before !== null && before.lookup === null;
  const { view, loaded, failed, waits, send, touch, answers, abandon, ...shown } = useForm(
    { id, form, setting },
    (page) =>
      isRefused
        ? Promise.reject(new Error("plain"))
        : import("./step-actor.ts").then((module) =>
            module.stepActor(form, setting, page, typedEarly.current),
          ),
  );
  const { files, head, attributes } = shown;
  const problems = isRefused ? before.problems : shown.problems;
  /** All steps are shown at once, with one button. */
  const isPlain = failed || isRefused;
  const wrongField = isRefused ? firstWrong(form, problems) : undefined;
  const index = Math.max(
    0,
    form.steps.findIndex(({ id: step }) => step === view?.step),
  );
  const { heading, direction, onClickCapture } = useStepChange(index);

  // The step that was typed in is rendered anew with what was stored: whoever types goes on in the same field.
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
        {isPlain ? null : (
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
            typed: view?.resumed?.[step.id] ?? before?.typed ?? null,
            ...(filled ? { filled } : {}),
            problems,
            files,
            ...(wrongField ? { focused: wrongField } : {}),
          };
          return (
            <div
              // A step of a form that is gone on with is rendered anew, with what was typed in it.
              key={`${step.id}${view?.resumed?.[step.id] ? " again" : ""}`}
              className="fc-step"
              data-state={isPlain ? "open" : position === index ? "current" : "waiting"}
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
                  before={before?.lookup ?? null}
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
          plain={isPlain}
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
