import { Marked } from "marked";
import { sanitiseHtml } from "./sanitise-html.ts";

/** Our own instance: settings made elsewhere on the shared one do not reach it. */
const markdown = new Marked({ gfm: true, breaks: false, async: false });

/** The longest text worth rendering; a longer one is a mistake or an attack. */
const MAX_MARKDOWN = 500_000;

function htmlOf(text: string): string {
  try {
    return markdown.parse(text, { async: false });
  } catch {
    // Thousands of nested quotes exhaust the renderer's stack. No author means that; the words are kept.
    return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  }
}

/**
 * Turns a dealer's Markdown into HTML that is safe to print. HTML inside the Markdown is cleaned like any other.
 *
 * @example
 * renderMarkdown("Hi **there** <script>x()</script>") // "<p>Hi <strong>there</strong> </p>"
 */
export function renderMarkdown(text: string): string {
  return sanitiseHtml(htmlOf(text.slice(0, MAX_MARKDOWN)));
}
