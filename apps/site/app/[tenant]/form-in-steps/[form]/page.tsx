import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LOOKUP_OUTCOME, LOOKUP_OUTCOMES } from "#client/forms/fields/vehicle-fields.ts";
import { StepForm, type StepFormProps } from "#client/forms/steps/step-form.tsx";
import { type FormPageView, formPage, formTitle } from "#server/pages/form-page.ts";
import { PageMark } from "../../_visit/page-mark.tsx";
import { FormScreen } from "../../form/[form]/form-screen.tsx";

export async function generateMetadata({
  params,
}: PageProps<"/[tenant]/form-in-steps/[form]">): Promise<Metadata> {
  return { title: await formTitle(await params) };
}

/** What a form without a script came back with: after a look-up its outcome, else what was wrong. */
const before = ({ draft }: FormPageView): NonNullable<StepFormProps["before"]> | null =>
  draft && {
    typed: draft.values,
    problems: draft.problems,
    lookup: LOOKUP_OUTCOMES.find((each) => each === draft.values[LOOKUP_OUTCOME]) ?? null,
  };

/** The page of a form of several steps, whatever its address. */
export default async function StepsRoute({
  params,
  searchParams,
}: PageProps<"/[tenant]/form-in-steps/[form]">) {
  const page = await formPage(await params, await searchParams);
  const { form, setting, stepWords, vehicleWords, filled } = page;
  if (stepWords === null) notFound();
  return (
    <>
      <FormScreen page={page}>
        <StepForm
          id={form.id}
          form={form}
          setting={setting}
          words={stepWords}
          vehicleWords={vehicleWords}
          filled={filled}
          before={before(page)}
        />
      </FormScreen>
      <PageMark page="form" />
    </>
  );
}
