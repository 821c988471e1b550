import type { Metadata } from "next";
import { formPage, formTitle } from "#server/pages/form-page.ts";
import { PageMark } from "../../_visit/page-mark.tsx";
import { FormScreen } from "./form-screen.tsx";
import { OneStepForm } from "./one-step-form.tsx";

export async function generateMetadata({ params }: PageProps<"/[tenant]/form/[form]">): Promise<Metadata> {
  return { title: await formTitle(await params) };
}

/** The page of a form of one step, whatever its address; those of several have a page of their own, so that either fetches its script alone. */
export default async function FormRoute({ params, searchParams }: PageProps<"/[tenant]/form/[form]">) {
  const page = await formPage(await params, await searchParams);
  return (
    <>
      <FormScreen page={page}>
        <OneStepForm {...page} />
      </FormScreen>
      <PageMark page="form" />
    </>
  );
}
