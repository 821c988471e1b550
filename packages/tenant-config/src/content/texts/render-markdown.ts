import { Marked } from "marked";
import { sanitiseHtml, textOfHtml } from "./sanitise-html.ts";
import { blockHtml, textParts } from "./text-blocks.ts";

/** Our own instance: settings made elsewhere on the shared one do not reach it. */
const markdown = new Marked({ gfm: true, breaks: false, async: false });

const plain = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The longest name of a column that its cells repeat: a long one, times many rows, would be work without end. */
const MAX_LABEL = 40;

const labelOf = (html: string): string =>
  plain(textOfHtml(html.slice(0, 10 * MAX_LABEL)).slice(0, MAX_LABEL)).replaceAll('"', "&quot;");

/** Cells know their column's name: where a table has no room for its columns, it stands beside them. */
markdown.use({
  renderer: {
    table({ header, rows }): string {
      const names = header.map(({ tokens }) => this.parser.parseInline(tokens));
      const labels = names.map((name) => labelOf(name));
      const head = names.map((name) => `<th scope="col">${name}</th>`).join("");
      const body = rows.map((row) => {
        const cells = row.map(
          ({ tokens }, at) => `<td data-label="${labels[at] ?? ""}">${this.parser.parseInline(tokens)}</td>`,
        );
        return `<tr>${cells.join("")}</tr>`;
      });
      return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
    },
  },
});

/** The longest text worth rendering; a longer one is a mistake or an attack. */
const MAX_MARKDOWN = 500_000;

/** A line that opens more than 50 quotes and lists at once. The renderer reads its rest again for each of them. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])){51}/m;

/** No author nests that deep or exhausts the renderer's stack; the words stay, without their marks' meaning. */
function htmlOf(text: string): string {
  if (TOO_DEEP.test(text)) return plain(text);
  try {
    return markdown.parse(text, { async: false });
  } catch {
    return plain(text);
  }
}

/**
 * Turns a dealer's Markdown into HTML that is safe to print. HTML inside the Markdown is cleaned like any other. Between
 * `::: steps` and `:::` stands a block of its own kind.
 *
 * @example
 * renderMarkdown("Hi **there** <script>x()</script>") // "<p>Hi <strong>there</strong> </p>"
 */
export function renderMarkdown(text: string): string {
  const parts = textParts(text.slice(0, MAX_MARKDOWN)).map(({ block, text: words }) =>
    block === null ? htmlOf(words) : blockHtml(block, htmlOf(words)),
  );
  return sanitiseHtml(parts.join("\n"));
}
