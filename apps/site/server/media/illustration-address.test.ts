import { describe, expect, it } from "vitest";
import { inStudio, isIllustration, parseIllustrationWidth } from "./illustration-address.ts";

describe("parseIllustrationWidth", () => {
  it.each([
    ["768", 768],
    ["769", 1080],
    ["1", 160],
    ["99999", 1280],
    ["-5", 768],
    ["1e3", 768],
    [null, 768],
  ])("serves %j as %d", (text, width) => {
    expect(parseIllustrationWidth(text)).toBe(width);
  });
});

describe("isIllustration", () => {
  it("knows an illustration from a photograph by its address", () => {
    expect(isIllustration("/media/drawn/suv/white/front.webp")).toBe(true);
    expect(isIllustration("https://photos.example/media/drawn/suv.jpg")).toBe(false);
  });
});

describe("inStudio", () => {
  it("asks for a dark studio on a dark page, and leaves photographs alone", () => {
    expect(inStudio("/media/drawn/suv/red/front.webp", "dark")).toBe("/media/drawn/dark/suv/red/front.webp");
    expect(inStudio("/media/drawn/suv/red/front.webp", "light")).toBe("/media/drawn/suv/red/front.webp");
    expect(inStudio("https://cdn.example/a.jpg", "dark")).toBe("https://cdn.example/a.jpg");
  });
});
