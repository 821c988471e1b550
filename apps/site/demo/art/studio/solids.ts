import { gridMesh, type GridPoint, type Mesh, type Skin, sheetMesh } from "./mesh.ts";

type Vector = readonly [number, number, number];

/** Steps that linger at both ends, where a rounded box bends. */
function quarterSteps(steps: number): { sign: number; angle: number }[] {
  const angles: { sign: number; angle: number }[] = [];
  for (let step = 0; step <= steps; step++) angles.push({ sign: -1, angle: -90 + (90 * step) / steps });
  for (let step = 0; step <= steps; step++) angles.push({ sign: 1, angle: (90 * step) / steps });
  return angles;
}

/** A box with rounded edges around a middle; `size` is its full length, width and height. */
export function roundedBox(middle: Vector, size: Vector, radius: number, skin: Skin, shear = 0): Mesh {
  const half = size.map((side) => side / 2) as [number, number, number];
  const r = Math.min(radius, ...half);
  const around: { cx: number; cy: number; u: number; v: number }[] = [];
  for (let quadrant = 0; quadrant < 4; quadrant++) {
    for (let step = 0; step <= 5; step++) {
      const angle = ((quadrant + step / 5) * Math.PI) / 2;
      const bias = (quadrant + 0.5) * (Math.PI / 2);
      around.push({
        cx: Math.sign(Math.cos(bias)) * (half[0] - r),
        cy: Math.sign(Math.sin(bias)) * (half[1] - r),
        u: Math.cos(angle),
        v: Math.sin(angle),
      });
    }
  }
  const spans = subdivided(around);
  const rows = [
    { cap: 0, sign: -1, angle: -90 },
    { cap: 0.5, sign: -1, angle: -90 },
    ...upright(quarterSteps(5)),
    { cap: 0.5, sign: 1, angle: 90 },
    { cap: 0, sign: 1, angle: 90 },
  ];
  return gridMesh(
    rows.length,
    spans.length,
    (row, column) => {
      const { sign, angle, cap } = rows[row] ?? { sign: 1, angle: 90, cap: 0 };
      const spot = spans[column] ?? { cx: 0, cy: 0, u: 1, v: 0 };
      const cos = Math.cos((angle * Math.PI) / 180);
      const z = sign * (half[2] - r) + r * Math.sin((angle * Math.PI) / 180);
      const x = (spot.cx + r * spot.u * cos) * cap;
      const y = (spot.cy + r * spot.v * cos) * cap;
      return [middle[0] + x + shear * z, middle[1] + y, middle[2] + z, (z + half[2]) / (2 * half[2])];
    },
    { skin, closed: true },
  );
}

/** Extra points on the long flat stretches, so that shade changes along them. */
function subdivided(points: { cx: number; cy: number; u: number; v: number }[]) {
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    if (point.cx === next.cx && point.cy === next.cy) return [point];
    return Array.from({ length: 8 }, (_, step) => ({
      cx: point.cx + ((next.cx - point.cx) * step) / 8,
      cy: point.cy + ((next.cy - point.cy) * step) / 8,
      u: point.u,
      v: point.v,
    }));
  });
}

function upright(rows: { sign: number; angle: number }[]) {
  return rows.flatMap((row, index) => {
    const next = rows[index + 1];
    if (!next || next.sign === row.sign) return [{ ...row, cap: 1 }];
    return Array.from({ length: 8 }, (_, step) => ({ sign: -1 + (2 * step) / 8, angle: 0, cap: 1 }));
  });
}

/** A ball stretched to `size`; `power` above 2 makes it boxier. */
export function blob(middle: Vector, size: Vector, skin: Skin, power = 2): Mesh {
  const bend = (value: number) => Math.sign(value) * Math.pow(Math.abs(value), 2 / power);
  return gridMesh(
    21,
    36,
    (row, column) => {
      const up = (row / 20 - 0.5) * Math.PI;
      const around = (column / 36) * Math.PI * 2;
      const flat = bend(Math.cos(up));
      return [
        middle[0] + (size[0] / 2) * flat * bend(Math.cos(around)),
        middle[1] + (size[1] / 2) * flat * bend(Math.sin(around)),
        middle[2] + (size[2] / 2) * bend(Math.sin(up)),
        row / 20,
      ];
    },
    { skin, closed: true },
  );
}

/** Turns a profile of [radius, y] points around the y axis through `middle`. */
export function turned(
  middle: Vector,
  profile: readonly (readonly [number, number])[],
  skin: Skin,
  steps = 64,
): Mesh {
  return gridMesh(
    profile.length,
    steps,
    (row, column) => {
      const [radius, y] = profile[row] ?? [0, 0];
      const angle = (column / steps) * Math.PI * 2;
      return [
        middle[0] + radius * Math.cos(angle),
        middle[1] + y,
        middle[2] + radius * Math.sin(angle),
        row / (profile.length - 1),
      ];
    },
    { skin, closed: true },
  );
}

