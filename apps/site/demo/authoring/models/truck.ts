import type { DrawnVariant } from "../drawn-car.ts";
import { Material } from "../studio/material.ts";
import { gridMesh, type Mesh, type SurfacePoint } from "../studio/mesh.ts";
import { roundedBox } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";
import { panelledBox, rectangleEdge } from "./boxes.ts";
import { cabinMesh, cabinOf } from "./car-cabin.ts";
import type { CabinShape } from "./car-shape.ts";
import { placeWheels, wheelMeshes, WHEELS } from "./wheel.ts";

const HALF = 1.16;
const RADIUS = 0.5;
const FRONT = -1.3;

/** A cab over its engine: one tall shell, glass and doors painted on. */
const CAB: CabinShape = {
  roof: [
    [-1.4, 2.66],
    [-0.6, 2.78],
    [0.6, 2.82],
  ],
  windscreen: [
    [0, FRONT],
    [0.45, FRONT - 0.02],
    [0.6, FRONT + 0.04],
    [0.9, FRONT + 0.3],
    [1, FRONT + 0.5],
  ],
  backlight: [
    [0, 0.62],
    [0.9, 0.6],
    [1, 0.48],
  ],
  width: [
    [0, HALF - 0.03],
    [0.1, HALF],
    [0.5, HALF],
    [0.9, HALF - 0.1],
    [0.97, HALF - 0.16],
    [1, HALF - 0.26],
  ],
  corner: { front: [0.42, 2.9], rear: [0.16, 3] },
  crown: 0.04,
  panes: { bottom: 0.5, top: 0.85, front: 0.3, rear: 0.4, splits: [], lean: 0 },
  rearGlass: null,
  trim: "black",
  sunk: 0,
};

const height = (t: number) => 0.62 + t * 2.1;

const dark = () => Material.plastic;

const steel = () => Material.darkAlloy;

/** A rigid truck: cab, chassis and, by design, a pantech body or a drop-side tray. */
export function buildTruck(variant: DrawnVariant): Mesh[] {
  return rigidTruck(variant, [0], variant === 1 ? pantech : tray);
}

/** A cab, a chassis with rear axles this far behind the first one, and a body that ends at `tail`. */
export function rigidTruck(
  variant: DrawnVariant,
  axles: readonly number[],
  body: (tail: number) => Mesh[],
  wheelbase = 4.2,
): Mesh[] {
  const tail = wheelbase + (axles.at(-1) ?? 0) + 1.7;
  const cabin = cabinOf(CAB, {
    low: () => 0.62,
    top: () => 0.62,
    crown: () => 0,
    noseX: () => FRONT,
    tailX: () => 0.62,
    arches: [],
    halfAt: () => HALF,
    tAt: () => 0,
  });
  const cab = cabinMesh(CAB, cabin, (point) => cabMaterial(point, variant, height));
  const parts: Mesh[] = [
    cab,
    roundedBox([FRONT + 0.12, 0, 0.52], [0.5, HALF * 2 + 0.02, 0.36], 0.1, (point) => bumperMaterial(point)),
    roundedBox([tail / 2 - 0.3, -0.42, 0.78], [tail + 0.4, 0.1, 0.24], 0.01, steel),
    roundedBox([tail / 2 - 0.3, 0.42, 0.78], [tail + 0.4, 0.1, 0.24], 0.01, steel),
    ...[-1, 1].flatMap((side) => [
      tube(
        [
          [1.02, side * 0.88, 0.66],
          [1.06, side * 0.88, 0.66],
          [1.86, side * 0.88, 0.66],
          [1.9, side * 0.88, 0.66],
        ],
        (share) => (share < 0.02 || share > 0.98 ? 0.22 : 0.25),
        ({ x }) =>
          Math.abs(x - 1.25) < 0.025 || Math.abs(x - 1.67) < 0.025 ? Material.plastic : Material.steel,
        false,
      ),
      roundedBox([2.42, side * 0.92, 0.66], [0.7, 0.4, 0.44], 0.04, dark),
      roundedBox([3.2, side * (HALF - 0.04), 0.62], [0.8, 0.03, 0.4], 0.01, () => Material.alloy),
      ...axles.map((behind) =>
        roundedBox([wheelbase + behind, side * (HALF - 0.2), RADIUS * 2 + 0.1], [1.25, 0.52, 0.05], 0.02, dark),
      ),
      tube(
        [
          [FRONT + 0.15, side * (HALF - 0.02), 2.3],
          [FRONT + 0.02, side * (HALF + 0.12), 2.36],
          [FRONT + 0.02, side * (HALF + 0.13), 1.6],
        ],
        0.02,
        dark,
      ),
      roundedBox([FRONT + 0.02, side * (HALF + 0.14), 2.0], [0.1, 0.22, 0.48], 0.04, dark),
    ]),
    ...frontArches(),
    ...body(tail),
  ];
  const design = wheelMeshes(RADIUS, 0.28, WHEELS.truck);
  parts.push(...placeWheels(design, [0], HALF - 0.13, RADIUS));
  const rear = axles.map((behind) => wheelbase + behind);
  parts.push(...placeWheels(design, rear, HALF - 0.14, RADIUS));
  parts.push(...placeWheels(design, rear, HALF - 0.46, RADIUS));
  return parts;
}

