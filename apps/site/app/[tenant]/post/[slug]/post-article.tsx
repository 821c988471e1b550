import { siteOrigin, wording } from "@forecourt/tenant-config";
import { type Post, postJsonLd } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { Breadcrumb } from "@forecourt/ui/breadcrumb";
import { Image } from "@forecourt/ui/platform";
import { inStudio } from "#server/media/illustration-address.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { JsonLd } from "../../../json-ld.tsx";
import { PostDate } from "./post-date.tsx";
import { Prose } from "../../_text/prose.tsx";

interface PostArticleProps {
  site: TenantSite;
  post: Post;
}

/** One post of the dealer's news. */
export function PostArticle({ site, post }: PostArticleProps) {
  const { config } = site;
  const url = `${siteOrigin(config) ?? ""}${href("post", { slug: post.slug }, site) ?? ""}`;
  const words = wording(config);
  return (
    <>
      {URL.canParse(url) ? <JsonLd data={postJsonLd(post, { url, publisher: config.site.name })} /> : null}
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={[
          { label: words.home, href: href("home", {}, site) },
          { label: words.posts.title, href: href("posts", {}, site) ?? href("home", {}, site) },
          { label: post.title },
        ]}
      />
      <article className="fc-article">
        <h1 lang={site.languageOf(post.html)}>{post.title}</h1>
        <PostDate post={post} site={site} />
        {post.imageUrl ? (
          <Image
            src={inStudio(post.imageUrl, site.config.theme.scheme)}
            alt={post.imageAlt ?? ""}
            width={1200}
            height={800}
            sizes="(min-width: 768px) 720px, 100vw"
            leading
          />
        ) : null}
        <Prose html={post.html} site={site} />
      </article>
    </>
  );
}
