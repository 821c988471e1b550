import type { Metadata } from "next";
import { formPage, type PageQuery } from "#server/form-page.ts";
import { FormScreen } from "../../form-screen.tsx";

interface PageProps {
  params: Promise<{ tenant: string; location: string }>;
  searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { tenant, location } = await params;
  const { form } = await formPage(tenant, `/contact-us/${location}`, {});
  return { title: form.title, alternates: { canonical: `/contact-us/${location}` } };
}

/** One place's own contact form, titled with its name. */
export default async function LocationContact({ params, searchParams }: PageProps) {
  const { tenant, location } = await params;
  return <FormScreen {...(await formPage(tenant, `/contact-us/${location}`, await searchParams))} />;
}
