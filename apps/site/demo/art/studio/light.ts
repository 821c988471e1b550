import { smoothstep } from "./curve.ts";
import type { FloorLight } from "./openness.ts";

/**
 * Radiance of the studio seen from a point in a direction: a bright floor with the vehicle's own shadow on it, a
 * grey wall with one long strip of light on each side, and a wide soft box overhead. `blur` 0 is a mirror.
 */
export function studioRadiance(
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  blur: number,
  floor: FloorLight,
): number {
  const soft = 0.02 + blur * 0.55;
  const below = 1 - smoothstep(-soft, soft, dz);
  let light = 0;
  if (below > 0) {
    const reach = z / Math.max(0.03, -dz);
    const [fx, fy] = [x + dx * reach, y + dy * reach];
    const away = Math.hypot(fx - 1.4, fy) / 9;
    light += below * (0.62 * floor(fx, fy) + 0.06) * (1 - 0.45 * Math.min(1, away));
  }
  if (below < 1) light += (1 - below) * upperHalf(x, y, z, dx, dy, dz, soft);
  return light;
}

function upperHalf(
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  soft: number,
): number {
  // Dark band at the horizon, then the wall brightens upwards.
  let light = 0.3 + 0.42 * smoothstep(0.02, 0.3 + soft, dz);
  // A strip light along each side, and a weaker one ahead and behind.
  const strip = smoothstep(0.26 - soft, 0.26 + soft, dz) - smoothstep(0.46 - soft, 0.46 + soft, dz);
  light += strip * (0.5 + 1.25 * smoothstep(0.35, 0.8, Math.abs(dy)));
  if (dz > 0.08) {
    const up = (5 - z) / dz;
    const [cx, cy] = [Math.abs(x + dx * up - 1.3), Math.abs(y + dy * up)];
    const edge = 0.25 + soft * 6;
    const panel =
      (1 - smoothstep(3.9 - edge, 3.9 + edge, cx)) * (1 - smoothstep(1.25 - edge, 1.25 + edge, cy));
    light += 6.2 * panel;
  }
  return light;
}

/** Light gathered by a matt surface facing (nx, ny, nz): strongest from above, a little more from the camera's side. */
export function matteLight(nx: number, ny: number, nz: number): number {
  const up = 0.5 + 0.5 * nz;
  return 0.2 + 0.78 * up * up + 0.16 * Math.max(0, -ny) + 0.1 * Math.max(0, -nx) + 0.05 * Math.max(0, nx);
}

/** The broad glint of metal flakes under the clear coat, taking the paint's colour. */
export function flakeLight(nx: number, ny: number, nz: number, vx: number, vy: number, vz: number): number {
  const [hx, hy, hz] = [vx, vy, vz + 1.2];
  const length = Math.hypot(hx, hy, hz) || 1;
  const facing = Math.max(0, (nx * hx + ny * hy + nz * hz) / length);
  const facing4 = facing * facing * facing * facing;
  return 0.5 * facing4 * facing4;
}
