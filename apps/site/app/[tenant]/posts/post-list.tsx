import { wording } from "@forecourt/tenant-config";
import { publishedPosts } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { Image, Link } from "@forecourt/ui/platform";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { PostDate } from "../post/[slug]/post-date.tsx";

/** The dealer's published posts, newest first. */
export function PostList({ site }: { site: TenantSite }) {
  const { config, content, now } = site;
  const posts = publishedPosts(content.posts, now);
  const words = wording(config).posts;
  return (
    <>
      <h1>{words.title}</h1>
      {posts.length === 0 ? <p className="fc-quiet">{words.none}</p> : null}
      <ul className="fc-posts">
        {posts.map((post) => (
          <li key={post.slug} className="fc-post">
            {post.imageUrl ? (
              <Image
                src={post.imageUrl}
                alt=""
                width={600}
                height={400}
                sizes="(min-width: 768px) 360px, 100vw"
              />
            ) : null}
            <h2>
              <Link href={href("post", { slug: post.slug }, site) ?? ""}>{post.title}</Link>
            </h2>
            <PostDate post={post} content={content} />
            <p>{post.summary}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
