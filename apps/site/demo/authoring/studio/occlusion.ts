import { Material } from "./material.ts";
import type { Mesh } from "./mesh.ts";

/** Answers whether a ray meets any triangle within `reach` metres. */
export type RayTest = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  reach: number,
) => boolean;

/** Sorts all triangles (holes left out) into a tree of boxes, eight or fewer to a leaf. */
export function buildRayTest(meshes: readonly Mesh[]): RayTest {
  const triangles = gatherTriangles(meshes);
  const count = triangles.length / 9;
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  const centre = (triangle: number, axis: number) =>
    triangles[triangle * 9 + axis]! +
    triangles[triangle * 9 + 3 + axis]! +
    triangles[triangle * 9 + 6 + axis]!;
  const boxes: number[] = [];
  const kids: number[] = []; // left child (right is stored beside it), or -1 with a range
  const build = (from: number, to: number): number => {
    const node = kids.length / 3;
    const min = [Infinity, Infinity, Infinity];
    const max = [-Infinity, -Infinity, -Infinity];
    for (let at = from; at < to; at++) {
      for (let corner = 0; corner < 9; corner++) {
        const value = triangles[order[at]! * 9 + corner]!;
        const axis = corner % 3;
        if (value < min[axis]!) min[axis] = value;
        if (value > max[axis]!) max[axis] = value;
      }
    }
    boxes.push(...min, ...max);
    kids.push(-1, from, to);
    if (to - from > 8) {
      const spans = [0, 1, 2].map((axis) => max[axis]! - min[axis]!);
      const axis = spans.indexOf(Math.max(...spans));
      order.subarray(from, to).sort((a, b) => centre(a, axis) - centre(b, axis));
      const middle = (from + to) >> 1;
      kids[node * 3] = build(from, middle);
      kids[node * 3 + 1] = build(middle, to);
    }
    return node;
  };
  if (count > 0) build(0, count);
  const boxArray = Float32Array.from(boxes);
  const kidArray = Int32Array.from(kids);
  const stack = new Int32Array(128);
  return (ox, oy, oz, dx, dy, dz, reach) => {
    if (count === 0) return false;
    const [ix, iy, iz] = [1 / (dx || 1e-9), 1 / (dy || 1e-9), 1 / (dz || 1e-9)];
    let top = 0;
    stack[top++] = 0;
    while (top > 0) {
      const node = stack[--top]!;
      const box = node * 6;
      const x1 = (boxArray[box]! - ox) * ix;
      const x2 = (boxArray[box + 3]! - ox) * ix;
      const y1 = (boxArray[box + 1]! - oy) * iy;
      const y2 = (boxArray[box + 4]! - oy) * iy;
      const z1 = (boxArray[box + 2]! - oz) * iz;
      const z2 = (boxArray[box + 5]! - oz) * iz;
      const near = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2), 0);
      const far = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2), reach);
      if (near > far) continue;
      const left = kidArray[node * 3]!;
      if (left >= 0) {
        stack[top++] = left;
        stack[top++] = kidArray[node * 3 + 1]!;
        continue;
      }
      for (let at = kidArray[node * 3 + 1]!; at < kidArray[node * 3 + 2]!; at++) {
        if (meets(triangles, order[at]! * 9, ox, oy, oz, dx, dy, dz, reach)) return true;
      }
    }
    return false;
  };
}

function gatherTriangles(meshes: readonly Mesh[]): Float32Array {
  const found: number[] = [];
  for (const { positions, normals, ts, indices, skin } of meshes) {
    for (let face = 0; face < indices.length; face += 3) {
      const corners = [indices[face]!, indices[face + 1]!, indices[face + 2]!];
      const middle = (from: Float32Array, axis: number) =>
        corners.reduce((sum, vertex) => sum + from[vertex * 3 + axis]! / 3, 0);
      const material = skin({
        x: middle(positions, 0),
        y: middle(positions, 1),
        z: middle(positions, 2),
        nx: middle(normals, 0),
        ny: middle(normals, 1),
        nz: middle(normals, 2),
        t: corners.reduce((sum, vertex) => sum + ts[vertex]! / 3, 0),
      });
      if (material === Material.none) continue;
      for (const vertex of corners) {
        found.push(positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!);
      }
    }
  }
  return Float32Array.from(found);
}

/** Möller and Trumbore's test. */
function meets(
  triangles: Float32Array,
  at: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  reach: number,
): boolean {
  const ax = triangles[at]!;
  const ay = triangles[at + 1]!;
  const az = triangles[at + 2]!;
  const e1x = triangles[at + 3]! - ax;
  const e1y = triangles[at + 4]! - ay;
  const e1z = triangles[at + 5]! - az;
  const e2x = triangles[at + 6]! - ax;
  const e2y = triangles[at + 7]! - ay;
  const e2z = triangles[at + 8]! - az;
  const px = dy * e2z - dz * e2y;
  const py = dz * e2x - dx * e2z;
  const pz = dx * e2y - dy * e2x;
  const det = e1x * px + e1y * py + e1z * pz;
  if (Math.abs(det) < 1e-12) return false;
  const inv = 1 / det;
  const tx = ox - ax;
  const ty = oy - ay;
  const tz = oz - az;
  const u = (tx * px + ty * py + tz * pz) * inv;
  if (u < 0 || u > 1) return false;
  const qx = ty * e1z - tz * e1y;
  const qy = tz * e1x - tx * e1z;
  const qz = tx * e1y - ty * e1x;
  const v = (dx * qx + dy * qy + dz * qz) * inv;
  if (v < 0 || u + v > 1) return false;
  const distance = (e2x * qx + e2y * qy + e2z * qz) * inv;
  return distance > 1e-4 && distance < reach;
}
