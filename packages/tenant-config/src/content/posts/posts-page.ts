import type { PostsSettings } from "../../settings/sections/posts-settings.ts";

/** One page of a list of posts. */
export interface PostsPage<Given> {
  readonly posts: readonly Given[];
  /** Zero-based. */
  readonly page: number;
  readonly pages: number;
}

/**
 * One page of posts, by the `page` of an address: a number above 1, anything else is the first page. A page beyond the
 * last has no posts.
 *
 * @example
 * postsPage([{ slug: "first" }], "2", { perPage: 12 }) // { posts: [], page: 1, pages: 1 }
 */
export function postsPage<Given>(
  posts: readonly Given[],
  requested: string,
  { perPage }: PostsSettings,
): PostsPage<Given> {
  const page = /^\d{1,6}$/.test(requested) ? Math.max(0, Number(requested) - 1) : 0;
  return {
    posts: posts.slice(page * perPage, (page + 1) * perPage),
    page,
    pages: Math.ceil(posts.length / perPage),
  };
}
