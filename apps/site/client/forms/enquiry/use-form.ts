import type { FieldProblem, FormPage, LazyFormEvent, LoadedMachine } from "@forecourt/forms-machine/react";
import { useLazyForm } from "@forecourt/forms-machine/react";
import type { FormDefinition } from "@forecourt/leads";
import { behaviour, servePresses } from "@forecourt/ui/behaviours";
import { useEffect, useRef, useState } from "react";
import type { EnquirySetting } from "../enquiry-setting.ts";
import { type FormUpload, NO_UPLOAD } from "../fields/form-upload.ts";
import { usePickedFiles } from "../fields/use-picked-files.ts";
import { focusProblem } from "../focus-problem.ts";
import { helpForm } from "./help-form.ts";

/** The page a form stands in, which is told how far the form's files are on their way. */
export interface EnquiryPage extends FormPage {
  readonly onUpload: (upload: FormUpload) => void;
}

/** As much of a machine's view as every form shows: why it was refused, if it was. */
interface FormView {
  readonly state: string;
  readonly problems?: readonly FieldProblem[];
  readonly message?: string | null;
}

const NO_PROBLEMS: readonly FieldProblem[] = [];

/**
 * What every form does, whatever its machine: it posts by itself without a script, fetches the machine on the first touch,
 * fills in what this browser remembers, and goes to the first problem of a refusal.
 *
 * @param id Unique on the page: ids of fields start with it.
 */
export function useForm<TSnapshot, TEvent, TView extends FormView>(
  { id, form, setting }: { id: string; form: FormDefinition; setting: EnquirySetting },
  load: (page: EnquiryPage) => Promise<LoadedMachine<TSnapshot, TEvent | LazyFormEvent, TView>>,
) {
  const summary = useRef<HTMLDivElement>(null);
  const [upload, onUpload] = useState(NO_UPLOAD);
  const { formProps, ...lazy } = useLazyForm((page) => load({ ...page, onUpload }));
  const { problems, message }: Partial<FormView> = lazy.view ?? {};
  const { ref } = formProps;
  const picked = usePickedFiles(ref, form);

  useEffect(() => {
    const left = new AbortController();
    if (ref.current) helpForm(ref.current, form, setting, left.signal);
    servePresses("form");
    return () => left.abort();
  }, [ref, form, setting]);

  useEffect(() => {
    // The list is new with every refusal, also when the shopper sends the same mistake twice.
    if (message || (problems && problems.length > 0)) focusProblem(id, problems ?? [], summary.current);
  }, [id, problems, message]);

  return {
    ...lazy,
    problems: problems ?? NO_PROBLEMS,
    files: { picked, upload },
    /** What stands above the questions, in `FormHead`. */
    head: { id, form, setting, message: message ?? null, summary },
    attributes: {
      ...formProps,
      ...behaviour({ form: true }),
      id,
      action: setting.action,
      method: "post",
      noValidate: true,
      ...(setting.action.endsWith("with-files") ? { encType: "multipart/form-data" } : {}),
    } as const,
  };
}
