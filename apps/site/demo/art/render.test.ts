import { access } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  DRAWN_BODIES,
  DRAWN_COLOURS,
  DRAWN_VARIANTS,
  DRAWN_VIEWS,
  drawnCarUrl,
  parseDrawnBody,
  parseDrawnColour,
  parseDrawnFile,
  viewsOf,
} from "./drawn-car.ts";
import { masterFile } from "./master.ts";
import { MASTERS, renderDrawnCar } from "./render.ts";

describe("drawn car names", () => {
  it.each(["", "Sedan", "sedan/..", "../suv", "__proto__", "constructor", "suv\u0000", "%2e%2e"])(
    "refuse %j",
    (name) => {
      expect(parseDrawnBody(name)).toBeNull();
      expect(parseDrawnColour(name)).toBeNull();
      expect(parseDrawnFile(`${name}.webp`)).toBeNull();
    },
  );

  it("read back every address that is handed out", () => {
    for (const view of DRAWN_VIEWS) {
      for (const variant of DRAWN_VARIANTS) {
        for (const alone of [false, true]) {
          const url = drawnCarUrl({ body: "ute", colour: "navy", view, variant, alone });
          const [, , , body = "", colour = "", file = ""] = url.split("/");
          expect(parseDrawnBody(body)).toBe("ute");
          expect(parseDrawnColour(colour)).toBe("navy");
          expect(parseDrawnFile(file)).toEqual({ view, variant, alone });
        }
      }
    }
  });
});

describe("masters", () => {
  it("are there for every body, design and view", async () => {
    for (const body of DRAWN_BODIES)
      for (const variant of DRAWN_VARIANTS)
        for (const view of viewsOf(body))
          await expect(access(join(MASTERS, masterFile(body, variant, view)))).resolves.toBeUndefined();
  });
});

const request = { body: "suv", view: "front", variant: 1, width: 320 } as const;

const redness = async (colour: "red" | "blue") => {
  const { channels } = await sharp(await renderDrawnCar({ ...request, colour })).stats();
  return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
};

describe("renderDrawnCar", () => {
  it("gives a 3:2 WebP of the width asked for, the same bytes every time", async () => {
    const [once, again] = await Promise.all([
      renderDrawnCar({ ...request, colour: "red" }),
      renderDrawnCar({ ...request, colour: "red" }),
    ]);
    expect(once.equals(again)).toBe(true);
    expect(await sharp(once).metadata()).toMatchObject({ format: "webp", width: 320, height: 213 });
    expect(once.length).toBeLessThan(20_000);
  });

  it("stands a car in a dark studio for a dark page", async () => {
    const [light, dark] = await Promise.all(
      [false, true].map(async (studio) => {
        const picture = await renderDrawnCar({ ...request, colour: "red", dark: studio });
        const corner = await sharp(picture).extract({ left: 0, top: 0, width: 40, height: 40 }).toBuffer();
        const { channels } = await sharp(corner).stats();
        return channels[1]?.mean ?? 0;
      }),
    );
    expect(light).toBeGreaterThan(180);
    expect(dark).toBeLessThan(60);
  });

  it("leaves nothing of the studio around a car that stands alone", async () => {
    const picture = await renderDrawnCar({ ...request, colour: "red", alone: true });
    const pixels = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (left: number, top: number) => pixels.data[(top * pixels.info.width + left) * 4 + 3];
    expect(pixels.info.channels).toBe(4);
    expect(alphaAt(4, 4)).toBeLessThan(8);
    expect(alphaAt(90, 95)).toBeGreaterThan(247);
  });

  it("mixes two steps of see-through all over a shadow, where one step after the other would be rings", async () => {
    const picture = await renderDrawnCar({ ...request, colour: "red", alone: true });
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (left: number, top: number) => data[(top * info.width + left) * 4 + 3] ?? 0;
    let [all, mixed] = [0, 0];
    // Below the car.
    for (let top = 192; top < 210; top += 2) {
      for (let left = 20; left < 240; left += 2) {
        const four = [
          alphaAt(left, top),
          alphaAt(left + 1, top),
          alphaAt(left, top + 1),
          alphaAt(left + 1, top + 1),
        ];
        all += 1;
        if (new Set(four).size > 1) mixed += 1;
      }
    }
    expect(mixed / all).toBeGreaterThan(0.5);
    expect(picture.length).toBeLessThan(12_000);
  });

  it.each(DRAWN_COLOURS)("paints the bonnet %s", async (colour) => {
    const picture = await renderDrawnCar({ ...request, colour });
    const { channels } = await sharp(picture).extract({ left: 70, top: 80, width: 40, height: 30 }).stats();
    expect(channels.every(({ mean }) => mean > 5 && mean < 254)).toBe(true);
  });

  it("shows the paint: a red car is redder than a blue one where the bonnet is", async () => {
    expect(await redness("red")).toBeGreaterThan((await redness("blue")) + 10);
  });
});
