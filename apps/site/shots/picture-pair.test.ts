import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MOST_BYTES, picturePair } from "./picture-pair.ts";

/** A page with a dark button at a height. */
const pageWithButton = (top: number | null, size = { width: 390, height: 2_000 }): Promise<Buffer> => {
  const background = "#0a5c63";
  const button = {
    input: { create: { width: 160, height: 48, channels: 3 as const, background } },
    left: 80,
  };
  return sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .composite(top === null ? [] : [{ ...button, top }])
    .png()
    .toBuffer();
};

/** The grey of both halves of a pair, at the height of its middle and in the middle of each. */
async function middles(pair: Buffer, height: number): Promise<number[]> {
  const { data, info } = await sharp(pair).greyscale().raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(height / 2) * info.width;
  return [130, 328 + 130].map((x) => data[(row + x) * info.channels] ?? -1);
}

describe("picturePair", () => {
  it("is none of two pages that look the same", async () => {
    expect(await picturePair(await pageWithButton(900), await pageWithButton(900))).toBeNull();
  });

  it("shows the part that differs, before on the left and after on the right", async () => {
    const pair = await picturePair(await pageWithButton(null), await pageWithButton(900));
    if (pair === null) throw new Error("The pages differ.");
    expect(pair.avif.length).toBeLessThanOrEqual(MOST_BYTES);
    const [before = 0, after = 255] = await middles(pair.avif, pair.height);
    expect(before).toBeGreaterThan(240);
    expect(after).toBeLessThan(100);
  });

  it("shows what one page is longer by, and what differs at its end", async () => {
    const short = await pageWithButton(null, { width: 390, height: 500 });
    const pair = await picturePair(short, await pageWithButton(null, { width: 390, height: 600 }));
    expect(pair?.height).toBeGreaterThan(70);
    expect(await picturePair(await pageWithButton(1_952), await pageWithButton(null))).not.toBeNull();
  });
});
