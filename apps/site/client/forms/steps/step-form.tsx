"use client";

import { type Answers, readAnswers, useLazyForm } from "@forecourt/forms-machine/lazy";
import type { FormDefinition } from "@forecourt/leads";
import { StepHeader } from "@forecourt/ui/step-header";
import { useEffect, useRef, useState } from "react";
import type { EnquirySetting, StepWords, VehicleWords } from "../enquiry-setting.ts";
import { FormFields, type Typed } from "../fields/form-fields.tsx";
import { FormHead } from "../form-head.tsx";
import { focusProblem } from "../focus-problem.ts";
import { hasProgress } from "./form-progress.ts";
import { PlateFields } from "../fields/plate-fields.tsx";
import type { StepScreen } from "./step-actor.ts";
import { StepMoves, type StepMove } from "./step-moves.tsx";
import { UnfinishedForm } from "./unfinished-form.tsx";
import { useFormSurroundings } from "../surroundings/use-form-surroundings.ts";
import { usePhoneMask } from "../fields/use-phone-mask.ts";
import { usePickedFiles } from "../fields/use-picked-files.ts";
import { useShopperMemory } from "../use-shopper-memory.ts";
import { asksForPlate, type LookupOutcome } from "../fields/vehicle-fields.ts";

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
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const gone = useRef(new AbortController());
  const element = useRef<HTMLFormElement | null>(null);
  const { snapshot, loaded, failed, send, touch, formProps } = useLazyForm<StepScreen, StepMove>(() =>
    import("./step-actor.ts").then((module) =>
      module.stepActor(form, setting, { element: () => element.current, gone: gone.current.signal }),
    ),
  );
  useEffect(() => {
    element.current = formProps.ref.current;
  });
  useShopperMemory(formProps.ref, form, setting);
  usePhoneMask(formProps.ref, form.market);
  useFormSurroundings(formProps.ref);
  const fileProblems = usePickedFiles(formProps.ref, form);
  const index = Math.max(
    0,
    form.steps.findIndex(({ id: step }) => step === snapshot?.step),
  );
  const pressedOn = useRef(index);
  const [move, setMove] = useState<{ index: number; direction?: "next" | "back" }>({ index });
  if (move.index !== index) setMove({ index, direction: index > move.index ? "next" : "back" });

  useEffect(() => {
    const controller = new AbortController();
    gone.current = controller;
    if (hasProgress(form.id, setting.tenant)) touch();
    return () => controller.abort();
  }, [form.id, setting.tenant, touch]);

  useEffect(() => {
    if (move.direction) heading.current?.focus();
  }, [move]);

  const problems = snapshot?.problems;
  const message = snapshot?.message;
  useEffect(() => {
    // The lists are new with every refusal, also when the shopper sends the same mistake twice.
    if (message || (problems && problems.length > 0)) focusProblem(id, problems ?? [], summary.current);
  }, [id, problems, message]);

  const typed = () => (formProps.ref.current ? readAnswers(new FormData(formProps.ref.current)) : {});
  const asksForFiles = setting.action.endsWith("with-files");
  return (
    <>
      {/* Beside the form, not in it: a press on the offer must not start the form afresh. */}
      <UnfinishedForm
        form={form.id}
        tenant={setting.tenant}
        words={words}
        onGoOn={() => {
          // What was begun here is kept no longer: the page opens with the other form.
          gone.current.abort();
          location.reload();
        }}
      />
      <form
        {...formProps}
        id={id}
        className="fc-form fc-steps"
        action={setting.action}
        method="post"
        {...(asksForFiles ? { encType: "multipart/form-data" } : {})}
        onClickCapture={(event) => {
          // Of a double press that has brought another step only the first counts: what lies under the second is not meant.
          if (event.detail < 2) pressedOn.current = index;
          else if (pressedOn.current !== index) event.preventDefault();
        }}
        onInput={() => {
          if (loaded) send({ type: "KEEP", values: typed() });
        }}
        noValidate
      >
        {failed ? null : (
          <StepHeader
            label={words.steps[index] ?? ""}
            percent={snapshot?.percent ?? 0}
            progressText={words.progress}
          />
        )}
        <FormHead
          id={id}
          form={form}
          setting={setting}
          words={words}
          problems={problems ?? []}
          message={message ?? null}
          summary={summary}
        />
        <output {...(snapshot?.saveMessage ? { className: "fc-notice", "data-tone": "danger" } : {})}>
          {snapshot?.saveMessage ? `${snapshot.saveMessage} ${words.saveFailed}` : ""}
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
            typed: keptAnswers(snapshot?.resumed?.[step.id]) ?? lookedUp?.typed ?? null,
            ...(filled ? { filled } : {}),
            problems: [...fileProblems, ...(problems ?? [])],
          };
          return (
            <div
              // A step of a form that is gone on with is drawn anew, with what was typed in it.
              key={`${step.id}${snapshot?.resumed?.[step.id] ? " again" : ""}`}
              className="fc-step"
              data-state={failed ? "open" : position === index ? "current" : "waiting"}
              data-moved={position === index ? move.direction : undefined}
            >
              <h2 ref={position === index ? heading : undefined} tabIndex={-1}>
                {step.title}
              </h2>
              {vehicleWords && asksForPlate(step) ? (
                <PlateFields
                  {...asked}
                  form={() => formProps.ref.current}
                  setting={setting}
                  vehicleWords={vehicleWords}
                  before={lookedUp?.outcome ?? null}
                  onAnswer={() => send({ type: "KEEP", values: typed() })}
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
          view={snapshot}
          plain={failed}
          words={words}
          onMove={(move) => send(move)}
          typed={typed}
        />
      </form>
    </>
  );
}

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
