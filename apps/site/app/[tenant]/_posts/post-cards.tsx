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
  /** `page` on the page that is about posts. */
  as?: HomeSettings["postsAs"] | "page";
}

const LISTS = {
  cards: { list: "fc-short-cards", item: "fc-card", width: null },
  pictures: { list: "fc-picture-cards", item: undefined, width: "400px" },
  lines: { list: "fc-lines", item: undefined, width: null },
  page: { list: "fc-posts", item: "fc-post", width: "240px" },
} as const;

/** How wide the picture of a page's first post is beside its words. */
const LEAD_WIDTH = "min(58vw, 730px)";

/** Posts in short. */
export function PostCards({ site, posts, as = "cards" }: PostCardsProps) {
  const { list, item, width } = LISTS[as];
  const Heading = as === "page" ? "h2" : "h3";
  return (
    <ul className={list}>
      {posts.map((post, place) => (
        <li key={post.slug} className={item}>
          {width !== null && post.imageUrl ? (
            <Image
              src={inStudio(post.imageUrl, site.config.theme.scheme)}
              alt=""
              width={600}
              height={400}
              sizes={`(min-width: 768px) ${as === "page" && place === 0 ? LEAD_WIDTH : width}, 100vw`}
              leading={as === "page" && place === 0}
            />
          ) : null}
          <Heading lang={site.languageOf(post.html)}>
            <Link href={href("post", { slug: post.slug }, site) ?? ""}>{post.title}</Link>
          </Heading>
          <PostDate post={post} site={site} />
          {as === "lines" ? null : <p lang={site.languageOf(post.html)}>{post.summary}</p>}
        </li>
      ))}
    </ul>
  );
}