function cabMaterial(point: SurfacePoint, variant: DrawnVariant, height: (t: number) => number): Material {
  const { x, y, z, t, nx, ny } = point;
  const across = Math.abs(y);
  if (t > 1) return Material.paint;
  if (Math.hypot(x, z - RADIUS) < RADIUS + 0.13 && across > 0.6 && t < 0.4) return Material.none;
  if (nx < -0.35) {
    const screen = rectangleEdge(y, z, [-HALF + 0.08, HALF - 0.08], [1.72, 2.5], 0.1);
    if (screen < -0.02) return Material.glass;
    if (screen < 0) return Material.glossBlack;
    if (z > 1.6 && z < 1.72 && across < HALF - 0.1) return Material.glossBlack;
    const grille = rectangleEdge(y, z, [-0.82, 0.82], [0.78, 1.42], 0.08);
    if (grille < -0.02)
      return variant === 1
        ? (z * 11) % 1 < 0.62
          ? Material.plastic
          : Material.chrome
        : (z * 7) % 1 < 0.4
          ? Material.paint
          : Material.seam;
    if (grille < 0) return Material.plastic;
    if (z > 2.56 && Math.abs(across - 0.55) < 0.06) return Material.lampAmber;
  }
  if (Math.abs(ny) > 0.6) {
    const glass = rectangleEdge(x, z, [FRONT + 0.4, 0.28], [1.72 - (x + 0.9) * 0.06, 2.44], 0.1);
    if (glass < -0.015) return Material.glass;
    if (glass < 0.01) return Material.glossBlack;
    if (Math.abs(rectangleEdge(x, z, [FRONT + 0.3, 0.38], [0.5, 2.56], 0.1)) < 0.006) return Material.seam;
    if (rectangleEdge(x, z, [0.14, 0.33], [1.5, 1.55], 0.02) < 0) return Material.plastic;
    if (z < height(0.04)) return Material.plastic;
  }
  return Material.paint;
}

/** The dark inside of the front arches, with a lip that stands proud of the cab. */
function frontArches(): Mesh[] {
  const radius = RADIUS + 0.12;
  return [
    gridMesh(
      4,
      30,
      (row, column) => {
        const angle = -0.15 + ((Math.PI + 0.3) * column) / 29;
        const size = row === 3 ? 0.1 : radius + (row === 1 ? 0.035 : 0);
        const y = [HALF - 0.02, HALF + 0.025, HALF - 0.1, 0.5][row] ?? 0;
        return [Math.cos(angle) * size, y, RADIUS + Math.sin(angle) * size, row];
      },
      {
        skin: ({ t }) => (t < 1.6 ? Material.plastic : Material.lining),
        mirrored: true,
        inside: Material.lining,
      },
    ),
  ];
}

