import type { Metadata } from "next";
import { formPage, formTitle } from "#server/pages/form-page.ts";
import type { PageQuery } from "#server/pages/every-page/page-query.ts";
import { PageMark } from "../../_visit/page-mark.tsx";
import { FormScreen } from "./form-screen.tsx";

interface PageProps {
  params: Promise<{ tenant: string; form: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: await formTitle(await params) };
}

/** The page of any form, whatever its address. */
export default async function FormRoute({ params, searchParams }: PageProps) {
  return (
    <>
      <FormScreen {...(await formPage(await params, await searchParams))} />
      <PageMark page="form" />
    </>
  );
}
