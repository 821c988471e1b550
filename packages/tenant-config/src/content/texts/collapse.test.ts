import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collapseHtml } from "./collapse-html.ts";
import { collapseText, splitGraphemes } from "./collapse-text.ts";
import { settingDefaults } from "../../settings/setting-defaults.ts";
import { textOfHtml } from "./sanitise-html.ts";

const { description, disclaimer } = settingDefaults.offers;
const FAMILY = "👨‍👩‍👧‍👦";

const text = (markup: string) => textOfHtml(markup).replaceAll(/\s/g, "");
const tags = (markup: string, start: "<" | "</") =>
  ["div", "b", "p", "ul", "li"].map((tag) => markup.split(`${start}${tag}>`).length - 1);

describe("collapseText", () => {
  it("leaves 200 characters whole and folds 201 to 160", () => {
    expect(collapseText("x".repeat(200), description).kind).toBe("whole");
    expect(collapseText("x".repeat(201), description)).toMatchObject({
      kind: "collapsed",
      short: `${"x".repeat(160)}…`,
    });
  });

  it("folds a disclaimer at 200", () => {
    expect(collapseText("x".repeat(201), disclaimer)).toMatchObject({ short: `${"x".repeat(200)}…` });
  });

  it("counts and shows no blanks at the ends, nor one before the cut", () => {
    expect(collapseText("  abc  ", { above: 3, to: 2 })).toEqual({ kind: "whole", text: "abc" });
    expect(collapseText(" ab cdef ", { above: 4, to: 3 })).toEqual({
      kind: "collapsed",
      text: "ab cdef",
      short: "ab…",
    });
  });

  it("never shows more than the length above which it folds", () => {
    expect(collapseText("abcdef", { above: 3, to: 5 })).toMatchObject({ short: "abc…" });
  });

  it.each([
    ["Drive away today", 9, "Drive…"],
    ["Drive away today", 10, "Drive away…"],
    ["Fresh tyres, new brakes", 14, "Fresh tyres…"],
    ["Donaudampfschiff fährt", 10, "Donaudampf…"],
  ])("ends %j within %i characters with a whole word where it is asked to: %j", (given, to, short) => {
    expect(collapseText(given, { above: to, to, atWord: true })).toMatchObject({ short });
  });

  it("counts what a reader sees", () => {
    expect(collapseText(FAMILY.repeat(200), description).kind).toBe("whole");
    expect(collapseText(FAMILY.repeat(201), description)).toMatchObject({ short: `${FAMILY.repeat(160)}…` });
  });
});

const short = (html: string) => collapseHtml(html, { above: 4, to: 4 });

describe("collapseHtml", () => {
  it("cuts between tags and closes what is open", () => {
    const folded = collapseHtml('<p>Drive <b>away</b> <a href="/x">today</a></p>', { above: 10, to: 8 });
    expect(folded).toMatchObject({ kind: "collapsed", short: "<p>Drive <b>aw…</b></p>" });
  });

  it("does not count tags, and counts an entity as the one sign it is", () => {
    expect(collapseHtml(`<p title="${"y".repeat(300)}">${"&amp;".repeat(200)}</p>`, description).kind).toBe(
      "whole",
    );
    expect(collapseHtml("&amp;".repeat(201), description)).toMatchObject({
      short: `${"&amp;".repeat(160)}…`,
    });
  });

  it("closes again only what is still open", () => {
    expect(short("<p>ab</p>cdef")).toMatchObject({ short: "<p>ab</p>cd…" });
    expect(short("<b>ab</i>cdef")).toMatchObject({ short: "<b>ab</i>cd…</b>" });
    expect(short("<ul><li>ab</ul>cdef")).toMatchObject({ short: "<ul><li>ab</ul>cd…" });
  });

  it("counts a run of blanks as one, and shows none at the ends or before the cut", () => {
    expect(collapseHtml(" <p>a   b</p> ", { above: 3, to: 3 })).toEqual({
      kind: "whole",
      html: "<p>a   b</p>",
    });
    expect(collapseHtml("ab  cdef", { above: 4, to: 3 })).toMatchObject({ short: "ab…" });
  });

  it.each([
    ["<p>Drive <b>away</b> today</p>", 8, "<p>Drive…</p>"],
    ["<p>Drive <b>away</b> today</p>", 10, "<p>Drive <b>away</b>…</p>"],
    ["<p>ab</p><p>cdef gh</p>", 4, "<p>ab…</p>"],
    ["a R&amp;D lab, and more", 4, "a…"],
    ["<p>Schiff<b>fahrt</b></p>", 8, "<p>Schiff<b>fa…</b></p>"],
  ])("ends %j within %i characters with a whole word where it is asked to: %j", (given, to, short) => {
    expect(collapseHtml(given, { above: to, to, atWord: true })).toMatchObject({ short });
  });

  it("leaves pictures and breaks unclosed", () => {
    expect(collapseHtml('<p><img src="/a.jpg" alt="" /><br />abcdef</p>', { above: 3, to: 2 })).toMatchObject(
      {
        short: '<p><img src="/a.jpg" alt="" /><br />ab…</p>',
      },
    );
  });

  const piece = fc.constantFrom(
    "word ",
    "a&amp;b",
    "<b>bold</b>",
    "<p>para</p>",
    "<ul><li>one</li></ul>",
    FAMILY,
    "<br />",
  );
  const html = fc.array(piece, { maxLength: 60 }).map((pieces) => `<div>${pieces.join("")}</div>`);

  it("always gives balanced HTML whose text begins like the whole and is no longer than asked", () => {
    fc.assert(
      fc.property(html, fc.nat(80), fc.boolean(), (given, to, atWord) => {
        const folded = collapseHtml(given, { above: to, to, atWord });
        if (folded.kind === "whole") return;
        const short = text(folded.short).replace(/…$/, "");
        expect(text(given).startsWith(short)).toBe(true);
        expect(splitGraphemes(short).length).toBeLessThanOrEqual(to);
        expect(tags(folded.short, "<")).toEqual(tags(folded.short, "</"));
      }),
    );
  });
});
