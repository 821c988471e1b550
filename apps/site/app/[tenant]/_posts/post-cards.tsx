import type { HomeSettings } from "@forecourt/tenant-config";
import type { Post } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { Image, Link } from "@forecourt/ui/platform";
import { inStudio } from "#server/media/illustration-address.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { PostDate } from "./post-date.tsx";

interface PostCardsProps {
  site: TenantSite;
  posts: readonly Post[];
  as?: HomeSettings["postsAs"];
}

const CLASSES = { cards: "fc-short-cards", pictures: "fc-picture-cards", lines: "fc-lines" } as const;

/** A few posts in short, on pages that are about something else. */
export function PostCards({ site, posts, as = "cards" }: PostCardsProps) {
  return (
    <ul className={CLASSES[as]}>
      {posts.map((post) => (
        <li key={post.slug} className={as === "cards" ? "fc-card" : undefined}>
          {as === "pictures" && post.imageUrl ? (
            <Image
              src={inStudio(post.imageUrl, site.config.theme.scheme)}
              alt=""
              width={600}
              height={400}
              sizes="(min-width: 768px) 400px, 100vw"
            />
          ) : null}
          <h3 lang={site.languageOf(post.html)}>
            <Link href={href("post", { slug: post.slug }, site) ?? ""}>{post.title}</Link>
          </h3>
          <PostDate post={post} site={site} />
          {as === "lines" ? null : <p lang={site.languageOf(post.html)}>{post.summary}</p>}
        </li>
      ))}
    </ul>
  );
}
