import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { shareTags } from "#server/pages/every-page/share-tags.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { StaticPart } from "../../_text/static-part.tsx";
import type { Page } from "@forecourt/tenant-config/content";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { Prose } from "../../_text/prose.tsx";
import { NextStep } from "../../_ways-on/next-step.tsx";
import { LeadingPicture } from "../../_text/leading-picture.tsx";

async function findPage({ params }: PageProps<"/[tenant]/content-page/[slug]">) {
  const { tenant, slug } = await params;
  const site = await getSite(tenant);
  const page = site.content.pages.find((each) => each.slug === slug) ?? notFound();
  return { site, page };
}

export async function generateMetadata(props: PageProps<"/[tenant]/content-page/[slug]">): Promise<Metadata> {
  const { site, page } = await findPage(props);
  return {
    title: page.title,
    description: page.summary,
    ...(await shareTags(site, { image: page.imageUrl })),
  };
}

/** A page the dealer wrote. */
export default async function ContentRoute(props: PageProps<"/[tenant]/content-page/[slug]">) {
  return (
    <StaticPart name="page">
      <ContentPage {...(await findPage(props))} />
    </StaticPart>
  );
}

/** A page the dealer wrote: its picture, its words, and the ways on. */
function ContentPage({ page, site }: { page: Page; site: TenantSite }) {
  return (
    <article className="fc-article" data-wide>
      <h1 lang={site.languageOf(page.html)}>{page.title}</h1>
      {page.imageUrl ? <LeadingPicture site={site} src={page.imageUrl} alt={page.imageAlt ?? ""} /> : null}
      <Prose html={page.html} site={site} />
      <NextStep site={site} />
    </article>
  );
}
