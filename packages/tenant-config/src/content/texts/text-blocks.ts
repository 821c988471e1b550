/** What a dealer's page may be made of besides running text; the stylesheet knows each by its name. */
export const TEXT_BLOCKS = [
  ...(["lead", "numbers", "steps", "people"] as const),
  ...(["quote", "timeline", "questions", "picture"] as const),
] as const;
type TextBlock = (typeof TEXT_BLOCKS)[number];

/** A stretch of a dealer's text: running words, or a block of one kind. */
export interface TextPart {
  readonly block: TextBlock | null;
  readonly text: string;
}

const OPENS = /^:::[ \t]*([a-z]+)[ \t]*$/;
const CLOSES = /^:::[ \t]*$/;

/**
 * Splits a dealer's Markdown at its blocks: a line `::: steps` opens one and a line `:::` closes it. A block of another
 * name is running text, and one that is never closed ends with the text. Blocks do not stand inside each other.
 *
 * @example
 * textParts("Hello\n::: lead\nSince 1985.\n:::")
 * // [{ block: null, text: "Hello" }, { block: "lead", text: "Since 1985." }]
 */
export function textParts(text: string): TextPart[] {
  const parts: { block: TextBlock | null; lines: string[] }[] = [{ block: null, lines: [] }];
  for (const line of text.split(/\r?\n/)) {
    const current = parts.at(-1);
    const name = OPENS.exec(line)?.[1];
    const block = TEXT_BLOCKS.find((each) => each === name) ?? null;
    if (current?.block && CLOSES.test(line)) parts.push({ block: null, lines: [] });
    else if (block !== null && !current?.block) parts.push({ block, lines: [] });
    else current?.lines.push(line);
  }
  return parts
    .map(({ block, lines }) => ({ block, text: lines.join("\n").trim() }))
    .filter(({ text: words }) => words !== "");
}

const HEADING = /<h[2-6]>(.*?)<\/h[2-6]>/gs;

/** A block's rendered words in the element the stylesheet renders it by; questions fold below their headings. */
export function blockHtml(block: TextBlock, html: string): string {
  const body = block === "questions" ? foldedQuestions(html) : html;
  return `<section data-block="${block}">${body}</section>`;
}

function foldedQuestions(html: string): string {
  const [before = "", ...rest] = html.split(HEADING);
  const folded: string[] = [];
  for (let at = 0; at < rest.length; at += 2) {
    folded.push(`<details><summary>${rest[at] ?? ""}</summary>${rest[at + 1] ?? ""}</details>`);
  }
  return before + folded.join("");
}
