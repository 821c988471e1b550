import { blurPlane } from "./blur.ts";
import type { Mesh } from "./mesh.ts";
import type { RayTest } from "./occlusion.ts";

/** Directions over the upper half of a ball, more of them near the pole (cosine weighted); the same every time. */
export function hemisphere(rays: number): readonly (readonly [number, number, number])[] {
  return Array.from({ length: rays }, (_, index) => {
    const share = (index + 0.5) / rays;
    const angle = index * 2.399963229728653;
    const radius = Math.sqrt(share);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, Math.sqrt(1 - share)] as const;
  });
}

/** How much of the studio each vertex sees, 0 to 1. The floor hides nothing: it is bright. */
export function vertexOpenness(
  meshes: readonly Mesh[],
  test: RayTest,
  rays: number,
  reach = 1.6,
): Float32Array[] {
  const directions = hemisphere(rays);
  const seen = new Map<string, number>();
  return meshes.map(({ positions, normals }) => {
    const open = new Float32Array(positions.length / 3);
    for (let vertex = 0; vertex < open.length; vertex++) {
      const at = vertex * 3;
      const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
      const [nx, ny, nz] = [normals[at]!, normals[at + 1]!, normals[at + 2]!];
      const key = `${Math.round(x * 2e3)},${Math.round(y * 2e3)},${Math.round(z * 2e3)},${Math.round(nx * 8)},${Math.round(ny * 8)},${Math.round(nz * 8)}`;
      let value = seen.get(key);
      if (value === undefined) {
        value = openAt(directions, test, reach, x, y, z, nx, ny, nz);
        seen.set(key, value);
      }
      open[vertex] = value;
    }
    return open;
  });
}

function openAt(
  directions: readonly (readonly [number, number, number])[],
  test: RayTest,
  reach: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  // Any two directions square to the normal.
  const helper = Math.abs(nz) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  let [tx, ty, tz] = [
    ny * helper[2]! - nz * helper[1]!,
    nz * helper[0]! - nx * helper[2]!,
    nx * helper[1]! - ny * helper[0]!,
  ];
  const length = Math.hypot(tx, ty, tz) || 1;
  [tx, ty, tz] = [tx / length, ty / length, tz / length];
  const [bx, by, bz] = [ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx];
  const lift = 0.012;
  let free = 0;
  for (const [u, v, w] of directions) {
    const hit = test(
      x + nx * lift,
      y + ny * lift,
      z + nz * lift,
      tx * u + bx * v + nx * w,
      ty * u + by * v + ny * w,
      tz * u + bz * v + nz * w,
      reach,
    );
    if (!hit) free++;
  }
  return free / directions.length;
}

/** Light arriving at the floor around and under the vehicle, 0 to 1, looked up by place in metres. */
export interface FloorLight {
  (x: number, y: number): number;
}

/** Measures the soft shadow: rays go up to a wide lamp above, so edges far from the floor blur more. */
export function measureFloorLight(
  test: RayTest,
  box: { readonly min: readonly number[]; readonly max: readonly number[] },
  rays: number,
): FloorLight {
  const margin = 1.6;
  const [x0, y0] = [box.min[0]! - margin, box.min[1]! - margin];
  const [wide, deep] = [box.max[0]! + margin - x0, box.max[1]! + margin - y0];
  const [columns, rows] = [200, 110];
  const directions = hemisphere(rays);
  const grid = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [x0 + (wide * column) / (columns - 1), y0 + (deep * row) / (rows - 1)];
      let free = 0;
      for (const [dx, dy, dz] of directions) if (!test(x, y, 0.002, dx, dy, dz, 6)) free++;
      grid[row * columns + column] = free / directions.length;
    }
  }
  // The rays' pattern goes, the shadow stays.
  blurPlane(grid, columns, rows, 2);
  return (x, y) => {
    const column = ((x - x0) / wide) * (columns - 1);
    const row = ((y - y0) / deep) * (rows - 1);
    if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return 1;
    const [c, r] = [Math.floor(column), Math.floor(row)];
    const [fc, fr] = [column - c, row - r];
    const at = r * columns + c;
    const upper = grid[at]! * (1 - fc) + grid[at + 1]! * fc;
    const lower = grid[at + columns]! * (1 - fc) + grid[at + columns + 1]! * fc;
    const light = upper * (1 - fr) + lower * fr;
    // Fade to full light at the border so that the grid's edge never shows.
    const border = Math.min(column, row, columns - 1 - column, rows - 1 - row) / 14;
    return border < 1 ? 1 - (1 - light) * border : light;
  };
}
