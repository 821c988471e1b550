import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { shareTags } from "#server/pages/every-page/share-tags.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { ContentPage } from "./content-page.tsx";
import { StaticPart } from "../../_text/static-part.tsx";

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
