import type { Post } from "../content/posts/post.ts";

/** A fictional post. Give what should differ. */
export const aPost = (changes: Partial<Post> = {}): Post => ({
  slug: "first",
  title: "First things first",
  summary: "What we do before anything else.",
  html: "<p>We begin.</p>",
  author: null,
  imageUrl: null,
  imageAlt: null,
  tags: [],
  publishedAt: Date.UTC(2026, 10, 2, 9),
  updatedAt: null,
  ...changes,
});
