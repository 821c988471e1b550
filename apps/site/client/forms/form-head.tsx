import { type FieldDefinition, type FormDefinition, formFields } from "@forecourt/leads";
import { ErrorSummary } from "@forecourt/ui/error-summary";
import { Notice } from "@forecourt/ui/notice";
import type { Ref } from "react";
import type { EnquirySetting, FormWords } from "./enquiry-setting.ts";

export interface FormHeadProps {
  id: string;
  form: FormDefinition;
  setting: EnquirySetting;
  words: FormWords;
  problems: readonly { field: string; message: string }[];
  /** Why the whole form was refused. */
  message: string | null;
  /** What takes focus when a form was refused and no field of it is wrong. */
  summary: Ref<HTMLDivElement>;
}

/** What stands above a form's questions: what went wrong, the page's facts, and the field only programs fill in. */
export function FormHead({ id, form, setting, words, problems, message, summary }: FormHeadProps) {
  const fields = formFields(form);
  const ofFields = problems.filter(({ field }) => fields.some(({ name }) => name === field));
  const others = problems.filter((problem) => !ofFields.includes(problem)).map((problem) => problem.message);
  const sentences = message === null ? others : [message, ...others];
  return (
    <>
      {ofFields.length > 0 ? (
        <ErrorSummary
          ref={summary}
          formId={id}
          title={words.problems}
          problems={ofFields.map((problem) => ({ ...problem, label: labelOf(problem, fields) }))}
        />
      ) : null}
      {sentences.length > 0 ? (
        <div ref={ofFields.length > 0 ? undefined : summary} tabIndex={-1}>
          <Notice tone="danger" role="alert">
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
        </div>
      ) : null}
      {setting.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <div className="fc-honeypot" aria-hidden="true">
        <label htmlFor={`${id}-${setting.honeypot}`}>{words.honeypot}</label>
        <input id={`${id}-${setting.honeypot}`} name={setting.honeypot} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/** A sentence of the field's own says what is wanted; the specification's do not say of what. */
function labelOf(
  { field: name, message }: { field: string; message: string },
  fields: readonly FieldDefinition[],
): string | null {
  const field = fields.find((each) => each.name === name);
  return message === field?.requiredMessage || message === field?.invalidMessage
    ? null
    : (field?.label ?? name);
}
