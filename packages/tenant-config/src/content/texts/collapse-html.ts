import { type CollapsePolicy, splitGraphemes } from "./collapse-text.ts";

/** HTML that fits, or HTML with a short form to show first; both are whole, closed fragments. */
export type CollapsibleHtml =
  | { kind: "whole"; html: string }
  | { kind: "collapsed"; html: string; short: string };

/** A tag, an entity (one character to a reader), a run of blanks (one, too), a word. In that order. */
const TOKENS = /<(\/?)([a-z][a-z0-9]*)[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z0-9]*);|\s+|[^\s<&]+|[<&]/gi;
const VOID = new Set(["br", "hr", "img", "wbr"]);

interface Cut {
  html: string;
  /** Visible graphemes kept. */
  length: number;
  complete: boolean;
}

function cutHtml(html: string, limit: number): Cut {
  const open: string[] = [];
  let kept = "";
  let length = 0;

  const close = () =>
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join("");

  for (const [token, slash, name] of html.matchAll(TOKENS)) {
    if (name !== undefined) {
      const tag = name.toLowerCase();
      if (slash === "/") {
        const at = open.lastIndexOf(tag);
        if (at >= 0) open.splice(at);
      } else if (!VOID.has(tag)) open.push(tag);
      kept += token;
      continue;
    }
    const parts = token.startsWith("&") || /^\s/.test(token) ? [token] : splitGraphemes(token);
    for (const part of parts) {
      if (length >= limit) return { html: `${kept.trimEnd()}…${close()}`, length, complete: false };
      kept += part;
      length += 1;
    }
  }
  return { html, length, complete: true };
}

/**
 * Folds sanitised HTML. Only what a reader sees is counted, the cut never falls inside a tag or an
 * entity, and every element left open is closed again.
 *
 * @example
 * collapseHtml("<p>Drive <b>away</b> today</p>", { above: 10, to: 8 })
 * // short: "<p>Drive <b>aw…</b></p>"
 */
export function collapseHtml(html: string, policy: CollapsePolicy): CollapsibleHtml {
  const trimmed = html.trim();
  if (cutHtml(trimmed, policy.above).complete) return { kind: "whole", html: trimmed };
  return { kind: "collapsed", html: trimmed, short: cutHtml(trimmed, policy.to).html };
}
