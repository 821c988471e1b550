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
    light += below * (0.52 * floor(fx, fy) ** 1.5 + 0.02) * (1 - 0.45 * Math.min(1, away));
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
  let light = 0.13 + 0.4 * smoothstep(0, 0.55 + soft, dz);
  // A strip light along each side, and a weaker one ahead and behind.
  const strip = smoothstep(0.24 - soft, 0.24 + soft, dz) - smoothstep(0.4 - soft, 0.4 + soft, dz);
  light += strip * (0.35 + 1.5 * smoothstep(0.35, 0.8, Math.abs(dy)));
  if (dz > 0.08) {
    const up = (5 - z) / dz;
    const [cx, cy] = [Math.abs(x + dx * up - 1.3), Math.abs(y + dy * up)];
    const edge = 0.25 + soft * 6;
    const panel =
      (1 - smoothstep(4.4 - edge * 3, 4.4 + edge * 3, cx)) * (1 - smoothstep(1.25 - edge, 1.25 + edge, cy));
    light += 6.2 * panel;
  }
  return light;
}

/** Light gathered by a matt surface facing (nx, ny, nz): strongest from above, a little more from the camera's side. */
export function matteLight(nx: number, ny: number, nz: number): number {
  const up = 0.5 + 0.5 * nz;
  return 0.14 + 0.8 * up * up + 0.16 * Math.max(0, -ny) + 0.1 * Math.max(0, -nx) + 0.05 * Math.max(0, nx);
}

/** The broad glint of metal flakes under the clear coat, taking the paint's colour. */
export function flakeLight(nx: number, ny: number, nz: number, vx: number, vy: number, vz: number): number {
  const [hx, hy, hz] = [vx, vy, vz + 1.2];
  const length = Math.hypot(hx, hy, hz) || 1;
  const facing = Math.max(0, (nx * hx + ny * hy + nz * hz) / length);
  const facing4 = facing * facing * facing * facing;
  return 0.62 * facing4 * facing4;
}
