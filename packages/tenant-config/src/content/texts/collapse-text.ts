/** When a text is folded away behind "View more", and how much of it stays. Counted in graphemes. */
export interface CollapsePolicy {
  /** Folded only when longer than this. */
  above: number;
  /** What stays visible. */
  to: number;
  /** Whether what stays visible ends with a whole word where it can, and so may be shorter; else it is exactly so long. */
  atWord?: boolean;
}

/** A text that fits, or one with a short form to show first. */
export type Collapsible =
  | { kind: "whole"; text: string }
  | { kind: "collapsed"; text: string; short: string };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Splits into what a reader would count as characters: a flag or a family emoji is one. */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Where to cut a text that is too long, or null; reads no further than it must. */
function cutGraphemes(text: string, { above, to }: CollapsePolicy): number | null {
  let seen = 0;
  let cut = 0;
  for (const { index } of graphemes.segment(text)) {
    if (seen === to) cut = index;
    if (seen === above) return to > above ? index : cut;
    seen += 1;
  }
  return null;
}

/** Where the last word that ends at `cut` or before it ends; `cut` itself where one word fills the whole. */
function endOfWord(text: string, cut: number): number {
  const end = /\s/.test(text.charAt(cut)) ? cut : text.slice(0, cut).search(/\s\S*$/);
  return end > 0 ? end : cut;
}

/** What stands before an ellipsis: it does not end with a blank, nor with a comma after a whole word. */
export function beforeEllipsis(text: string, atWord: boolean): string {
  const trimmed = text.trimEnd();
  if (!atWord) return trimmed;
  let end = trimmed.length;
  while (/[\s,;:–—-]/u.test(trimmed.charAt(end - 1))) end -= 1;
  return trimmed.slice(0, end);
}

/**
 * Folds a plain text. Lengths count what a reader sees, so an emoji with skin tone is one and
 * is never cut in half.
 *
 * @example
 * collapseText("x".repeat(201), { above: 200, to: 160 }).kind // "collapsed", short is 160 and "…"
 * collapseText("Drive away today", { above: 10, to: 9, atWord: true }) // short: "Drive…"
 */
export function collapseText(text: string, policy: CollapsePolicy): Collapsible {
  const trimmed = text.trim();
  // A character takes at least one unit, so a short text need not be taken apart.
  if (trimmed.length <= policy.above) return { kind: "whole", text: trimmed };
  const cut = cutGraphemes(trimmed, policy);
  if (cut === null) return { kind: "whole", text: trimmed };
  const { atWord = false } = policy;
  const end = atWord ? endOfWord(trimmed, cut) : cut;
  return { kind: "collapsed", text: trimmed, short: `${beforeEllipsis(trimmed.slice(0, end), atWord)}…` };
}
