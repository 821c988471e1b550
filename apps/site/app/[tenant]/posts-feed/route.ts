import { siteOrigin, wording } from "@forecourt/tenant-config";
import { postsFeed, publishedPosts } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { getSite } from "#server/tenants/get-site.ts";

/** Readers ask every hour or so; a post that has just come out may wait for five minutes. */
const MAX_AGE_SECONDS = 300;

/** The dealer's published posts as RSS. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ tenant: string }> },
): Promise<Response> {
  const site = await getSite((await params).tenant);
  const { config, content, now } = site;
  const origin = siteOrigin(config) ?? new URL(request.url).origin;
  const home = href("home", {}, site);
  const absolute = (path: string | null): string => new URL(path ?? home, origin).href;
  // A feed is in one language: posts that are not translated into it stand in the other one.
  const written = content.posts.filter(({ html }) => site.languageOf(html) === undefined);
  const feed = postsFeed(publishedPosts(written, now), {
    title: `${wording(config).posts.title} · ${config.site.name}`,
    description: config.site.tagline,
    listUrl: absolute(href("posts", {}, site)),
    feedUrl: absolute(href("posts-feed", {}, site)),
    language: config.market.locale,
    postUrl: ({ slug }) => absolute(href("post", { slug }, site)),
  });
  return new Response(feed, {
    headers: {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": `public, max-age=${MAX_AGE_SECONDS}`,
    },
  });
}