function bumperMaterial({ y, z, nx }: SurfacePoint): Material {
  const across = Math.abs(y);
  if (nx < -0.4) {
    const lamp = rectangleEdge(across, z, [0.7, 1.06], [0.48, 0.64], 0.05);
    if (lamp < -0.02)
      return Math.hypot(across - 0.82, z - 0.56) < 0.055 || Math.hypot(across - 0.96, z - 0.56) < 0.055
        ? Material.lampClear
        : Material.glossBlack;
    if (lamp < 0) return Material.chrome;
    if (across < 0.2 && Math.abs(z - 0.45) < 0.055) return Material.plate;
    if (across < 0.55 && z > 0.5 && z < 0.64) return Material.plastic;
  }
  return Material.paint;
}

function pantech(tail: number): Mesh[] {
  const from = 0.78;
  const body = panelledBox(
    [from, -1.22, 1.12],
    [tail, 1.22, 3.28],
    0.06,
    Material.shell,
    [{ x: [2.6, 3.5], z: [1.26, 3.1], kind: "door", radius: 0.03, side: "near" }],
    ({ z, nx, y, ny, x }) => {
      const edge = Math.min(x - from, tail - x);
      if (z < 1.2 || z > 3.2 || (Math.abs(ny) > 0.6 && edge < 0.06)) return Material.alloy;
      if (nx > 0.6) {
        if (Math.abs(y) < 0.012) return Material.seam;
        if (Math.abs(Math.abs(y) - 0.22) < 0.02 || Math.abs(Math.abs(y) - 0.86) < 0.02) return Material.steel;
      }
      return null;
    },
  );
  return [body, roundedBox([0.6, 0, 2.95], [0.7, 1.9, 0.46], 0.2, () => Material.paint), ...rearLights(tail)];
}

const alloy = () => Material.alloy;

function tray(tail: number): Mesh[] {
  return [
    roundedBox([(0.78 + tail) / 2, 0, 1.1], [tail - 0.78, 2.4, 0.12], 0.02, () => Material.steel),
    roundedBox([0.86, 0, 1.75], [0.08, 2.36, 1.3], 0.03, ({ y, z }) =>
      z > 1.5 && z < 2.2 && Math.abs(y) < 1
        ? Math.abs((y * 9) % 1) < 0.3
          ? Material.alloy
          : Material.seam
        : Material.alloy,
    ),
    ...[-1, 1].flatMap((side) => [
      roundedBox([(0.95 + tail) / 2, side * 1.2, 1.36], [tail - 0.95, 0.05, 0.4], 0.015, ({ z, x }) =>
        Math.abs(((z * 9) % 1) - 0.5) < 0.06 || Math.abs(x - 3.4) < 0.02 ? Material.steel : Material.alloy,
      ),
      roundedBox([3.4, side * 1.21, 1.36], [0.08, 0.07, 0.46], 0.01, alloy),
    ]),
    roundedBox([tail, 0, 1.36], [0.05, 2.4, 0.4], 0.015, alloy),
    ...rearLights(tail),
  ];
}

export function rearLights(tail: number): Mesh[] {
  return [
    roundedBox([tail - 0.08, 0, 0.72], [0.1, 2.2, 0.16], 0.02, ({ y, nx, z }) => {
      const across = Math.abs(y);
      if (nx > 0.5 && Math.abs(z - 0.72) < 0.05) {
        if (across > 0.72 && across < 1.02) return across > 0.92 ? Material.lampAmber : Material.lampRed;
        if (across < 0.19) return Material.plate;
      }
      return Material.plastic;
    }),
  ];
}
