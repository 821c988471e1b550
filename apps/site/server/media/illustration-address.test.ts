import { describe, expect, it } from "vitest";
import { isIllustration, parseIllustrationWidth } from "./illustration-address.ts";

describe("parseIllustrationWidth", () => {
  it.each([
    ["640", 640],
    ["641", 828],
    ["1", 160],
    ["99999", 1280],
    ["-5", 640],
    ["1e3", 640],
    [null, 640],
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
