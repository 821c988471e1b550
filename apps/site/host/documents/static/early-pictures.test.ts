import { describe, expect, it } from "vitest";
import { gatherEarlyPictures, wantEarly } from "./early-pictures.ts";

const ute = { href: "/ute.webp", imageSrcSet: "/ute.webp?w=320 320w", imageSizes: "50vw" };
const van = { href: "/van.webp" };

describe("the early pictures of a part", () => {
  it("are those that are wanted while it is rendered, in their order", () => {
    wantEarly(van);
    const part = gatherEarlyPictures(() => {
      wantEarly(ute);
      wantEarly(van);
      return "<p>Ute</p>";
    });
    wantEarly(van);
    expect(part).toEqual({ html: "<p>Ute</p>", pictures: [ute, van] });
  });

  it("are none of a part that is rendered within it, nor of one whose rendering fails", () => {
    const part = gatherEarlyPictures(() => {
      const inner = gatherEarlyPictures(() => {
        wantEarly(van);
        return "<b>Van</b>";
      });
      expect(() =>
        gatherEarlyPictures(() => {
          wantEarly(van);
          throw new Error("No picture.");
        }),
      ).toThrow("No picture.");
      wantEarly(ute);
      return inner.html;
    });
    expect(part).toEqual({ html: "<b>Van</b>", pictures: [ute] });
  });

  it("are not asked for ahead of the part a second time, and links within it stay", () => {
    const link = '<link rel="preload" as="image" href="/ute.webp" fetchPriority="high"/>';
    expect(gatherEarlyPictures(() => `${link}${link}<p>${link}</p>`).html).toBe(`<p>${link}</p>`);
  });
});
