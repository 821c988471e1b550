import type { Camera } from "./camera.ts";
import { Material } from "./material.ts";
import type { Mesh, SurfacePoint } from "./mesh.ts";

/** What each sample of the picture sees first. `depth` is 1/metres, 0 where nothing is. */
export interface Layer {
  readonly depth: Float32Array;
  readonly normals: Float32Array;
  readonly openness: Float32Array;
  readonly material: Uint8Array;
}

export interface Exposure {
  readonly width: number;
  readonly height: number;
  readonly solid: Layer;
  /** The nearest pane of glass; it counts where it is nearer than `solid`. */
  readonly glass: Layer;
}

const layer = (samples: number): Layer => ({
  depth: new Float32Array(samples),
  normals: new Float32Array(samples * 3),
  openness: new Float32Array(samples),
  material: new Uint8Array(samples),
});

/**
 * Draws meshes into two depth buffers, solid and glass. `openness` holds a value for each vertex of each mesh
 * (how much of the studio it sees). With a mirrored camera it is the picture that a polished floor shows.
 */
export function exposeMeshes(
  meshes: readonly Mesh[],
  openness: readonly Float32Array[],
  camera: Camera,
  width: number,
  height: number,
): Exposure {
  const exposure = { width, height, solid: layer(width * height), glass: layer(width * height) };
  meshes.forEach((mesh, index) => exposeMesh(exposure, mesh, openness[index], camera));
  return exposure;
}

function exposeMesh(
  exposure: Exposure,
  mesh: Mesh,
  openness: Float32Array | undefined,
  camera: Camera,
): void {
  const { width, height, solid, glass } = exposure;
  const { positions, normals, ts, indices, skin, inside } = mesh;
  const screen = projectAll(positions, camera);
  const point: SurfacePoint = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1, t: 0 };
  for (let face = 0; face < indices.length; face += 3) {
    const a = indices[face] ?? 0;
    const b = indices[face + 1] ?? 0;
    const c = indices[face + 2] ?? 0;
    const az = screen[a * 3 + 2] ?? 0;
    const bz = screen[b * 3 + 2] ?? 0;
    const cz = screen[c * 3 + 2] ?? 0;
    if (az <= 0 || bz <= 0 || cz <= 0) continue; // behind the lens
    const ax = screen[a * 3] ?? 0;
    const ay = screen[a * 3 + 1] ?? 0;
    const bx = screen[b * 3] ?? 0;
    const by = screen[b * 3 + 1] ?? 0;
    const cx = screen[c * 3] ?? 0;
    const cy = screen[c * 3 + 1] ?? 0;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0) continue;
    const back = camera.mirrored ? area < 0 : area > 0;
    if (back && inside === null) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let row = top; row <= bottom; row++) {
      const sy = row + 0.5;
      for (let column = left; column <= right; column++) {
        const sx = column + 0.5;
        const wa = ((bx - sx) * (cy - sy) - (by - sy) * (cx - sx)) / area;
        const wb = ((cx - sx) * (ay - sy) - (cy - sy) * (ax - sx)) / area;
        const wc = 1 - wa - wb;
        if (wa < 0 || wb < 0 || wc < 0) continue;
        const depth = wa * az + wb * bz + wc * cz;
        const sample = row * width + column;
        if (depth <= (solid.depth[sample] ?? 0)) continue;
        const pa = (wa * az) / depth;
        const pb = (wb * bz) / depth;
        const pc = (wc * cz) / depth;
        point.x = pa * positions[a * 3]! + pb * positions[b * 3]! + pc * positions[c * 3]!;
        point.y = pa * positions[a * 3 + 1]! + pb * positions[b * 3 + 1]! + pc * positions[c * 3 + 1]!;
        point.z = pa * positions[a * 3 + 2]! + pb * positions[b * 3 + 2]! + pc * positions[c * 3 + 2]!;
        point.nx = pa * normals[a * 3]! + pb * normals[b * 3]! + pc * normals[c * 3]!;
        point.ny = pa * normals[a * 3 + 1]! + pb * normals[b * 3 + 1]! + pc * normals[c * 3 + 1]!;
        point.nz = pa * normals[a * 3 + 2]! + pb * normals[b * 3 + 2]! + pc * normals[c * 3 + 2]!;
        point.t = pa * ts[a]! + pb * ts[b]! + pc * ts[c]!;
        const outer = skin(point);
        if (outer === Material.none) continue;
        const pane = outer === Material.glass;
        const target = pane ? glass : solid;
        if (pane && (back || depth <= (glass.depth[sample] ?? 0))) continue;
        const side = back ? -1 : 1;
        target.depth[sample] = depth;
        target.normals[sample * 3] = point.nx * side;
        target.normals[sample * 3 + 1] = point.ny * side;
        target.normals[sample * 3 + 2] = point.nz * side;
        target.openness[sample] = openness ? pa * openness[a]! + pb * openness[b]! + pc * openness[c]! : 1;
        if (back) target.openness[sample] = 0.35;
        target.material[sample] = back && inside !== null ? inside : outer;
      }
    }
  }
}

function projectAll(positions: Float32Array, camera: Camera): Float32Array {
  const screen = new Float32Array(positions.length);
  const { eye, right, up, forward, scale, offsetX, offsetY } = camera;
  for (let index = 0; index < positions.length; index += 3) {
    const x = positions[index]! - eye[0];
    const y = positions[index + 1]! - eye[1];
    const z = positions[index + 2]! - eye[2];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    screen[index] = offsetX + (scale * (x * right[0] + y * right[1] + z * right[2])) / depth;
    screen[index + 1] = offsetY - (scale * (x * up[0] + y * up[1] + z * up[2])) / depth;
    screen[index + 2] = depth > 0.05 ? 1 / depth : 0;
  }
  return screen;
}
