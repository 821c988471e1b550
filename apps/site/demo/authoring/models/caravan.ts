import type { DrawnVariant } from "../drawn-car.ts";
import { curveThrough } from "../studio/curve.ts";
import { Material } from "../studio/material.ts";
import { gridMesh, type Mesh } from "../studio/mesh.ts";
import { roundedBox } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";
import { panelMaterial, rectangleEdge, type SidePanel } from "./boxes.ts";
import { placeWheels, wheelMeshes, WHEELS } from "./wheel.ts";

const LENGTH = 5.4;
const HALF = 1.14;
const FLOOR = 0.48;

/** The outline from the side: a raked nose and a gently curved roof. */
const OUTLINES = {
  1: {
    nose: [
      [0, 0.14],
      [0.3, 0.02],
      [0.55, 0],
      [0.78, 0.22],
      [0.93, 0.62],
      [1, 0.95],
    ],
    roof: 2.62,
  },
  2: {
    nose: [
      [0, 0.3],
      [0.2, 0.06],
      [0.45, 0],
      [0.72, 0.12],
      [0.9, 0.4],
      [1, 0.7],
    ],
    roof: 2.5,
  },
} as const;

function panels(variant: DrawnVariant): SidePanel[] {
  const shared: SidePanel[] = [
    { x: [0.72, 1.5], z: [1.45, 2.02], kind: "glass", radius: 0.1 },
    { x: [1.72, 2.34], z: [0.6, 2.38], kind: "door", radius: 0.08, side: "near" },
    { x: [1.83, 2.23], z: [1.62, 2.16], kind: "glass", radius: 0.08, side: "near" },
    { x: [2.6, 3.6], z: [1.45, 2.02], kind: "glass", radius: 0.1 },
    { x: [4.05, 4.85], z: [1.45, 2.02], kind: "glass", radius: 0.1 },
    { x: [0.5, 1.35], z: [0.66, 1.05], kind: "door", radius: 0.05 },
    { x: [4.15, 4.8], z: [0.66, 1.02], kind: "door", radius: 0.05 },
  ];
  return variant === 1 ? shared : [...shared, { x: [2.6, 3.5], z: [1.0, 1.28], kind: "door", radius: 0.04 }];
}

const steel = () => Material.darkAlloy;

/** A tandem-axle touring caravan; the paint shows as a swage along its sides and on the front. */
export function buildCaravan(variant: DrawnVariant): Mesh[] {
  const { nose, roof } = OUTLINES[variant];
  const axles = [2.62, 3.44];
  const radius = 0.345;
  const sides = panels(variant);
  const shell = shellMesh(nose, roof, (point) => {
    const { x, z, ny, nx, y } = point;
    if (Math.abs(ny) > 0.6) {
      if (inArch(x, z, axles, radius)) return Material.none;
      const found = panelMaterial(sides, point);
      if (found !== null) return found;
      const swage = variant === 1 ? z < 1.24 - (x - 2.7) * 0.05 && z > 0.66 : z > 1.06 && z < 1.36;
      if (swage)
        return Math.abs(((z * 14) % 1) - 0.5) < 0.05 && variant === 1 ? Material.seam : Material.paint;
      if (z < 0.66) return Material.steel;
      return Material.shell;
    }
    if (nx < -0.3) {
      const glass = rectangleEdge(y, z, [-0.78, 0.78], [1.52, 2.06], 0.1);
      if (glass < -0.02) return Material.glossBlack;
      if (glass < 0.01) return Material.plastic;
      if (z < 1.2) return variant === 1 ? Material.steel : Material.paint;
    }
    if (nx > 0.5) {
      const glass = rectangleEdge(y, z, [-0.6, 0.6], [1.5, 2.0], 0.1);
      if (glass < -0.02) return Material.glossBlack;
      if (glass < 0.01) return Material.plastic;
      if (Math.abs(Math.abs(y) - 0.96) < 0.06 && z > 0.72 && z < 1.12)
        return z > 1.02 ? Material.lampAmber : z > 0.98 ? Material.lampClear : Material.lampRed;
      if (Math.abs(y - 0.5) < 0.18 && Math.abs(z - 0.72) < 0.055) return Material.plate;
      if (z < 1.24) return Material.paint;
    }
    return z < 0.66 ? Material.steel : Material.shell;
  });
  const frame = [
    roundedBox([2.7, 0, 0.43], [5.2, 1.5, 0.12], 0.02, steel),
    tube(
      [
        [-1.05, 0, 0.46],
        [0.2, -0.72, 0.46],
        [1.2, -0.8, 0.46],
      ],
      0.045,
      steel,
      false,
    ),
    tube(
      [
        [-1.05, 0, 0.46],
        [0.2, 0.72, 0.46],
        [1.2, 0.8, 0.46],
      ],
      0.045,
      steel,
      false,
    ),
    tube(
      [
        [-1.25, 0, 0.5],
        [-1.0, 0, 0.48],
        [-0.7, 0, 0.46],
      ],
      0.05,
      steel,
      false,
    ),
    tube(
      [
        [-0.72, -0.12, 0.02],
        [-0.72, -0.12, 0.72],
      ],
      0.03,
      () => Material.steel,
      false,
    ),
    roundedBox([-0.3, 0, 0.68], [0.5, 0.9, 0.34], 0.05, () => Material.plastic),
    roundedBox([5.48, 0, 0.5], [0.1, 2.0, 0.1], 0.03, () => Material.steel),
    roundedBox([2.05, -HALF - 0.16, 0.36], [0.55, 0.26, 0.04], 0.01, () => Material.plastic),
    roundedBox([2.7, 0, roof + 0.04], [0.7, 0.5, 0.12], 0.05, () => Material.shell),
    roundedBox([4.1, 0, roof + 0.06], [0.9, 0.62, 0.16], 0.06, () => Material.shell),
    tube(
      [
        [0.85, -HALF - 0.05, 2.27],
        [4.9, -HALF - 0.05, 2.27],
      ],
      0.045,
      () => Material.shell,
      false,
    ),
  ];
  const wheels = placeWheels(
    wheelMeshes(radius, 0.22, variant === 1 ? WHEELS.sixRugged : WHEELS.fiveBroad),
    axles,
    HALF - 0.14,
    radius,
  );
  const liners = axles.map((x) =>
    roundedBox([x, 0, 0.6], [0.8, HALF * 2 - 0.5, 0.5], 0.1, () => Material.lining),
  );
  return [shell, ...frame, ...liners, ...wheels];
}

