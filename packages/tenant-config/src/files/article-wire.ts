import { z } from "zod";
import type { Page, Post } from "../content/post.ts";
import { renderMarkdown } from "../content/render-markdown.ts";
import { textOfHtml } from "../content/sanitise-html.ts";
import { collapseText } from "../content/collapse-text.ts";
import * as wire from "../locations/wire-values.ts";
import { instantsOn, isCalendarDate } from "../locations/zone-time.ts";

/** A summary nobody wrote is the beginning of the text, at a length share cards show whole. */
const SUMMARY = { above: 160, to: 155 };

const article = {
  title: wire.wireName,
  summary: wire.wireText,
  image: wire.wireUrl("strict"),
  image_alt: wire.wireText,
};

const summaryOf = (summary: string | null, html: string): string => {
  const folded = collapseText(summary ?? textOfHtml(html), SUMMARY);
  return summary ?? (folded.kind === "whole" ? folded.text : folded.short);
};

/** A page's head: `title`, and if wanted `summary`, `image`, `image_alt`. */
export function pageWire(slug: string, body: string) {
  return wire.wireObject(article, "strict").transform(({ title, summary, image, image_alt }): Page => {
    const html = renderMarkdown(body);
    return { slug, title, summary: summaryOf(summary, html), html, imageUrl: image, imageAlt: image_alt };
  });
}

/** A date of the tenant's own calendar begins at its midnight; a timestamp says its own offset. */
const dated = (timeZone: string) =>
  z.string({ error: 'must be a date like "2026-11-21"' }).transform((text, context): number => {
    const day = text.trim();
    const time = isCalendarDate(day) ? instantsOn(day, [0], timeZone)[0] : Date.parse(day);
    if (time !== undefined && Number.isFinite(time)) return time;
    context.addIssue({ code: "custom", message: 'must be a date like "2026-11-21" or a full timestamp' });
    return z.NEVER;
  });

/** A post's head: a page's and `date`, and if wanted `updated`, `author`, `tags`. */
export function postWire(slug: string, body: string, timeZone: string) {
  return wire
    .wireObject(
      {
        ...article,
        date: dated(timeZone),
        updated: dated(timeZone).nullish(),
        author: wire.wireText,
        tags: wire.wireList(wire.wireName),
      },
      "strict",
    )
    .transform(({ title, summary, image, image_alt, date, updated, author, tags }): Post => {
      const html = renderMarkdown(body);
      return {
        slug,
        title,
        summary: summaryOf(summary, html),
        html,
        author,
        imageUrl: image,
        imageAlt: image_alt,
        tags,
        publishedAt: date,
        updatedAt: updated ?? null,
      };
    });
}
