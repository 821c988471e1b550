import type { Metadata } from "next";
import { formPage, formTitle } from "#server/pages/form-page.ts";
import type { PageQuery } from "#server/pages/every-page/page-query.ts";
import { FormScreen } from "../../form/[form]/form-screen.tsx";

interface PageProps {
  params: Promise<{ tenant: string; place: string }>;
  searchParams: Promise<PageQuery>;
}

const form = "location-contact";

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: await formTitle({ ...(await params), form }) };
}

/** One place's own contact form, titled with its name. */
export default async function LocationContact({ params, searchParams }: PageProps) {
  return <FormScreen {...(await formPage({ ...(await params), form }, await searchParams))} />;
}