const inArch = (x: number, z: number, axles: readonly number[], radius: number) =>
  axles.some((axle) => Math.hypot(x - axle, z - radius) < radius + 0.06) ||
  (x > (axles[0] ?? 0) && x < (axles[1] ?? 0) && z < radius * 2 + 0.06 - 0.0);

const gather = (k: number) => (k < 0.9 ? 0 : 0.09 * (1 - Math.sqrt(Math.max(0, 1 - ((k - 0.9) / 0.1) ** 2))));

function shellMesh(nose: readonly (readonly [number, number])[], roof: number, skin: Mesh["skin"]): Mesh {
  const noseX = curveThrough(nose);
  const columns = 120;
  // A loop seen from the side is swept across the width, with its last centimetres gathered in.
  const ring = Array.from({ length: columns }, (_, index) => ringPoint(index / columns, noseX, roof));
  const across = [0, 0.3, 0.6, 0.8, 0.9, 0.945, 0.97, 0.985, 0.995, 1];
  const middle = [LENGTH / 2, (FLOOR + roof) / 2] as const;
  const caps = [0.9, 0.75, 0.55, 0.3, 0.1, 0];
  return gridMesh(
    across.length + caps.length,
    columns,
    (row, column) => {
      const [x, z] = ring[column] ?? [0, 0];
      const k = across[row] ?? 1;
      const inward = gather(k);
      const shrink = (value: number, centre: number, half: number) =>
        centre + (value - centre) * (1 - inward / half);
      if (row < across.length) return [shrink(x, middle[0], 2.7), k * HALF, shrink(z, middle[1], 1.05), k];
      const cap = caps[row - across.length] ?? 0;
      const sx = shrink(x, middle[0], 2.7) * 1;
      const sz = shrink(z, middle[1], 1.05);
      return [middle[0] + (sx - middle[0]) * cap, HALF, middle[1] + (sz - middle[1]) * cap, 1];
    },
    { skin, mirrored: true, closed: true, inside: Material.lining },
  );
}

/** A point on the side outline, `share` of the way round: floor, rear, roof, nose. */
function ringPoint(share: number, noseX: (t: number) => number, roof: number): readonly [number, number] {
  const height = roof - FLOOR;
  if (share < 0.22) return [0.35 + ((LENGTH - 0.5) * share) / 0.22, FLOOR];
  if (share < 0.45) {
    const t = (share - 0.22) / 0.23;
    const lean = t > 0.85 ? 0.22 * ((t - 0.85) / 0.15) ** 2 : 0.03 * t;
    return [LENGTH - 0.04 - lean, FLOOR + height * 0.985 * t];
  }
  if (share < 0.68) {
    const t = (share - 0.45) / 0.23;
    const front = noseX(1);
    const x = LENGTH - 0.26 + (front - (LENGTH - 0.26)) * t;
    return [x, roof - 0.02 + 0.05 * Math.sin(t * Math.PI)];
  }
  const t = 1 - (share - 0.68) / 0.32;
  return [noseX(t), FLOOR + height * (0.99 * t)];
}
