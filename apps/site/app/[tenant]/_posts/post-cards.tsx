import type { Post } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { Link } from "@forecourt/ui/platform";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { PostDate } from "./post-date.tsx";

/** A few posts in short, beside each other, on pages that are about something else. */
export function PostCards({ site, posts }: { site: TenantSite; posts: readonly Post[] }) {
  return (
    <ul className="fc-short-cards">
      {posts.map((post) => (
        <li key={post.slug} className="fc-card">
          <h3 lang={site.languageOf(post.html)}>
            <Link href={href("post", { slug: post.slug }, site) ?? ""}>{post.title}</Link>
          </h3>
          <PostDate post={post} site={site} />
          <p lang={site.languageOf(post.html)}>{post.summary}</p>
        </li>
      ))}
    </ul>
  );
}
