import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { shareCard, shareCrop, shareHref } from "./share-card.ts";

const sizeOf = async (picture: Uint8Array) => {
  const { format, width, height } = await sharp(picture).metadata();
  return { format, width, height };
};

describe("share pictures", () => {
  it.each([
    [300, 900],
    [2400, 600],
  ])("are 1200 by 630 whatever the picture: %i by %i", async (width, height) => {
    const source = sharp({ create: { width, height, channels: 4, background: "#ff000080" } });
    const cut = await shareCrop(await source.webp().toBuffer());
    expect(await sizeOf(cut)).toEqual({ format: "jpeg", width: 1200, height: 630 });
  });

  it("name the dealer where a page has no picture, and take any name", async () => {
    const look = { ground: "#101214", ink: "#f4f5f6", accent: "#f5a524" };
    for (const name of ["A", `<script>"&'\u0007`, "Ō".repeat(120)]) {
      expect(await sizeOf(await shareCard({ ...look, name }))).toEqual({
        format: "jpeg",
        width: 1200,
        height: 630,
      });
    }
  });

  it("have an address that says what they show", () => {
    expect(shareHref(null)).toBe("/media/share");
    expect(shareHref("https://cdn.example/a b.jpg?x=1")).toBe(
      "/media/share?src=https%3A%2F%2Fcdn.example%2Fa%20b.jpg%3Fx%3D1",
    );
  });
});
