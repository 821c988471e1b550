import type { Planes } from "./mix-picture.ts";
import { screenByte } from "./mix-picture.ts";

/** Below this light a half covered pixel is shadow on the floor, not the edge of the car. */
const SHADOW_LIGHT = 0.05;

/** How many steps of see-through a picture keeps. Each is kept without loss, so that few are a small picture. */
const STEPS = 11;

/** What covers more is the car itself, or the dark below it. */
const SHADOW_COVERS = 0.75;

/**
 * What a pixel covers, as one of the steps. In a shadow its neighbours take the next step sooner: what lies between two steps
 * is a mix of both, where one step after the other would be rings. So fine a mix shows no pattern when a browser shrinks it.
 */
function stepped(covers: number, column: number, row: number): number {
  const sooner = (column + row) % 2 === 0 ? 0.75 : 0.25;
  return Math.floor(covers * STEPS + (covers < SHADOW_COVERS ? sooner : 0.5)) / STEPS;
}

/**
 * Mixes planes with a paint into RGBA bytes: the car and its shadow alone, to stand on any ground. What shows of the
 * studio becomes see-through.
 */
export function cutOut(planes: Planes, paint: readonly [number, number, number]): Uint8Array {
  const { width, height, red, green, blue, tint, open } = planes;
  const out = new Uint8Array(width * height * 4);
  const [r, g, b] = paint;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const shows = Math.min(1, open[pixel]!);
    const coat = tint[pixel]!;
    const light = [red[pixel]! + coat * r, green[pixel]! + coat * g, blue[pixel]! + coat * b] as const;
    const solid = 1 - shows;
    const brightest = Math.max(...light);
    // Screens blend in gamma, so a shadow of linear light is thinner there than its share of the pixel.
    const shadow = 1 - Math.pow(shows, 1 / 2.2);
    const lit = solid === 0 ? 0 : Math.min(1, brightest / solid / SHADOW_LIGHT);
    const alpha = shadow + (solid - shadow) * lit;
    const at = pixel * 4;
    const kept = stepped(alpha, pixel % width, Math.floor(pixel / width));
    if (kept === 0) continue;
    for (let channel = 0; channel < 3; channel++)
      out[at + channel] = screenByte(light[channel]! / Math.max(solid, 0.02));
    out[at + 3] = Math.round(kept * 255);
  }
  return out;
}
