import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text.ts";
import { sanitiseHtml, textOfHtml } from "./sanitise-html.ts";

describe("plainText", () => {
  it("keeps words of two paragraphs apart, and of one word together", () => {
    expect(plainText("<p>Every <strong>rem</strong>aining</p><p>2026<br>CX-5</p>")).toBe(
      "Every remaining 2026 CX-5",
    );
  });

  it("decodes what the sanitiser escaped, once", () => {
    expect(plainText("a &lt; b &amp;lt; c &quot;d&quot;")).toBe('a < b &lt; c "d"');
  });

  it("gives every word of whatever was typed as plain text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const html = sanitiseHtml(typed.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
        expect(plainText(html)).toBe(textOfHtml(html));
      }),
    );
  });
});
