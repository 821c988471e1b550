import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { iconIco } from "./site-icon.ts";

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
