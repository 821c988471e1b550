import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getSite } from "#server/tenants/get-site.ts";
import { ContentPage } from "./content-page.tsx";

interface PageProps {
  params: Promise<{ tenant: string; slug: string }>;
}

async function findPage({ params }: PageProps) {
  const { tenant, slug } = await params;
  const { content } = await getSite(tenant);
  return content.pages.find((page) => page.slug === slug) ?? notFound();
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { title, summary } = await findPage(props);
  return { title, description: summary };
}

/** A page the dealer wrote. */
export default async function ContentRoute(props: PageProps) {
  return <ContentPage page={await findPage(props)} />;
}
