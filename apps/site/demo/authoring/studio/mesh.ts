import type { Material } from "./material.ts";

/** A point on a surface, as a skin sees it. Metres: x to the rear, y across, z up from the floor. */
export interface SurfacePoint {
  x: number;
  y: number;
  z: number;
  /** Outward normal. */
  nx: number;
  ny: number;
  nz: number;
  /** The surface's own coordinate, usually 0 at its foot and 1 at its top. */
  t: number;
}

/** Says what a point is made of; `Material.none` cuts a hole (a wheel arch). */
export type Skin = (point: SurfacePoint) => Material;

/** The skin of a part that is made of one thing. */
export const madeOf =
  (material: Material): Skin =>
  () =>
    material;

/** Triangles with smooth normals. `inside` is what the back of a shell is made of; null means it is solid. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly ts: Float32Array;
  readonly indices: Uint32Array;
  readonly skin: Skin;
  readonly inside: Material | null;
}

/** Where a grid's corner lies: x, y, z and the surface's own coordinate. */
export type GridPoint = readonly [x: number, y: number, z: number, t: number];

export interface GridOptions {
  readonly skin: Skin;
  readonly inside?: Material;
  /** Join the last column to the first (a tube). */
  readonly closed?: boolean;
  /** Also build the other side, y mirrored; points on y = 0 get no sideways normal. */
  readonly mirrored?: boolean;
}

/** A smooth sheet over rows × columns points. It is turned so that its normals point out of what it encloses. */
export function gridMesh(
  rows: number,
  columns: number,
  at: (row: number, column: number) => GridPoint,
  options: GridOptions,
): Mesh {
  const points: GridPoint[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) points.push(at(row, column));
  }
  const faces: number[] = [];
  const across = options.closed ? columns : columns - 1;
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < across; column++) {
      const next = (column + 1) % columns;
      const [a, b] = [row * columns + column, row * columns + next];
      const [c, d] = [a + columns, b + columns];
      faces.push(a, b, d, a, d, c);
    }
  }
  return sheetMesh(points, faces, options);
}

/** Like {@link gridMesh} for any triangles. */
export function sheetMesh(
  points: readonly GridPoint[],
  faces: readonly number[],
  options: Omit<GridOptions, "closed">,
): Mesh {
  const sides = options.mirrored ? 2 : 1;
  const count = points.length;
  const positions = new Float32Array(count * 3 * sides);
  const ts = new Float32Array(count * sides);
  const indices = new Uint32Array(faces.length * sides);
  points.forEach(([x, y, z, t], index) => {
    positions.set([x, y, z], index * 3);
    ts[index] = t;
    if (sides === 2) {
      positions.set([x, -y, z], (index + count) * 3);
      ts[index + count] = t;
    }
  });
  indices.set(faces);
  if (sides === 2) {
    for (let face = 0; face < faces.length; face += 3) {
      const [a = 0, b = 0, c = 0] = [faces[face], faces[face + 1], faces[face + 2]];
      indices.set([a + count, c + count, b + count], faces.length + face);
    }
  }
  if (signedVolume(positions, indices) < 0) turnInsideOut(indices);
  const normals = smoothNormals(positions, indices);
  if (sides === 2) flattenSeam(positions, normals);
  return { positions, normals, ts, indices, skin: options.skin, inside: options.inside ?? null };
}

/** A copy moved by (dx, dy, dz), optionally mirrored to the other side first. */
export function placeMesh(mesh: Mesh, dx: number, dy: number, dz: number, mirrored = false): Mesh {
  const positions = mesh.positions.slice();
  const normals = mesh.normals.slice();
  const indices = mesh.indices.slice();
  const side = mirrored ? -1 : 1;
  for (let index = 0; index < positions.length; index += 3) {
    positions[index] = (positions[index] ?? 0) + dx;
    positions[index + 1] = (positions[index + 1] ?? 0) * side + dy;
    positions[index + 2] = (positions[index + 2] ?? 0) + dz;
    normals[index + 1] = (normals[index + 1] ?? 0) * side;
  }
  if (mirrored) turnInsideOut(indices);
  return { ...mesh, positions, normals, indices };
}

function signedVolume(positions: Float32Array, indices: Uint32Array): number {
  const middle = [0, 0, 0];
  for (let index = 0; index < positions.length; index++)
    middle[index % 3] = (middle[index % 3] ?? 0) + ((positions[index] ?? 0) * 3) / positions.length;
  let volume = 0;
  const at = (vertex: number, axis: number) => (positions[vertex * 3 + axis] ?? 0) - (middle[axis] ?? 0);
  for (let face = 0; face < indices.length; face += 3) {
    const [a = 0, b = 0, c = 0] = [indices[face], indices[face + 1], indices[face + 2]];
    volume +=
      at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1)) +
      at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2)) +
      at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0));
  }
  return volume;
}

function turnInsideOut(indices: Uint32Array): void {
  for (let face = 0; face < indices.length; face += 3) {
    const second = indices[face + 1] ?? 0;
    indices[face + 1] = indices[face + 2] ?? 0;
    indices[face + 2] = second;
  }
}

/** Face normals weighted by area, gathered over vertices at the same place so that seams do not show. */
function smoothNormals(positions: Float32Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  const gathered = new Map<string, [number, number, number]>();
  const key = (v: number) =>
    `${Math.round((positions[v * 3] ?? 0) * 2e4)},${Math.round((positions[v * 3 + 1] ?? 0) * 2e4)},${Math.round((positions[v * 3 + 2] ?? 0) * 2e4)}`;
  const keys = Array.from({ length: positions.length / 3 }, (_, vertex) => key(vertex));
  for (let face = 0; face < indices.length; face += 3) {
    const [a = 0, b = 0, c = 0] = [indices[face], indices[face + 1], indices[face + 2]];
    const edge = (from: number, to: number, axis: number) =>
      (positions[to * 3 + axis] ?? 0) - (positions[from * 3 + axis] ?? 0);
    const [ux, uy, uz] = [edge(a, b, 0), edge(a, b, 1), edge(a, b, 2)];
    const [vx, vy, vz] = [edge(a, c, 0), edge(a, c, 1), edge(a, c, 2)];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const vertex of [a, b, c]) {
      const place = keys[vertex] ?? "";
      const sum = gathered.get(place) ?? [0, 0, 0];
      sum[0] += nx;
      sum[1] += ny;
      sum[2] += nz;
      gathered.set(place, sum);
    }
  }
  keys.forEach((place, vertex) => {
    const [nx, ny, nz] = gathered.get(place) ?? [0, 0, 1];
    const length = Math.hypot(nx, ny, nz) || 1;
    normals.set([nx / length, ny / length, nz / length], vertex * 3);
  });
  return normals;
}

function flattenSeam(positions: Float32Array, normals: Float32Array): void {
  for (let index = 0; index < positions.length; index += 3) {
    if (Math.abs(positions[index + 1] ?? 1) > 1e-4) continue;
    const length = Math.hypot(normals[index] ?? 0, normals[index + 2] ?? 0) || 1;
    normals[index] = (normals[index] ?? 0) / length;
    normals[index + 1] = 0;
    normals[index + 2] = (normals[index + 2] ?? 0) / length;
  }
}
