import type { Metadata } from "next";
import { formPage, formTitle } from "#server/pages/form-page.ts";
import { FormScreen } from "../../form/[form]/form-screen.tsx";
import { OneStepForm } from "../../form/[form]/one-step-form.tsx";

const form = "location-contact";

export async function generateMetadata({
  params,
}: PageProps<"/[tenant]/location-contact/[place]">): Promise<Metadata> {
  return { title: await formTitle({ ...(await params), form }) };
}

/** One place's own contact form, titled with its name. */
export default async function LocationContact({
  params,
  searchParams,
}: PageProps<"/[tenant]/location-contact/[place]">) {
  const page = await formPage({ ...(await params), form }, await searchParams);
  return (
    <FormScreen page={page}>
      <OneStepForm {...page} />
    </FormScreen>
  );
}
