import { EnquiryForm } from "#client/forms/enquiry/enquiry-form.tsx";
import type { FormPageView } from "#server/pages/form-page.ts";

interface OneStepFormProps extends Pick<FormPageView, "form" | "setting" | "words" | "filled" | "draft"> {
  /** Where a page has several forms, its own name among them. */
  id?: string;
}

/** A form that asks everything at once; one that came back has what was typed and what was wrong with it. */
export function OneStepForm({ form, setting, words, filled, draft, id = form.id }: OneStepFormProps) {
  return (
    <EnquiryForm
      id={id}
      form={form}
      setting={setting}
      words={words}
      filled={filled}
      {...(draft ? { typed: draft.values, problems: draft.problems } : {})}
    />
  );
}
