import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";
import { textParts } from "./text-blocks.ts";

describe("textParts", () => {
  it("leaves a text without blocks whole", () => {
    expect(textParts("One.\n\nTwo.")).toEqual([{ block: null, text: "One.\n\nTwo." }]);
    expect(textParts("")).toEqual([]);
  });

  it("takes a name it does not know for running text", () => {
    expect(textParts("::: script\nalert()\n:::")).toEqual([
      { block: null, text: "::: script\nalert()\n:::" },
    ]);
  });

  it("ends a block that is never closed with the text, and opens none inside another", () => {
    expect(textParts("::: steps\n1. One\n::: lead\nTwo")).toEqual([
      { block: "steps", text: "1. One\n::: lead\nTwo" },
    ]);
  });
});

describe("renderMarkdown", () => {
  it("draws a block as a section of its kind", () => {
    expect(renderMarkdown("::: numbers\n- **1985** the year\n:::").replaceAll("\n", "")).toBe(
      '<section data-block="numbers"><ul><li><strong>1985</strong> the year</li></ul></section>',
    );
  });

  it("folds each answer below its question", () => {
    const html = renderMarkdown("::: questions\n## Do you deliver?\nYes.\n\n## When?\nOn *Friday*.\n:::");
    expect(html.replaceAll("\n", "")).toBe(
      '<section data-block="questions"><details><summary>Do you deliver?</summary><p>Yes.</p></details>' +
        "<details><summary>When?</summary><p>On <em>Friday</em>.</p></details></section>",
    );
  });

  it("cleans what stands in a block, and keeps no attribute a dealer made up", () => {
    expect(
      renderMarkdown('::: lead\n<p onclick="x()">Hi<script>x()</script></p>\n:::').replaceAll("\n", ""),
    ).toBe('<section data-block="lead"><p>Hi</p></section>');
    expect(renderMarkdown('<section data-block="evil" id="a">Hi</section>')).toBe(
      "<section data-block>Hi</section>",
    );
  });

  it("names each cell of a table by its column, for pages without room for columns", () => {
    const html = renderMarkdown('| What | How *"long"* |\n| --- | --- |\n| New | **Five** years |');
    expect(html).toContain(
      '<tr><td data-label="What">New</td><td data-label="How &quot;long&quot;"><strong>Five</strong> years</td></tr>',
    );
    expect(html).toContain('<th scope="col">How <em>"long"</em></th>');
  });

  it("repeats no long name of a column in every row", () => {
    const rows = Array.from({ length: 50 }, () => "| x |").join("\n");
    const html = renderMarkdown(`| ${"long ".repeat(1000)} |\n| --- |\n${rows}`);
    expect(html.length).toBeLessThan(10_000);
  });
});
