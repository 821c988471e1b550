import { wording } from "@forecourt/tenant-config";
import type { Post, TenantContent } from "@forecourt/tenant-config/content";
import { postPath } from "@forecourt/tenant-config/routes";
import { Image, Link } from "@forecourt/ui/platform";
import { PostDate } from "./post-date.tsx";

interface PostListProps {
  content: TenantContent;
  posts: readonly Post[];
}

/** The dealer's news, newest first. */
export function PostList({ content, posts }: PostListProps) {
  const { config } = content.tenant;
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
              <Link href={postPath(post, config)}>{post.title}</Link>
            </h2>
            <PostDate post={post} content={content} />
            <p>{post.summary}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
