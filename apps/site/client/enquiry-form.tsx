"use client";

import { useLazyForm } from "@forecourt/forms-machine/lazy";
import { type FormDefinition, formFields } from "@forecourt/leads";
import { Button } from "@forecourt/ui/button";
import { ErrorSummary } from "@forecourt/ui/error-summary";
import { Field } from "@forecourt/ui/field";
import { Notice } from "@forecourt/ui/notice";
import { useEffect, useRef } from "react";
import type { EnquirySetting, FormWords } from "./enquiry-setting.ts";

export interface EnquiryFormProps {
  /** Unique on the page: ids of fields start with it. */
  id: string;
  form: FormDefinition;
  setting: EnquirySetting;
  words: FormWords;
  /** What the shopper had typed when a form without JavaScript came back. */
  typed?: Readonly<Record<string, string | readonly string[]>>;
  problems?: readonly { field: string; message: string }[];
}

/**
 * An enquiry as a plain HTML form that posts by itself. The first touch fetches the form machine, the rules and the
 * phone numbers' metadata; from then on problems appear in place and nothing typed is ever lost.
 */
export function EnquiryForm({
  id,
  form,
  setting,
  words,
  typed,
  problems: givenProblems = [],
}: EnquiryFormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const { snapshot, formProps } = useLazyForm(() =>
    import("./enquiry-actor.ts").then((module) => module.enquiryActor(form, setting)),
  );
  const view = snapshot ?? { state: "idle" as const };
  const failed = view.state === "failure";
  const problems = failed ? view.problems : givenProblems;
  const message = failed ? view.message : null;
  const busy = view.state === "submitting";

  useEffect(() => {
    // Every failure is a new snapshot, also when the shopper sends the same mistake twice.
    if (snapshot?.state === "failure") summary.current?.focus();
  }, [snapshot]);

  const problemOf = (name: string): string | null =>
    problems.find((problem) => problem.field === name)?.message ?? null;
  const fields = formFields(form);
  return (
    <form {...formProps} id={id} className="fc-form" action={setting.action} method="post" noValidate>
      {problems.length > 0 ? (
        <ErrorSummary
          ref={summary}
          formId={id}
          title={words.problems}
          problems={problems.map((problem) => ({
            ...problem,
            label: fields.find((field) => field.name === problem.field)?.label ?? problem.field,
          }))}
        />
      ) : null}
      {message ? (
        <div ref={problems.length > 0 ? undefined : summary} tabIndex={-1}>
          <Notice tone="danger" role="alert">
            <p>{message}</p>
          </Notice>
        </div>
      ) : null}
      {setting.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <div className="fc-trap" aria-hidden="true">
        <label htmlFor={`${id}-${setting.trap}`}>{words.trap}</label>
        <input id={`${id}-${setting.trap}`} name={setting.trap} tabIndex={-1} autoComplete="off" />
      </div>
      {fields.map((field) => {
        const before = typed?.[field.name];
        return (
          <Field
            key={field.name}
            field={field}
            formId={id}
            value={before === undefined ? textOf(field.initial) : [before].flat().join("\n")}
            checked={typed ? before !== undefined : field.initial === true}
            problem={problemOf(field.name)}
            optionalText={words.optional}
            chooseText={words.choose}
          />
        );
      })}
      <Button type="submit" disabled={busy} wide>
        {busy ? words.sending : form.submitLabel}
      </Button>
    </form>
  );
}

const textOf = (initial: string | boolean | undefined): string =>
  typeof initial === "string" ? initial : "";
