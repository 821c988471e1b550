import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";
import { sanitiseHtml, textOfHtml } from "./sanitise-html.ts";

const TAG = /^<\/?([a-z][a-z0-9]*)((?:\s+[a-z]+(?:="[^"<>]*")?)*)\s*\/?>/;
const HARMLESS_TAG =
  /^(?:section|details|summary|p|br|hr|b|strong|i|em|u|s|small|su[bp]|span|blockquote|code|pre|abbr|h[2-6]|[uod]l|li|d[td]|table|caption|t(?:head|body|[rdh])|fig(?:ure|caption)|a|img)$/;
/** Blanks are dropped first, as browsers do within a scheme. */
const isHarmlessAddress = (value: string) => {
  const bare = value.replaceAll(/[\s\0]/g, "");
  return /^(?:https?|mailto|tel):/i.test(bare) || !/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(bare);
};

/** Reads the result as strictly as a browser could be tricked to read it; anything unexpected is harm. */
function harmIn(html: string): string | null {
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
    const [whole, tag = "", attributes = ""] = TAG.exec(html.slice(at)) ?? [];
    if (whole === undefined || !HARMLESS_TAG.test(tag)) return html.slice(at, at + 80);
    for (const [, name, value] of attributes.matchAll(/\s+([a-z]+)(?:="([^"]*)")?/g)) {
      if (name?.startsWith("on") || name === "style") return whole;
      if ((name === "href" || name === "src") && !isHarmlessAddress(value ?? "")) return whole;
    }
  }
  return null;
}

describe("sanitiseHtml", () => {
  it.each([
    ['<p onclick="x()">Hi<script>x()</script></p>', "<p>Hi</p>"],
    ['<a href="javascript:alert(1)">go</a>', "<a>go</a>"],
    ['<a href="//evil.test">go</a>', "<a>go</a>"],
    ['<a href="/finance">go</a>', '<a href="/finance">go</a>'],
    [
      '<a href="https://maker.test/" target="_blank">go</a>',
      '<a href="https://maker.test/" rel="noopener">go</a>',
    ],
    ['<a href="http://maker.test/">go</a>', '<a href="http://maker.test/" rel="noopener">go</a>'],
    ['<a href="/out?to=https://maker.test/">go</a>', '<a href="/out?to=https://maker.test/">go</a>'],
    [
      '<a href="mailto:a@maker.test" title="Write">go</a>',
      '<a href="mailto:a@maker.test" title="Write">go</a>',
    ],
    ["<a>go</a>", "<a>go</a>"],
    ['<img src="/a.jpg" alt="A car">', '<img src="/a.jpg" alt="A car" loading="lazy" />'],
    [
      '<img src="/a.jpg" width="4" height="3">',
      '<img src="/a.jpg" width="4" height="3" alt="" loading="lazy" />',
    ],
    ['<img src="mailto:a@maker.test">', ""],
    ["  <p>Hi</p> ", "<p>Hi</p>"],
    ["<h1>Offer</h1>", "<h2>Offer</h2>"],
    ['<img src="data:image/svg+xml,x">', ""],
    ['<img src="/a.jpg" onerror="x()">', '<img src="/a.jpg" alt="" loading="lazy" />'],
    ['<p style="position:fixed">Hi</p>', "<p>Hi</p>"],
    ["<svg><a xlink:href='javascript:x'>t</a></svg>", "<a>t</a>"],
  ])("turns %s into %s", (given, clean) => {
    expect(sanitiseHtml(given)).toBe(clean);
  });

  it("lets the keyboard reach a table, which scrolls by itself where it is wide", () => {
    const table = '<table tabindex="-1" onclick="x()"><tr><td>12 months</td></tr></table>';
    expect(sanitiseHtml(table)).toBe('<table tabindex="0"><tr><td>12 months</td></tr></table>');
  });

  it("is finished after one pass", () => {
    const once = sanitiseHtml("<div><<script>script>alert(1)<</script>/script><b>x</div>");
    expect(sanitiseHtml(once)).toBe(once);
  });
});

describe("textOfHtml", () => {
  it("keeps words and decodes what stands for signs", () => {
    expect(textOfHtml("<p>Tyres &amp; wheels</p>\n<p>1 &lt; 2</p>")).toBe("Tyres & wheels 1 < 2");
    expect(textOfHtml(" <b>3 &gt; 2</b>  &quot;sure&quot; &amp;lt;")).toBe('3 > 2 "sure" &lt;');
  });
});

describe("renderMarkdown", () => {
  it("renders what dealers write", () => {
    const html = renderMarkdown(
      "# Sale\n\n**Now** at [the yard](/our-locations)\n\n| a | b |\n|---|---|\n| 1 | 2 |",
    );
    expect(html).toContain("<h2>Sale</h2>");
    expect(html).toContain('<a href="/our-locations">the yard</a>');
    expect(html).toContain('<td data-label="a">1</td>');
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](java\nscript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "![x](javascript:alert(1))",
    "<javascript:alert(1)>",
    "<img src=x onerror=alert(1)>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    '[x](data:text/html;base64,PHNjcmlwdD4= "t")',
    '[x](/a "\\" onmouseover=\\"alert(1)")',
    "<details open ontoggle=alert(1)>",
    "`<script>` <math><mi//xlink:href='data:x,<script>'>",
  ])("does no harm with %j", (given) => {
    expect(harmIn(renderMarkdown(given))).toBeNull();
  });

  it("stays quick on text made to be slow", () => {
    const open = `${"[".repeat(5000)}\n${"*a ".repeat(5000)}`;
    expect(harmIn(renderMarkdown(open))).toBeNull();
  });

  it.each(["> ", ">", "- ", "1. ", "> - ", "  * "])(
    "renders 50 of %j as lists or quotes, and more as words",
    (mark) => {
      const each = mark.trim().split(" ").length;
      expect(renderMarkdown(`${mark.repeat(50 / each)}x`)).toMatch(/^<(?:ul|ol|blockquote)>/);
      const many = `${mark.repeat(100_000)}x <b>y</b>`;
      expect(renderMarkdown(`Hello\n\n${many}`)).not.toMatch(/<(?:ul|ol|blockquote|b)>/);
    },
  );

  it("keeps the signs of a text it does not render", () => {
    expect(renderMarkdown(`${">".repeat(51)} a & b <i>c</i>`)).toBe(
      `${"&gt;".repeat(51)} a &amp; b &lt;i&gt;c&lt;/i&gt;`,
    );
  });

  it("renders no more than half a million letters", () => {
    expect(renderMarkdown("a".repeat(500_001))).toBe(`<p>${"a".repeat(500_000)}</p>`);
  });

  it("takes a line of hyphens for the rule it is", () => {
    expect(renderMarkdown(`a\n\n${"-".repeat(200)}\n\nb`)).toContain("<hr");
  });
});

const shared = process.env["FORECOURT_SHARED"] ?? "";
const payloads = join(shared, "data", "xss-payloads");
const textFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return textFiles(path);
    return /\.(txt|json)$/.test(name) ? [path] : [];
  });

const reason = existsSync(payloads) ? "" : ` (skipped: not at ${payloads})`;
describe.skipIf(reason !== "")(`the hostile corpus${reason}`, () => {
  it("leaves nothing harmful, as HTML or as Markdown", () => {
    const lines = textFiles(payloads).flatMap((path) => readFileSync(path, "utf8").split("\n"));
    expect(lines.length).toBeGreaterThan(50);
    for (const line of lines) {
      expect(harmIn(sanitiseHtml(line))).toBeNull();
      expect(harmIn(renderMarkdown(line))).toBeNull();
    }
  });
});
