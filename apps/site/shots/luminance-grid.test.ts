import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { changedCells, luminanceGrid } from "./luminance-grid.ts";

/** A page 320 pixels wide with a dark button at a height. */
const pageWithButtonAt = (top: number, height = 640): Promise<Buffer> =>
  sharp({ create: { width: 320, height, channels: 3, background: "#fff" } })
    .composite([
      {
        input: { create: { width: 160, height: 48, channels: 3, background: "#0a5c63" } },
        left: 80,
        top,
      },
    ])
    .png()
    .toBuffer();

describe("changedCells", () => {
  it("are none of the same page, and none where a block moved by a pixel", async () => {
    const page = await luminanceGrid(await pageWithButtonAt(320));
    expect(changedCells(page, await luminanceGrid(await pageWithButtonAt(320)))).toEqual([]);
    expect(changedCells(page, await luminanceGrid(await pageWithButtonAt(321)))).toEqual([]);
  });

  it("are the edges of a block that moved by half a cell, in the rows where it stood", async () => {
    const page = await luminanceGrid(await pageWithButtonAt(320));
    const changed = changedCells(page, await luminanceGrid(await pageWithButtonAt(328)));
    expect(changed.length).toBeGreaterThan(12);
    const rows = changed.map((place) => Math.floor(place / page.columns));
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([20, 23]);
  });

  it("are all that a page has grown by", async () => {
    const page = await luminanceGrid(await pageWithButtonAt(320));
    const grown = await luminanceGrid(await pageWithButtonAt(320, 672));
    expect(changedCells(page, grown)).toHaveLength(2 * page.columns);
  });
});
