import type { Metadata } from "next";
import { formPage, formTitle } from "#server/pages/form-page.ts";
import { PageMark } from "../../_visit/page-mark.tsx";
import { FormScreen } from "./form-screen.tsx";

export async function generateMetadata({ params }: PageProps<"/[tenant]/form/[form]">): Promise<Metadata> {
  return { title: await formTitle(await params) };
}

/** The page of any form, whatever its address. */
export default async function FormRoute({ params, searchParams }: PageProps<"/[tenant]/form/[form]">) {
  return (
    <>
      <FormScreen {...(await formPage(await params, await searchParams))} />
      <PageMark page="form" />
    </>
  );
}
