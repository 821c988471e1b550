import { wording } from "@forecourt/tenant-config";
import type { Metadata } from "next";
import { getSite } from "#server/tenants/get-site.ts";
import { PostList } from "./post-list.tsx";

interface PageProps {
  params: Promise<{ tenant: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { config } = await getSite((await params).tenant);
  return { title: wording(config).posts.title };
}

/** The dealer's news. */
export default async function PostsRoute({ params }: PageProps) {
  return <PostList site={await getSite((await params).tenant)} />;
}
