import { EnquiryForm } from "#client/forms/enquiry/enquiry-form.tsx";
import type { FormPageView } from "#server/pages/form-page.ts";

/** The form of a page that asks everything at once. */
export function OneStepForm({ form, setting, words, filled, draft }: FormPageView) {
  return (
    <EnquiryForm
      id={form.id}
      form={form}
      setting={setting}
      words={words}
      filled={filled}
      {...(draft ? { typed: draft.values, problems: draft.problems } : {})}
    />
  );
}
