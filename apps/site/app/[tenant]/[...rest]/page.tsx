import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { formOfPath } from "../../../server/form-paths.ts";
import { formPage, type PageQuery } from "../../../server/form-page.ts";
import { getTenant } from "../../../server/tenants.ts";
import { FormScreen } from "../(forms)/form-screen.tsx";

interface PageProps {
  params: Promise<{ tenant: string; rest: string[] }>;
  searchParams: Promise<PageQuery>;
}

/** The form a tenant's own settings put at this path, if they do. */
async function formAt({ params, searchParams }: PageProps) {
  const { tenant, rest } = await params;
  const path = `/${rest.join("/")}`;
  const content = await getTenant(tenant);
  if (!content || formOfPath(path, content.tenant.config) === null) return null;
  return formPage(tenant, path, await searchParams);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const page = await formAt(props);
  return page ? { title: page.form.title } : {};
}

/** Every path no other room answers: a form at an address of the tenant's own, or the tenant's 'not found' page. */
export default async function OwnPath(props: PageProps) {
  const page = await formAt(props);
  if (!page) notFound();
  return <FormScreen {...page} />;
}
