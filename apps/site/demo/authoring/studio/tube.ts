import { gridMesh, type Mesh, type Skin } from "./mesh.ts";

type Vector = readonly [number, number, number];

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
