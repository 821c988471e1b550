import { formFor } from "@forecourt/leads";
import type { Metadata } from "next";
import { formFacts } from "#server/forms/form-facts.ts";
import { formPage, formTenant, type PageQuery } from "#server/form-page.ts";
import { FormScreen } from "./form-screen.tsx";

interface PageProps {
  params: Promise<{ tenant: string }>;
  searchParams: Promise<PageQuery>;
}

/** The two halves of a form's page at one address; which form stands there is decided by its path. */
export function formRoute(path: string) {
  return {
    metadata: async ({ params }: PageProps): Promise<Metadata> => {
      const { content, id } = await formTenant((await params).tenant, path);
      const form = formFor(id, content.tenant.config, formFacts(content, { car: null, location: null }));
      return { title: form.title, alternates: { canonical: path } };
    },
    page: async ({ params, searchParams }: PageProps) => (
      <FormScreen {...(await formPage((await params).tenant, path, await searchParams))} />
    ),
  };
}
