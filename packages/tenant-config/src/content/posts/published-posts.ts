import type { Post } from "./post.ts";

/**
 * The posts whose time has come, newest first. A post timed for this very instant is out.
 *
 * @example
 * publishedPosts([{ publishedAt: Date.UTC(2027, 0, 1) }], new Date("2026-11-21T00:00:00Z")) // []
 */
export function publishedPosts<Given extends Pick<Post, "publishedAt">>(
  posts: readonly Given[],
  now: Date,
): Given[] {
  return posts
    .filter((post) => post.publishedAt <= now.getTime())
    .toSorted((left, right) => right.publishedAt - left.publishedAt);
}
