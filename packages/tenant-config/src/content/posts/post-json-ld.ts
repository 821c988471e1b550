import type { Post } from "./post.ts";

/** A post as structured data for search engines. */
export interface PostJsonLd {
  readonly "@context": "https://schema.org";
  readonly "@type": "BlogPosting";
  readonly [name: string]: unknown;
}

/** What a post cannot know by itself. */
export interface PostJsonLdOptions {
  /** Its page, absolute. */
  readonly url: string;
  readonly publisher: string;
}

/**
 * A post as schema.org's `BlogPosting`. A post without an author is the dealer's own.
 *
 * @example
 * postJsonLd(post, { url: "https://a.example/blog/first", publisher: "Acme" })["@type"] // "BlogPosting"
 */
export function postJsonLd(post: Post, { url, publisher }: PostJsonLdOptions): PostJsonLd {
  const dealer = { "@type": "Organization", name: publisher };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": `${url}#post`,
    headline: post.title,
    url,
    datePublished: new Date(post.publishedAt).toISOString(),
    ...(post.updatedAt === null ? {} : { dateModified: new Date(post.updatedAt).toISOString() }),
    author: post.author === null ? dealer : { "@type": "Person", name: post.author },
    publisher: dealer,
    ...(post.summary === "" ? {} : { description: post.summary }),
    ...(post.imageUrl === null ? {} : { image: new URL(post.imageUrl, url).href }),
    ...(post.tags.length > 0 ? { keywords: post.tags.join(", ") } : {}),
  };
}
