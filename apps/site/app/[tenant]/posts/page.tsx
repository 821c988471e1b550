import { wording } from "@forecourt/tenant-config";
import { postsPage, publishedPosts } from "@forecourt/tenant-config/content";
import type { Metadata } from "next";
import { feedAlternates } from "#server/pages/every-page/alternates.ts";
import { getSite } from "#server/tenants/get-site.ts";
import { PostList } from "./post-list.tsx";
import { StaticPart } from "../_text/static-part.tsx";

async function readPage({ params, searchParams }: PageProps<"/[tenant]/posts">) {
  const site = await getSite((await params).tenant);
  const requested = [(await searchParams)["page"]].flat()[0] ?? "";
  return { site, ...postsPage(publishedPosts(site.content.posts, site.now), requested, site.config.posts) };
}

export async function generateMetadata(props: PageProps<"/[tenant]/posts">): Promise<Metadata> {
  const { site, page } = await readPage(props);
  const { title, pageNumber } = wording(site.config).posts;
  return {
    title: page === 0 ? title : `${title} · ${pageNumber(page + 1)}`,
    ...(await feedAlternates(site)),
    // The posts themselves are what is looked for; further pages of their list only lead there.
    ...(page === 0 ? {} : { robots: { index: false } }),
  };
}

/** The dealer's news. */
export default async function PostsRoute(props: PageProps<"/[tenant]/posts">) {
  return (
    <StaticPart name="page">
      <PostList {...(await readPage(props))} />
    </StaticPart>
  );
}
