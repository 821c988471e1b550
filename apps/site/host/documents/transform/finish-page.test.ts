import { createHash } from "node:crypto";
import { Script } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finishPage, SCRIPT_PATH, STARTER, STARTER_PATH, startLater } from "./finish-page.ts";

const NONCE = "YWJjZGVm";
const POLICY = `default-src 'none'; script-src 'self' 'nonce-${NONCE}' 'strict-dynamic'; style-src 'self' 'nonce-${NONCE}'`;
const data = (text: string): string =>
  `<script nonce="${NONCE}">self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const other = (text: string): string => `<script nonce="${NONCE}">${text}</script>`;
const chunk = (name: string): string => `<script src="/_next/${name}.js" async="" nonce="${NONCE}"></script>`;
const page = (...parts: string[]): string =>
  `<html><head><style nonce="${NONCE}">:root{--a:1}</style></head><body>${parts.join("")}</body></html>`;

const finished = (html: string, url = "/search/used-cars") => {
  const done = finishPage(html, POLICY, url);
  if (done === null) throw new Error("The page was not finished.");
  return done;
};

describe("finishPage", () => {
  it("moves the framework's data to one file, and names it and the chunks, in order, to a script that waits for a touch", () => {
    const { html, script } = finished(page(chunk("one"), "<p>Cars</p>", data("a"), data("b"), chunk("two")));
    expect(script.body).toBe('self.__next_f.push([1,"ab"]);\n');
    const files = [
      `${SCRIPT_PATH}${script.hash}.js?of=%2Fsearch%2Fused-cars`,
      "/_next/one.js",
      "/_next/two.js",
    ];
    expect(html.match(/<script[^]*?<\/script>/g)).toEqual([
      `<script src="${STARTER_PATH}" async="" blocking="render" data-scripts="${files.join(" ")}"></script>`,
    ]);
    expect(html).toContain("<p>Cars</p>");
    expect(html).not.toContain("nonce");
  });

  it("joins data with data alone, and leaves what else a script does to itself", () => {
    const both = 'self.__next_f.push([1,"b"]),go()';
    const calls = 'go(["c"])';
    const { script } = finished(
      page(
        chunk("one"),
        data("a"),
        other(both),
        other(calls),
        data("d"),
        other(`\n ${both};\n`),
        data("e"),
        data("f"),
      ),
    );
    expect(script.body).toBe(
      `self.__next_f.push([1,"a"]);\n${both};\n${calls};\nself.__next_f.push([1,"d"]);\n${both};\nself.__next_f.push([1,"ef"]);\n`,
    );
  });

  it("lets the browser fetch no script ahead, but fonts and pictures as before", () => {
    const font = '<link rel="preload" href="/f.woff2" as="font"/>';
    const { html } = finished(
      page('<link rel="preload" href="/a.js" as="script"/>', font, chunk("one"), data("a")),
    );
    expect(html).not.toContain("/a.js");
    expect(html).toContain(font);
  });

  it("leaves the scripts for old browsers where they stand", () => {
    const old = '<script src="/_next/old.js" noModule=""></script>';
    expect(finished(page(chunk("one"), old, data("a"))).html).toContain(old);
  });

  it("allows the site's own files and the page's own styles, and nothing inline", () => {
    const { policy } = finished(page(chunk("one"), data("a")));
    const style = createHash("sha256").update(":root{--a:1}").digest("base64");
    expect(policy).toBe(`default-src 'none'; script-src 'self'; style-src 'self' 'sha256-${style}'`);
  });

  it("keeps data for search engines where it stands", () => {
    const seen = '<script type="application/ld+json">{"@type":"Car"}</script>';
    const { html, script } = finished(page(chunk("one"), seen, data("a")));
    expect(html).toContain(seen);
    expect(script.body).not.toContain("Car");
  });

  it("names the page in the address of its scripts, so that any process can make them", () => {
    const { html } = finished(page(chunk("one"), data("a")), "/search/used-cars?make=Mazda&page=2");
    expect(html).toContain("?of=%2Fsearch%2Fused-cars%3Fmake%3DMazda%26page%3D2");
  });

  it("leaves a page alone whose late parts need a script to come to their place", () => {
    const late = `<template id="B:0"></template><script nonce="${NONCE}">$RC("B:0","S:0")</script>`;
    expect(finishPage(page(chunk("one"), late), POLICY, "/")).toBeNull();
  });

  it("finishes a page whose text looks like the framework's own marks, and leaves that text as it is", () => {
    const marks = [
      '$RC("B:0","S:0")',
      '<template id="B:0">',
      '<script>$RC("B:0","S:0")</script>',
      'self.__next_f.push([1,"',
      '<link rel="preload" as="script" href="/a.js">',
      "<style>p{}</style>",
    ];
    for (const mark of marks) {
      const shown = `<p>${mark.replaceAll("<", "&lt;").replaceAll('"', "&quot;")}</p>`;
      const sent = data(mark).replaceAll("<", (sign, at: number) => (at === 0 ? sign : "\\u003c"));
      const whole = sent.replace("\\u003c/script>", "</script>");
      const { html, script } = finished(
        page(chunk("one"), shown, whole.replace(/\\u003c\/script>$/, "</script>")),
      );
      expect(html).toContain(shown);
      expect(script.body).toContain("__next_f.push");
    }
  });

  it("leaves a page alone that has a script it does not recognise", () => {
    expect(finishPage(page(chunk("one"), data("a"), "<script >left open"), POLICY, "/")).toBeNull();
  });

  it.each([
    ["no scripts", page("<p>Hello</p>"), POLICY],
    ["no nonce", page(chunk("one")), "default-src 'none'"],
  ])("leaves a page with %s alone", (_, html, policy) => {
    expect(finishPage(html, policy, "/")).toBeNull();
  });

  it("gives the same page whatever the nonce was and however the data was cut", () => {
    const cuts = fc.array(fc.string(), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(cuts, fc.base64String({ minLength: 8, maxLength: 24 }), (pieces, nonce) => {
        const whole = finished(page(chunk("one"), data(pieces.join("")), chunk("two")));
        const cut = page(chunk("one"), ...pieces.map(data), chunk("two"));
        const other = finishPage(
          cut.replaceAll(`"${NONCE}"`, `"${nonce}"`),
          POLICY.replaceAll(NONCE, nonce),
          "/search/used-cars",
        );
        expect(other).toEqual(whole);
      }),
    );
  });
});

describe("startLater", () => {
  it("has the framework's files wait for a touch, in their order, and leaves all else of the page as it is", () => {
    const preload = '<link rel="preload" href="/a.js" as="script"/>';
    const inline = [data("a"), other("$RC()"), '<script type="application/ld+json">{}</script>'].join("");
    expect(startLater(page(preload, chunk("one"), inline, chunk("two"), "<p>Gone</p>"), POLICY)).toBe(
      page(
        `<script src="${STARTER_PATH}" async="" blocking="render" nonce="${NONCE}" data-scripts="/_next/one.js /_next/two.js"></script>`,
        inline,
        "<p>Gone</p>",
      ),
    );
  });

  it.each([
    ["no scripts", page("<p>Hello</p>"), POLICY],
    ["no nonce", page(chunk("one")), "default-src 'none'"],
  ])("leaves a page with %s as it is", (_, html, policy) => {
    expect(startLater(html, policy)).toBe(html);
  });
});

describe("STARTER", () => {
  it("is one script, without its comments", () => {
    expect(() => new Script(STARTER)).not.toThrow();
    expect(STARTER).not.toMatch(/^\s*\/\//m);
  });
});
