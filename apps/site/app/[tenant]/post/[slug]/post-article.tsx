import { siteOrigin, wording } from "@forecourt/tenant-config";
import { type Post, postJsonLd, publishedPosts } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { JsonLd } from "../../../json-ld.tsx";
import { PostCards } from "../../_posts/post-cards.tsx";
import { NextStep } from "../../_ways-on/next-step.tsx";
import { Prose } from "../../_text/prose.tsx";
import { PostDate } from "../../_posts/post-date.tsx";
import { Trail } from "../../_ways-on/trail.tsx";
import { LeadingPicture } from "../../_text/leading-picture.tsx";
import { Part } from "../../_text/part.tsx";

interface PostArticleProps {
  site: TenantSite;
  post: Post;
}

/** How many other posts stand below one. */
const OTHERS = 2;

/** One post of the dealer's news, and where to read and go on. */
export function PostArticle({ site, post }: PostArticleProps) {
  const { config } = site;
  const url = `${siteOrigin(config) ?? ""}${href("post", { slug: post.slug }, site) ?? ""}`;
  const words = wording(config);
  const others = publishedPosts(site.content.posts, site.now)
    .filter(({ slug }) => slug !== post.slug)
    .slice(0, OTHERS);
  return (
    <>
      {URL.canParse(url) ? <JsonLd data={postJsonLd(post, { url, publisher: config.site.name })} /> : null}
      <Trail
        site={site}
        to={[
          { label: words.posts.title, href: href("posts", {}, site) ?? href("home", {}, site) },
          { label: post.title },
        ]}
      />
      <article className="fc-article">
        <h1 lang={site.languageOf(post.html)}>{post.title}</h1>
        <p className="fc-article__standfirst" lang={site.languageOf(post.html)}>
          {post.summary}
        </p>
        <PostDate post={post} site={site} />
        {post.imageUrl ? <LeadingPicture site={site} src={post.imageUrl} alt={post.imageAlt ?? ""} /> : null}
        <Prose html={post.html} site={site} />
        <NextStep site={site} />
      </article>
      {others.length === 0 ? null : (
        <Part title={words.posts.title} all={href("posts", {}, site)} allLabel={words.viewAll}>
          <PostCards site={site} posts={others} />
        </Part>
      )}
    </>
  );
}
