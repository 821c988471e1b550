"use client";

import type { FormDefinition } from "@forecourt/leads";
import { Button } from "@forecourt/ui/button";
import type { EnquirySetting, FormWords } from "../enquiry-setting.ts";
import { FormFields } from "../fields/form-fields.tsx";
import { firstWrong } from "../first-wrong.ts";
import { FormHead } from "../form-head.tsx";
import { FormUploadProgress } from "../fields/fetched-upload.tsx";
import { SlowNotice } from "../slow-notice.tsx";
import { useForm } from "./use-form.ts";

export interface EnquiryFormProps {
  /** Unique on the page: ids of fields start with it. */
  id: string;
  form: FormDefinition;
  setting: EnquirySetting;
  words: FormWords;
  /** First values, by field. */
  filled?: Readonly<Record<string, string>>;
  /** What the shopper had typed when a form without JavaScript came back. */
  typed?: Readonly<Record<string, string | readonly string[]>>;
  problems?: readonly { field: string; message: string }[];
}

/**
 * An enquiry as a plain HTML form that posts by itself. The first touch fetches the form machine and the rules it is
 * checked by; from then on problems appear in place and nothing typed is ever lost.
 */
export function EnquiryForm({
  id,
  form,
  setting,
  words,
  filled,
  typed,
  problems: givenProblems = [],
}: EnquiryFormProps) {
  const {
    view,
    problems: refused,
    files,
    waits,
    head,
    attributes,
  } = useForm({ id, form, setting }, (page) =>
    import("./enquiry-actor.ts").then((module) => module.enquiryActor(form, setting, page)),
  );
  const problems = view?.state === "failure" ? refused : givenProblems;
  const busy = view?.state === "submitting";

  const focused = firstWrong(form, givenProblems);
  return (
    <form {...attributes} className="fc-form">
      <FormHead {...head} words={words} problems={problems} />
      <div className="fc-form__part">
        <FormFields
          formId={id}
          fields={form.steps.flatMap(({ fields }) => fields)}
          words={words}
          typed={typed ?? null}
          {...(filled ? { filled } : {})}
          problems={problems}
          files={files}
          {...(focused ? { focused } : {})}
        />
      </div>
      <Button type="submit" disabled={busy} aria-busy={waits || undefined} wide>
        {busy || waits ? words.sending : form.submitLabel}
      </Button>
      {files.upload.percent === null ? null : (
        <FormUploadProgress form={form} percent={files.upload.percent} />
      )}
      <SlowNotice busy={busy} text={words.slow} />
    </form>
  );
}
