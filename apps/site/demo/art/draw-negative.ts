import { aimCamera, boundsOf, type Viewpoint } from "./studio/camera.ts";
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
  return direct;
}
