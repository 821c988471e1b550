import type { Page, Post, TenantContent } from "@forecourt/tenant-config/content";
import { publishedPosts } from "@forecourt/tenant-config/content";
import { pageOf, pagePath, postPath } from "@forecourt/tenant-config/routes";

/** What a dealer wrote, at an address. `path` is the one search engines are told, where there are several. */
export type OwnPage =
  | { kind: "page"; path: string; page: Page }
  | { kind: "posts"; path: string; posts: readonly Post[] }
  | { kind: "post"; path: string; post: Post };

/**
 * The dealer's own words at a path, or null. A post whose time has not come is not there yet.
 *
 * @example
 * ownPageAt("/about-us", content, now) // { kind: "page", path: "/about-us", page }
 */
export function ownPageAt(path: string, content: TenantContent, now: Date): OwnPage | null {
  const { config } = content.tenant;
  const place = pageOf(path, config);
  if (place?.kind === "page") {
    const page = content.pages.find(({ slug }) => slug === place.slug);
    return page ? { kind: "page", path: pagePath(page.slug, config), page } : null;
  }
  const posts = publishedPosts(content.posts, now);
  if (place?.kind === "blog") return { kind: "posts", path: config.links.blogPath, posts };
  if (place?.kind !== "post") return null;
  const post = posts.find(({ slug }) => slug === place.slug);
  return post ? { kind: "post", path: postPath(post, config), post } : null;
}
