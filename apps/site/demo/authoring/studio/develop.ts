import type { Camera } from "./camera.ts";
import { smoothstep } from "./curve.ts";
import { flakeLight, matteLight, studioRadiance } from "./light.ts";
import { MATERIAL_LOOKS, Material } from "./material.ts";
import type { FloorLight } from "./openness.ts";
import type { Exposure, Layer } from "./raster.ts";

/**
 * A picture before it is mixed with a paint and a backdrop, in linear light, `width` × `height`:
 * result = backdrop × `open` + (red, green, blue) + paint × `tint`.
 */
export interface Negative {
  readonly width: number;
  readonly height: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly tint: Float32Array;
  readonly open: Float32Array;
  /** Share of a pixel that something covers. */
  readonly cover: Float32Array;
}

/**
 * Shades every sample and averages `step` × `step` of them into a pixel. `strength` says how strongly a point at a
 * height shows: 1 in a plain picture, fading upwards in a reflection.
 */
export function developNegative(
  exposure: Exposure,
  camera: Camera,
  floor: FloorLight,
  step: number,
  strength: (z: number) => number = always,
): Negative {
  const width = exposure.width / step;
  const height = exposure.height / step;
  const plane = () => new Float32Array(width * height);
  const negative = {
    width,
    height,
    red: plane(),
    green: plane(),
    blue: plane(),
    tint: plane(),
    open: plane(),
    cover: plane(),
  };
  const weight = 1 / (step * step);
  const out: Shade = { red: 0, green: 0, blue: 0, tint: 0 };
  for (let row = 0; row < exposure.height; row++) {
    for (let column = 0; column < exposure.width; column++) {
      const sample = row * exposure.width + column;
      const pixel = Math.floor(row / step) * width + Math.floor(column / step);
      const across = (column + 0.5 - camera.offsetX) / camera.scale;
      const down = (camera.offsetY - row - 0.5) / camera.scale;
      const vx = camera.forward[0] + camera.right[0] * across + camera.up[0] * down;
      const vy = camera.forward[1] + camera.right[1] * across + camera.up[1] * down;
      const vz = camera.forward[2] + camera.right[2] * across + camera.up[2] * down;
      const length = Math.hypot(vx, vy, vz);
      const solidDepth = exposure.solid.depth[sample]!;
      const glassDepth = exposure.glass.depth[sample]!;
      let through = weight;
      if (glassDepth > solidDepth) {
        shade(out, exposure.glass, sample, camera, vx, vy, vz, length, floor);
        add(negative, pixel, out, weight * strength(camera.eye[2] + vz / glassDepth));
        through *= 0.1;
      }
      if (solidDepth > 0) {
        shade(out, exposure.solid, sample, camera, vx, vy, vz, length, floor);
        const shown = strength(camera.eye[2] + vz / solidDepth);
        add(negative, pixel, out, through * shown);
        negative.cover[pixel]! += weight * shown;
      } else {
        negative.open[pixel]! += through * floorSeen(camera, vx, vy, vz, floor);
      }
    }
  }
  return negative;
}

const always = () => 1;

interface Shade {
  red: number;
  green: number;
  blue: number;
  tint: number;
}

function add(negative: Negative, pixel: number, shade: Shade, share: number): void {
  negative.red[pixel]! += shade.red * share;
  negative.green[pixel]! += shade.green * share;
  negative.blue[pixel]! += shade.blue * share;
  negative.tint[pixel]! += shade.tint * share;
}

function floorSeen(camera: Camera, vx: number, vy: number, vz: number, floor: FloorLight): number {
  if (vz >= 0) return 1;
  const reach = -camera.eye[2] / vz;
  const light = floor(camera.eye[0] + vx * reach, camera.eye[1] + vy * reach);
  return 0.03 + 0.97 * Math.pow(light, 1.7);
}

function shade(
  out: Shade,
  layer: Layer,
  sample: number,
  camera: Camera,
  vx: number,
  vy: number,
  vz: number,
  length: number,
  floor: FloorLight,
): void {
  const reach = 1 / layer.depth[sample]!;
  const x = camera.eye[0] + vx * reach;
  const y = camera.eye[1] + vy * reach;
  const z = camera.eye[2] + vz * reach;
  let nx = layer.normals[sample * 3]!;
  let ny = layer.normals[sample * 3 + 1]!;
  let nz = layer.normals[sample * 3 + 2]!;
  const size = Math.hypot(nx, ny, nz) || 1;
  nx /= size;
  ny /= size;
  nz /= size;
  const [dx, dy, dz] = [vx / length, vy / length, vz / length];
  const facing = Math.max(0.02, -(nx * dx + ny * dy + nz * dz));
  const material = layer.material[sample]!;
  const look = MATERIAL_LOOKS[material]!;
  const open = layer.openness[sample]!;
  const matte = matteLight(nx, ny, nz) * (0.06 + 0.94 * open);
  const graze = Math.pow(1 - facing, 5) * (1 - look.rough * 0.85);
  const mirror = look.mirror + (1 - look.mirror) * graze;
  const twice = 2 * (nx * dx + ny * dy + nz * dz);
  const [rx, ry, rz] = [dx - twice * nx, dy - twice * ny, dz - twice * nz];
  const shine =
    mirror *
    studioRadiance(x, y, Math.max(0.02, z), rx, ry, rz, look.rough, floor) *
    smoothstep(0.02, 0.62, open);
  const sheen =
    material === Material.glass
      ? 0.05 * smoothstep(0.15, 0.5, Math.sin(x * 2.6 + z * 5.4)) * smoothstep(0.5, 1, Math.abs(ny))
      : 0;
  const glow = look.glow;
  out.red = look.diffuse[0] * matte + shine + sheen + (glow ? glow[0] : 0);
  out.green = look.diffuse[1] * matte + shine + sheen + (glow ? glow[1] : 0);
  out.blue = look.diffuse[2] * matte + shine + sheen * 1.06 + (glow ? glow[2] : 0);
  out.tint =
    material === Material.paint
      ? (matte + flakeLight(nx, ny, nz, -dx, -dy, -dz) * smoothstep(0.1, 0.7, open)) * (1 - mirror)
      : 0;
}
