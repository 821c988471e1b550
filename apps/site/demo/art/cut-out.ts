import type { Planes } from "./mix-picture.ts";
import { screenByte } from "./mix-picture.ts";

/** Below this light a half covered pixel is shadow on the floor, not the edge of the car. */
const SHADOW_LIGHT = 0.05;

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
    if (alpha < 0.004) continue;
    for (let channel = 0; channel < 3; channel++)
      out[at + channel] = screenByte(light[channel]! / Math.max(solid, 0.02));
    out[at + 3] = Math.min(255, Math.round(alpha * 255));
  }
  return out;
}
