import { beforeEllipsis, type CollapsePolicy, splitGraphemes } from "./collapse-text.ts";

/** HTML that fits, or HTML with a short form to show first; both are whole, closed fragments. */
export type CollapsibleHtml =
  | { kind: "whole"; html: string }
  | { kind: "collapsed"; html: string; short: string };

/** A tag, an entity (one character to a reader), a run of blanks (one, too), a word. In that order. */
const TOKENS = /<(\/?)([a-z][a-z0-9]*)[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z0-9]*);|\s+|[^\s<&]+|[<&]/gi;
const VOID = new Set(["br", "hr", "img", "wbr"]);

/** Elements that stand inside a word or a line; every other tag ends a word. */
const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "code",
  "em",
  "i",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "u",
]);

/** HTML up to a limit; null where it is not longer. */
function cutHtml(html: string, limit: number, atWord: boolean): string | null {
  const open: string[] = [];
  let result = "";
  let length = 0;
  /** Up to the last word that is whole, and how many graphemes that is. */
  let words: string | null = null;
  let inWords = 0;

  const folded = (): string => {
    const close = open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join("");
    return `${beforeEllipsis(result, atWord)}…${close}`;
  };
  const endWord = (): void => {
    if (!atWord || length === inWords) return;
    words = folded();
    inWords = length;
  };

  for (const [token, slash, name] of html.matchAll(TOKENS)) {
    if (name !== undefined) {
      const tag = name.toLowerCase();
      if (!INLINE.has(tag)) endWord();
      if (slash === "/") {
        const at = open.lastIndexOf(tag);
        if (at >= 0) open.splice(at);
      } else if (!VOID.has(tag)) open.push(tag);
      result += token;
      continue;
    }
    const blank = /^\s/.test(token);
    if (blank) endWord();
    const parts = blank || token.startsWith("&") ? [token] : splitGraphemes(token);
    for (const part of parts) {
      if (length >= limit) return words ?? folded();
      result += part;
      length += 1;
    }
  }
  return null;
}

/**
 * Folds sanitised HTML. Only what a reader sees is counted, the cut never falls inside a tag or an
 * entity, and every element left open is closed again.
 *
 * @example
 * collapseHtml("<p>Drive <b>away</b> today</p>", { above: 10, to: 8 })
 * // short: "<p>Drive <b>aw…</b></p>"; with atWord "<p>Drive…</p>"
 */
export function collapseHtml(html: string, { above, to, atWord = false }: CollapsePolicy): CollapsibleHtml {
  const trimmed = html.trim();
  const folds = cutHtml(trimmed, above, false) !== null;
  const short = folds ? cutHtml(trimmed, Math.min(to, above), atWord) : null;
  return short === null ? { kind: "whole", html: trimmed } : { kind: "collapsed", html: trimmed, short };
}
