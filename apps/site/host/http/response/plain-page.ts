import { createHash } from "node:crypto";
import { escapeHtml } from "./escape-html.ts";

/** A page that needs nothing of ours but its words: for when nothing else can be rendered. */
export interface PlainPage {
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  /** Whose site it is; null for a host that belongs to no site. */
  readonly name: string | null;
  /** The address of the stock search. */
  readonly search: { readonly action: string; readonly label: string; readonly button: string } | null;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

const STYLE =
  "body{margin:0 auto;max-width:36rem;padding:3rem 1rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#16181a;background:#fff}h1{line-height:1.2}a{color:inherit;display:inline-block;padding:.75rem 1rem .75rem 0}form{display:flex;flex-wrap:wrap;gap:.5rem}input,button{font:inherit;min-height:3rem;padding:0 1rem;min-width:0}input{flex:1 1 12rem}";

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** What such a page may load: its own style, and nothing else. */
const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The headers such a page is sent with. */
export const PLAIN_PAGE_HEADERS: Readonly<Record<string, string>> = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": PLAIN_PAGE_POLICY,
};

/**
 * Writes the page. It asks neither the framework nor a store, so that it can be sent when one of them has failed.
 *
 * @example
 * plainPage({ lang: "en-AU", title: "Not here", text: "Try again.", name: null, search: null, links: [] })
 */
export function plainPage({ lang, title, text, name, search, links }: PlainPage): string {
  const form =
    search === null
      ? ""
      : `<form action="${escapeHtml(search.action)}" method="get" role="search"><input type="search" name="q" maxlength="200" aria-label="${escapeHtml(search.label)}" placeholder="${escapeHtml(search.label)}"><button type="submit">${escapeHtml(search.button)}</button></form>`;
  const ways = links
    .map(({ label, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`)
    .join("\n");
  return `<!doctype html>
<html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml([title, name].filter((part) => part !== null).join(" · "))}</title><style>${STYLE}</style></head>
<body>${name === null ? "" : `<p><strong>${escapeHtml(name)}</strong></p>`}<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}<p>${ways}</p></main></body></html>
`;
}
