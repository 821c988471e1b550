import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ICON_SIZES, iconHref, iconIco, iconPng, iconSvg } from "./site-icon.ts";

describe("iconIco", () => {
  it("is an icon file of one picture, 32 pixels a side, in the dealer's accent", async () => {
    const file = await iconIco({ name: "Acme", accent: "#0a5c63", accentInk: "#ffffff" });
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const { width, height } = await sharp(file.subarray(22)).metadata();
    expect([width, height]).toEqual([32, 32]);
    const corner = await sharp(file.subarray(22)).removeAlpha().raw().toBuffer();
    expect([...corner.subarray(0, 3)]).toEqual([0x0a, 0x5c, 0x63]);
  });
});

const look = { name: "Acme", accent: "#0a5c63", accentInk: "#ffffff" };

describe("iconSvg", () => {
  it("has the first letter or digit of the name in the dealer's colours", () => {
    const svg = iconSvg(look, { round: true });
    expect(svg).toContain('fill="#0a5c63"');
    expect(svg).toMatch(/fill="#ffffff">A<\/text>/);
    expect(iconSvg({ ...look, name: "«4 Wheels»" }, { round: true })).toContain(">4</text>");
    expect(iconSvg({ ...look, name: "Über" }, { round: true })).toContain(">Ü</text>");
    expect(iconSvg({ ...look, name: "***" }, { round: true })).toContain("></text>");
  });

  it("has round corners only where it is asked for", () => {
    expect(iconSvg(look, { round: true })).toContain('rx="7"');
    expect(iconSvg(look, { round: false })).toContain('rx="0"');
  });
});

describe("iconPng", () => {
  it.each(ICON_SIZES)("is a square of %i pixels, its corners filled", async (size) => {
    expect(iconHref(size)).toBe(`/media/icons/${size}.png`);
    const png = await iconPng(look, size);
    const { format, width, height } = await sharp(png).metadata();
    expect([format, width, height]).toEqual(["png", size, size]);
    const [red] = await sharp(png).removeAlpha().raw().toBuffer();
    expect(red).toBe(0x0a);
  });
});

describe("the head of an icon file", () => {
  it("says one plane, 32 bits, and where its picture is", async () => {
    const file = await iconIco(look);
    const head = new DataView(file.buffer, file.byteOffset);
    expect([head.getUint16(10, true), head.getUint16(12, true)]).toEqual([1, 32]);
    expect(head.getUint32(14, true)).toBe(file.length - 22);
    expect(head.getUint32(18, true)).toBe(22);
  });
});
