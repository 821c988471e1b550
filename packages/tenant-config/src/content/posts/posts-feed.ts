import type { Post } from "./post.ts";

/** A feed's own facts; every address is absolute. */
export interface PostsFeedOptions {
  readonly title: string;
  readonly description: string;
  /** The list of posts. */
  readonly listUrl: string;
  /** The feed itself. */
  readonly feedUrl: string;
  /** "en-AU" */
  readonly language: string;
  readonly postUrl: (post: Post) => string;
}

/** Posts in a feed; readers keep what they have seen before. */
const MAX_POSTS = 50;

/** Control characters, and what else no XML document may have, escaped or not. */
const UNPRINTABLE = /[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(UNPRINTABLE, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
const rfcDate = (time: number): string => new Date(time).toUTCString();

/**
 * Posts as an RSS 2.0 document, in the order given, the newest 50 at most. Give it published posts only.
 *
 * @example
 * const options = { title: "News", description: "", listUrl: "https://a.example/blog", language: "en-AU" };
 * postsFeed([], { ...options, feedUrl: "https://a.example/blog/rss.xml", postUrl: () => "" }).slice(0, 5) // "<?xml"
 */
export function postsFeed(posts: readonly Post[], options: PostsFeedOptions): string {
  const newest = posts.slice(0, MAX_POSTS);
  const [latest] = newest;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", options.title),
    element("link", options.listUrl),
    element("description", options.description),
    element("language", options.language),
    `<atom:link href="${escaped(options.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...(latest ? [element("lastBuildDate", rfcDate(latest.updatedAt ?? latest.publishedAt))] : []),
    ...newest.map((post) => item(post, options.postUrl(post))),
    "</channel>",
    "</rss>",
  ];
  return `${lines.join("\n")}\n`;
}

const item = (post: Post, url: string): string =>
  [
    "<item>",
    element("title", post.title),
    element("link", url),
    `<guid isPermaLink="true">${escaped(url)}</guid>`,
    element("pubDate", rfcDate(post.publishedAt)),
    ...(post.author === null ? [] : [element("dc:creator", post.author)]),
    ...post.tags.map((tag) => element("category", tag)),
    element("description", post.summary),
    "</item>",
  ].join("\n");
