/** One blog post. Times are epoch milliseconds. */
export interface Post {
  slug: string;
  title: string;
  /** A plain sentence or two for lists and share cards. */
  summary: string;
  /** Sanitised HTML. */
  html: string;
  author: string | null;
  imageUrl: string | null;
  imageAlt: string | null;
  tags: readonly string[];
  /** A post whose time has not come is on no list and has no page. */
  publishedAt: number;
  updatedAt: number | null;
}

/** One page of a dealer's own words: /about-us, /pages/towing-guide. */
export interface Page {
  slug: string;
  title: string;
  summary: string;
  /** Sanitised HTML. */
  html: string;
  imageUrl: string | null;
  imageAlt: string | null;
}
