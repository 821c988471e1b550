import { z } from "zod";
import { collapseText } from "../content/texts/collapse-text.ts";
import type { Page, Post } from "../content/posts/post.ts";
import { renderMarkdown } from "../content/texts/render-markdown.ts";
import { textOfHtml } from "../content/texts/sanitise-html.ts";
import * as wire from "../wire/wire-values.ts";
import { instantsOn, isCalendarDate } from "../locations/hours/open/zone-time.ts";

/** A summary that was not written is the beginning of the text, at a length share cards show whole. */
const SUMMARY = { above: 160, to: 155, atWord: true };

const head = {
  title: wire.wireName.describe("The heading, and what search results say."),
  summary: wire.wireText.describe("One or two sentences for share cards; left out, the text's beginning."),
  image: wire.wireUrl("strict").describe("Its picture: an address, or a path of the site."),
  image_alt: wire.wireText.describe("What the picture shows, in words."),
};

const dated = z
  .string({ error: 'must be a date like "2026-11-21"' })
  .transform((text) => text.trim())
  .refine(
    (text) => isCalendarDate(text) || (/^\d{4}-\d{2}-\d{2}T/.test(text) && Number.isFinite(Date.parse(text))),
    'must be a date like "2026-11-21" or a full timestamp',
  );

/** A page's head: `title`, and if wanted `summary`, `image`, `image_alt`. */
export const pageHead = wire.wireObject(head, "strict");

/** A post's head: a page's and `date`, and if wanted `updated`, `author`, `tags`. */
export const postHead = wire.wireObject(
  {
    ...head,
    date: dated.describe("The day or the moment it is published; it is not shown before."),
    updated: dated.nullish().describe("The day or the moment of its last change."),
    author: wire.wireText.describe("Who wrote it."),
    tags: wire.wireList(wire.wireName).describe("What it is about."),
  },
  "strict",
);

/** A date of the tenant's own calendar begins at its midnight; a timestamp says its own offset. */
const instantOf = (text: string, timeZone: string): number =>
  (isCalendarDate(text) ? instantsOn(text, [0], timeZone)[0] : undefined) ?? Date.parse(text);

function beginningOf(html: string): string {
  const folded = collapseText(textOfHtml(html), SUMMARY);
  return folded.kind === "whole" ? folded.text : folded.short;
}

export function pageOf(slug: string, given: z.infer<typeof pageHead>, body: string): Page {
  const html = renderMarkdown(body);
  return {
    slug,
    title: given.title,
    summary: given.summary ?? beginningOf(html),
    html,
    imageUrl: given.image,
    imageAlt: given.image_alt,
  };
}

/** A post from its head and its Markdown; plain dates are the given zone's. */
export function postOf(slug: string, given: z.infer<typeof postHead>, body: string, timeZone: string): Post {
  return {
    ...pageOf(slug, given, body),
    author: given.author,
    tags: given.tags,
    publishedAt: instantOf(given.date, timeZone),
    updatedAt: given.updated ? instantOf(given.updated, timeZone) : null,
  };
}
