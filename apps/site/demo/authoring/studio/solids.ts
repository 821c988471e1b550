import { gridMesh, type Mesh, type Skin } from "./mesh.ts";

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
