import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { feedAlternates } from "#server/pages/every-page/alternates.ts";
import { shareTags } from "#server/pages/every-page/share-tags.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { PostArticle } from "./post-article.tsx";
import { StaticPart } from "../../_text/static-part.tsx";

async function findPost({ params }: PageProps<"/[tenant]/post/[slug]">) {
  const { tenant, slug } = await params;
  const site = await getSite(tenant);
  const post = site.content.posts.find((each) => each.slug === slug) ?? notFound();
  return { site, post };
}

export async function generateMetadata(props: PageProps<"/[tenant]/post/[slug]">): Promise<Metadata> {
  const { site, post } = await findPost(props);
  return {
    title: post.title,
    description: post.summary,
    ...(await feedAlternates(site)),
    ...(await shareTags(site, { image: post.imageUrl, type: "article" })),
  };
}

/** One post of the dealer's news; the route table knows whether its time has come. */
export default async function PostRoute(props: PageProps<"/[tenant]/post/[slug]">) {
  return (
    <StaticPart name="page">
      <PostArticle {...(await findPost(props))} />
    </StaticPart>
  );
}
