import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aPost } from "../../testing/a-post.ts";
import { postsFeed, type PostsFeedOptions } from "./posts-feed.ts";
import { postsPage } from "./posts-page.ts";

const options: PostsFeedOptions = {
  title: "News · Acme & Sons",
  description: "Cars",
  listUrl: "https://acme.example/blog",
  feedUrl: "https://acme.example/blog/rss.xml",
  language: "en-AU",
  postUrl: ({ slug }) => `https://acme.example/blog/${slug}`,
};

describe("postsFeed", () => {
  it("prints each post with its address, its day and what it is about", () => {
    const feed = postsFeed([aPost({ author: "Kim", tags: ["news", "towing"] })], options);
    for (const line of [
      "<title>News · Acme &amp; Sons</title>",
      '<atom:link href="https://acme.example/blog/rss.xml" rel="self" type="application/rss+xml"/>',
      "<link>https://acme.example/blog/first</link>",
      "<pubDate>Mon, 02 Nov 2026 09:00:00 GMT</pubDate>",
      "<dc:creator>Kim</dc:creator>",
      "<category>towing</category>",
    ])
      expect(feed).toContain(line);
  });

  it("is a whole RSS document, with the day of its newest post", () => {
    const given = { ...options, title: 'A "B" <C>' };
    expect(postsFeed([aPost(), aPost({ slug: "second", publishedAt: 0 })], given)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
        "<channel>",
        "<title>A &quot;B&quot; &lt;C&gt;</title>",
        "<link>https://acme.example/blog</link>",
        "<description>Cars</description>",
        "<language>en-AU</language>",
        '<atom:link href="https://acme.example/blog/rss.xml" rel="self" type="application/rss+xml"/>',
        "<lastBuildDate>Mon, 02 Nov 2026 09:00:00 GMT</lastBuildDate>",
        "<item>",
        "<title>First things first</title>",
        "<link>https://acme.example/blog/first</link>",
        '<guid isPermaLink="true">https://acme.example/blog/first</guid>',
        "<pubDate>Mon, 02 Nov 2026 09:00:00 GMT</pubDate>",
        "<description>What we do before anything else.</description>",
        "</item>",
        "<item>",
        "<title>First things first</title>",
        "<link>https://acme.example/blog/second</link>",
        '<guid isPermaLink="true">https://acme.example/blog/second</guid>',
        "<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>",
        "<description>What we do before anything else.</description>",
        "</item>",
        "</channel>",
        "</rss>\n",
      ].join("\n"),
    );
  });

  it("was built when its newest post was changed, and never without one", () => {
    const changed = aPost({ updatedAt: Date.UTC(2026, 10, 5) });
    expect(postsFeed([changed], options)).toContain("<lastBuildDate>Thu, 05 Nov 2026 00:00:00 GMT<");
    expect(postsFeed([], options)).not.toMatch(/lastBuildDate|<item>/);
  });

  it("has the newest 50", () => {
    const posts = Array.from({ length: 51 }, (_, at) => aPost({ slug: `post-${at}` }));
    expect(postsFeed(posts, options).match(/<item>/g)).toHaveLength(50);
    expect(postsFeed(posts, options)).not.toContain("post-50");
  });

  it("keeps whatever is written inside its element, and prints no character that XML has not", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (written) => {
        const feed = postsFeed([aPost({ title: written, summary: written })], options);
        expect(feed.match(/<\/?[a-z]+/gi)).toEqual(postsFeed([aPost()], options).match(/<\/?[a-z]+/gi));
        expect(feed.replaceAll(/[\t\n\r]/g, "")).not.toMatch(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u);
      }),
    );
  });
});

describe("postsPage", () => {
  const posts = Array.from({ length: 25 }, (_, at) => at);

  it.each([
    ["", 0, 12],
    ["1", 0, 12],
    ["2", 1, 12],
    ["3", 2, 1],
    ["4", 3, 0],
    ["0", 0, 12],
    ["-2", 0, 12],
    ["2x", 0, 12],
    ["9999999", 0, 12],
  ])("reads page %j as number %i with %i posts", (asked, page, count) => {
    expect(postsPage(posts, asked, { perPage: 12 })).toMatchObject({
      page,
      pages: 3,
      posts: { length: count },
    });
  });

  it("has as many posts on a page as the dealer wants", () => {
    expect(postsPage(posts, "2", { perPage: 20 })).toMatchObject({ pages: 2, posts: { length: 5 } });
  });
});
