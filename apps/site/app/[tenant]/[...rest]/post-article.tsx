import { wording } from "@forecourt/tenant-config";
import type { Post, TenantContent } from "@forecourt/tenant-config/content";
import { Breadcrumb } from "@forecourt/ui/breadcrumb";
import { Image } from "@forecourt/ui/platform";
import { PostDate } from "./post-date.tsx";
import { Prose } from "./prose.tsx";

interface PostArticleProps {
  content: TenantContent;
  post: Post;
}

/** One post of the dealer's news. */
export function PostArticle({ content, post }: PostArticleProps) {
  const { config } = content.tenant;
  const words = wording(config);
  return (
    <>
      <Breadcrumb
        label={words.breadcrumb}
        crumbs={[
          { label: words.home, href: "/" },
          { label: words.posts.title, href: config.links.blogPath },
          { label: post.title },
        ]}
      />
      <article className="fc-article">
        <h1>{post.title}</h1>
        <PostDate post={post} content={content} />
        {post.imageUrl ? (
          <Image
            src={post.imageUrl}
            alt={post.imageAlt ?? ""}
            width={1200}
            height={800}
            sizes="(min-width: 768px) 720px, 100vw"
            leading
          />
        ) : null}
        <Prose html={post.html} />
      </article>
    </>
  );
}