/** A round bar through points, smoothly bent; `radius` may change along it. */
export function tube(
  path: readonly Vector[],
  radius: number | ((share: number) => number),
  skin: Skin,
  smooth = true,
): Mesh {
  const points = smooth && path.length > 2 ? bentPath(path, 8) : path;
  const sides = 14;
  return gridMesh(
    points.length + 2,
    sides,
    (row, column) => {
      const index = Math.min(points.length - 1, Math.max(0, row - 1));
      const here = points[index] ?? [0, 0, 0];
      const before = points[Math.max(0, index - 1)] ?? here;
      const after = points[Math.min(points.length - 1, index + 1)] ?? here;
      const along = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
      const helper: Vector = Math.abs(along[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
      const u = unit(crossed(along, helper));
      const v = crossed(along, u);
      const angle = (column / sides) * Math.PI * 2;
      const share = index / (points.length - 1);
      const size =
        row === 0 || row === points.length + 1 ? 0 : typeof radius === "number" ? radius : radius(share);
      const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size];
      return [
        here[0] + u[0] * c + v[0] * s,
        here[1] + u[1] * c + v[1] * s,
        here[2] + u[2] * c + v[2] * s,
        share,
      ];
    },
    { skin, closed: true },
  );
}

/** A flat shape in the x–z plane with thickness across and a bevelled rim; `outline` runs around it once. */
export function slab(
  outline: readonly (readonly [x: number, z: number])[],
  y: number,
  thickness: number,
  bevel: number,
  skin: Skin,
  smooth = true,
): Mesh {
  const ring = smooth ? bentRing(outline, 6) : outline;
  const count = ring.length;
  const middle: readonly [number, number] = [
    ring.reduce((sum, [x]) => sum + x / count, 0),
    ring.reduce((sum, [, z]) => sum + z / count, 0),
  ];
  const half = thickness / 2;
  const rows: (readonly [inset: number, side: number])[] = [
    [1, -half],
    [0.5, -half],
    [bevel, -half],
    [bevel * 0.3, -half + bevel * 0.3],
    [0, -half + bevel],
    [0, half - bevel],
    [bevel * 0.3, half - bevel * 0.3],
    [bevel, half],
    [0.5, half],
    [1, half],
  ];
  return gridMesh(
    rows.length,
    count,
    (row, column) => {
      const [inset, side] = rows[row] ?? [0, 0];
      const [x, z] = ring[column] ?? [0, 0];
      const away = Math.hypot(x - middle[0], z - middle[1]) || 1;
      const share =
        row === 0 || row === rows.length - 1 ? 1 : row === 1 || row === rows.length - 2 ? 0.5 : inset / away;
      return [x + (middle[0] - x) * share, y + side, z + (middle[1] - z) * share, row / (rows.length - 1)];
    },
    { skin, closed: true },
  );
}

/** One flat four-cornered sheet, seen from both sides. */
export function sheet(corners: readonly [Vector, Vector, Vector, Vector], skin: Skin): Mesh {
  const points = [...corners, ...corners].map(([x, y, z]): GridPoint => [x, y, z, 0]);
  const front = sheetMesh(points.slice(0, 4), [0, 1, 2, 0, 2, 3], { skin });
  return { ...front, inside: null, indices: Uint32Array.from([0, 1, 2, 0, 2, 3]) };
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function crossed(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function between(a: number, b: number, c: number, d: number, s: number): number {
  return (
    0.5 * (2 * b + (c - a) * s + (2 * a - 5 * b + 4 * c - d) * s * s + (3 * b - a - 3 * c + d) * s * s * s)
  );
}

function bentPath(path: readonly Vector[], steps: number): Vector[] {
  const at = (index: number): Vector => path[Math.min(path.length - 1, Math.max(0, index))] ?? [0, 0, 0];
  const points: Vector[] = [];
  for (let index = 0; index < path.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const s = step / steps;
      points.push([
        between(a[0], b[0], c[0], d[0], s),
        between(a[1], b[1], c[1], d[1], s),
        between(a[2], b[2], c[2], d[2], s),
      ]);
    }
  }
  points.push(at(path.length - 1));
  return points;
}

function bentRing(
  ring: readonly (readonly [number, number])[],
  steps: number,
): (readonly [number, number])[] {
  const at = (index: number) => ring[(index + ring.length) % ring.length] ?? [0, 0];
  return ring.flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: steps }, (__, step) => {
      const s = step / steps;
      return [between(a[0], b[0], c[0], d[0], s), between(a[1], b[1], c[1], d[1], s)] as const;
    });
  });
}
