import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { imagePreload } from "#host/framework/next-internals.ts";
import { cutFrame, joinFrame } from "./page-frame.ts";

const picture = { href: "/a.webp" };
const list = (html: string, pictures = [picture]) => ({ html, pictures });
const pageOf = (part: ReturnType<typeof list>): string =>
  `<head><title>Cars</title>${part.pictures.map(imagePreload).join("")}</head><main>${part.html}</main><footer>`;

describe("a frame", () => {
  it("holds every other list as it held its own", () => {
    const own = list("<p>Ute</p>");
    const frame = cutFrame(pageOf(own), own);
    if (!frame) throw new Error("There is no frame.");
    expect(joinFrame(frame, own)).toBe(pageOf(own));
    for (const other of [list("<p>$& SUV</p>", [{ href: "/b.webp?a=1&b=2" }]), list("<p>None</p>", [])])
      expect(joinFrame(frame, other)).toBe(pageOf(other));
  });

  it("joined with its own list is the page again, whatever that and what is around it hold", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (before, html, after) => {
        const page = `${before}${imagePreload(picture)}<main>${html}</main>${after}`;
        const frame = cutFrame(page, list(html));
        expect(frame && joinFrame(frame, list(html))).toBe(frame && page);
      }),
    );
  });

  it.each([
    ["has another list", list("<p>SUV</p>")],
    ["requests another picture", list("<p>Ute</p>", [{ href: "/b.webp" }])],
  ])("is not cut from a page that %s", (_, other) => {
    expect(cutFrame(pageOf(list("<p>Ute</p>")), other)).toBeNull();
  });

  it("is not cut where nothing says where pictures are requested, or where two places could be the list", () => {
    expect(cutFrame(pageOf(list("<p>Ute</p>", [])), list("<p>Ute</p>", []))).toBeNull();
    const twice = list("<p>Ute</p>");
    expect(cutFrame(pageOf(twice) + twice.html, twice)).toBeNull();
    expect(cutFrame(pageOf(twice) + imagePreload(picture), twice)).toBeNull();
    expect(cutFrame(pageOf(list("")), list(""))).toBeNull();
  });

  it("requests a picture once that two cards want", () => {
    const [own, two] = [list("<p>Ute</p>"), list("<p>Utes</p>", [picture, picture])];
    const frame = cutFrame(pageOf(own), own);
    expect(frame && joinFrame(frame, two)).toBe(pageOf(list("<p>Utes</p>")));
  });
});

describe("the link that requests a picture", () => {
  it.each([
    { imageSrcSet: "/a.webp?w=320&b='1' 320w", imageSizes: '"<25vw>"' },
    { imageSrcSet: "/a.webp 1x", imageSizes: "100vw" },
  ])("is written as React writes attributes: %j", (set) => {
    const props = { rel: "preload", as: "image", fetchPriority: "high", ...set } as const;
    expect(imagePreload({ href: "/a.webp", ...set })).toBe(
      renderToStaticMarkup(createElement("link", props)),
    );
  });
});
