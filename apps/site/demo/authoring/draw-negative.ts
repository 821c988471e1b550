import { blurPlane } from "./studio/blur.ts";
import { aimCamera, boundsOf, mirrorCamera, type Viewpoint } from "./studio/camera.ts";
import { developNegative, type Negative } from "./studio/develop.ts";
import type { Mesh } from "./studio/mesh.ts";
import { buildRayTest } from "./studio/occlusion.ts";
import { type FloorLight, measureFloorLight, vertexOpenness } from "./studio/openness.ts";
import { exposeMeshes } from "./studio/raster.ts";

/** A vehicle standing in the studio with its light measured; take as many pictures of it as wanted. */
export interface Sitter {
  readonly meshes: readonly Mesh[];
  readonly openness: readonly Float32Array[];
  readonly floor: FloorLight;
}

/** Measures the light on a vehicle. `rays` trades time for smoothness: 16 for a proof, 64 for print. */
export function seatInStudio(meshes: readonly Mesh[], rays: number): Sitter {
  const test = buildRayTest(meshes);
  return {
    meshes,
    openness: vertexOpenness(meshes, test, rays),
    floor: measureFloorLight(test, boundsOf(meshes), rays * 2),
  };
}

/** Takes one picture with `step` × `step` samples a pixel, the polished floor's reflection included. */
export function drawNegative(
  sitter: Sitter,
  view: Viewpoint,
  width: number,
  height: number,
  step: number,
): Negative {
  const camera = aimCamera(sitter.meshes, view, width * step, height * step);
  const { meshes, openness, floor } = sitter;
  const direct = developNegative(
    exposeMeshes(meshes, openness, camera, width * step, height * step),
    camera,
    floor,
    step,
  );
  addReflection(direct, sitter, view, step);
  return direct;
}

/** How much a polished floor shows of what stands on it, and how fast that fades with height. */
const POLISH = 0.2;
const FADE = 0.34;

/** Draws the vehicle from under the floor, blurs it and lays it where the floor is bare. */
function addReflection(picture: Negative, sitter: Sitter, view: Viewpoint, step: number): void {
  if (view.inside) return;
  const { meshes, openness, floor } = sitter;
  const { width, height } = picture;
  const coarse = Math.max(1, step - 1);
  const camera = mirrorCamera(aimCamera(meshes, view, width * coarse, height * coarse));
  const exposure = exposeMeshes(meshes, openness, camera, width * coarse, height * coarse);
  const seen = developNegative(
    exposure,
    camera,
    floor,
    coarse,
    (z) => POLISH * Math.exp(-Math.max(0, z) / FADE),
  );
  const radius = Math.max(1, Math.round(width / 420));
  for (const plane of ["red", "green", "blue", "tint", "cover"] as const)
    blurPlane(seen[plane], width, height, radius);
  for (let pixel = 0; pixel < picture.open.length; pixel++) {
    const bare = 1 - Math.min(1, picture.cover[pixel]!);
    if (bare === 0) continue;
    picture.red[pixel]! += seen.red[pixel]! * bare;
    picture.green[pixel]! += seen.green[pixel]! * bare;
    picture.blue[pixel]! += seen.blue[pixel]! * bare;
    picture.tint[pixel]! += seen.tint[pixel]! * bare;
    picture.open[pixel]! *= 1 - Math.min(1, seen.cover[pixel]!);
  }
}
