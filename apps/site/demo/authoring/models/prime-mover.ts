import type { DrawnVariant } from "../drawn-car.ts";
import { Material } from "../studio/material.ts";
import { gridMesh, type Mesh, type SurfacePoint } from "../studio/mesh.ts";
import { roundedBox } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";
import { rectangleEdge } from "./boxes.ts";
import { cabinMesh, cabinOf } from "./car-cabin.ts";
import type { CabinShape } from "./car-shape.ts";
import { placeWheels, wheelMeshes, WHEELS } from "./wheel.ts";

const RADIUS = 0.52;
const HALF = 1.02;
const NOSE = -0.98;
const COWL = 1.28;
const AXLES = [4.5, 5.8];

/** The cab behind the bonnet: an upright shell with a steep two-pane screen. */
const CAB: CabinShape = {
  roof: [
    [0.9, 2.78],
    [1.6, 2.9],
    [2.8, 2.92],
  ],
  windscreen: [
    [0, 1.02],
    [0.5, 1.08],
    [0.62, 1.14],
    [0.92, 1.38],
    [1, 1.56],
  ],
  backlight: [
    [0, 2.52],
    [0.9, 2.52],
    [1, 2.42],
  ],
  width: [
    [0, HALF - 0.02],
    [0.1, HALF],
    [0.55, HALF],
    [0.92, HALF - 0.08],
    [0.98, HALF - 0.15],
    [1, HALF - 0.24],
  ],
  corner: { front: [0.36, 2.8], rear: [0.14, 3] },
  crown: 0.05,
  panes: { bottom: 0.5, top: 0.85, front: 0.3, rear: 0.4, splits: [], lean: 0 },
  rearGlass: null,
  trim: "black",
  sunk: 0,
};

const plastic = () => Material.plastic;
const chrome = () => Material.chrome;
const steel = () => Material.darkAlloy;
const paint = () => Material.paint;

/** A bonneted prime mover: a day cab in the first design, a sleeper with a raised roof in the second. */
export function buildPrimeMover(variant: DrawnVariant): Mesh[] {
  const sleeper = variant === 2;
  const back = sleeper ? 3.5 : 2.52;
  const cabin = cabinOf(CAB, {
    low: () => 0.95,
    top: () => 0.95,
    crown: () => 0,
    noseX: () => 1,
    tailX: () => 2.52,
    arches: [],
    halfAt: () => HALF,
    tAt: () => 0,
  });
  const parts: Mesh[] = [
    bonnet(),
    cabinMesh(CAB, cabin, cabSkin),
    grille(),
    roundedBox([NOSE - 0.2, 0, 0.58], [0.22, 2.3, 0.4], 0.09, ({ y, nx, z }) =>
      nx < -0.4 && Math.abs(y) < 0.22 && Math.abs(z - 0.56) < 0.06 ? Material.plate : Material.chrome,
    ),
    roundedBox([1.3, 0, 2.74], [0.34, 1.7, 0.035], 0.012, paint),
    ...[-0.6, -0.3, 0, 0.3, 0.6].map((y) => roundedBox([1.72, y, 2.98], [0.16, 0.12, 0.07], 0.03, () => Material.lampAmber)),
    ...fenders(),
    ...(sleeper
      ? [
          roundedBox([3.0, 0, 2.05], [1.04, 2.06, 2.3], 0.12, ({ x, z, ny }) =>
            Math.abs(ny) > 0.6 && Math.abs(rectangleEdge(x, z, [2.72, 3.36], [1.08, 1.6], 0.05)) < 0.006
              ? Material.seam
              : Math.abs(ny) > 0.6 && rectangleEdge(x, z, [2.86, 3.2], [2.1, 2.42], 0.06) < 0
                ? Material.glossBlack
                : Material.paint,
          ),
          fairing(),
        ]
      : []),
    ...[-0.42, 0.42].map((y) => roundedBox([3.0, y, 0.86], [7.2, 0.1, 0.26], 0.01, steel)),
    roundedBox([5.15, 0, 1.08], [1.05, 0.86, 0.1], 0.03, steel),
    roundedBox([back + 0.2, 0, 1.06], [0.3, 0.8, 0.1], 0.02, () => Material.alloy),
    roundedBox([6.62, 0, 0.8], [0.1, 2.0, 0.16], 0.02, ({ y, nx }) =>
      nx > 0.5 && Math.abs(y) > 0.6 && Math.abs(y) < 0.9 ? Material.lampRed : Material.plastic,
    ),
    ...[-1, 1].flatMap((side) => sides(side, back)),
  ];
  const front = wheelMeshes(RADIUS, 0.29, WHEELS.truck);
  parts.push(...placeWheels(front, [0], 1.2 - 0.15, RADIUS));
  parts.push(...placeWheels(front, AXLES, 1.2 - 0.15, RADIUS), ...placeWheels(front, AXLES, 1.2 - 0.47, RADIUS));
  return parts.filter((mesh) => mesh.positions.length > 12);
}

/** The bonnet: narrow and low at the grille, wide and high at the cowl, with rounded shoulders. */
function bonnet(): Mesh {
  const rows = 44;
  return gridMesh(
    rows,
    90,
    (row, column) => {
      const share = row / (rows - 1);
      const cap = row === 0 ? 0 : 1;
      const x = NOSE + (COWL - NOSE) * Math.max(0, (row - 1) / (rows - 2));
      const half = 0.62 + 0.26 * smooth(share);
      const top = 1.66 + 0.24 * share - 0.1 * Math.max(0, 1 - share * 9) ** 2;
      const foot = 0.8;
      const angle = (column / 90) * Math.PI * 2;
      const power = 0.42;
      const bend = (value: number) => Math.sign(value) * Math.abs(value) ** power;
      const [y, z] = [bend(Math.cos(angle)), bend(Math.sin(angle))];
      return [x, cap * y * half, (foot + top) / 2 + (cap * z * (top - foot)) / 2, (z + 1) / 2];
    },
    {
      skin: ({ x, y, z, ny, nz }) => {
        if (Math.abs(ny) > 0.6) {
          const vent = rectangleEdge(x, z, [0.72, 1.08], [1.3, 1.52], 0.03);
          if (vent < 0) return (z * 18) % 1 < 0.45 ? Material.seam : Material.paint;
          if (Math.abs(z - 1.2) < 0.005) return Material.seam;
        }
        if (nz > 0.6 && Math.abs(y) < 0.006) return Material.seam;
        return Material.paint;
      },
      closed: true,
    },
  );
}

/** The upright grille in its polished surround. */
function grille(): Mesh {
  return roundedBox([NOSE - 0.02, 0, 1.2], [0.14, 1.2, 0.94], 0.06, ({ y, z, nx }) => {
    if (nx > -0.5) return Material.chrome;
    const edge = rectangleEdge(y, z, [-0.5, 0.5], [0.82, 1.58], 0.05);
    if (edge > -0.01) return Material.chrome;
    return Math.abs(((y * 11) % 1) + (y < 0 ? 1 : 0) - 0.5) < 0.14 ? Material.chrome : Material.seam;
  });
}

/** Fenders that sweep over the front wheels, with the lamps in their noses. */
function fenders(): Mesh[] {
  const steps = 40;
  const across = [0.56, 0.66, 0.98, 1.12, 1.18, 1.2, 1.19];
  const drop = [0.05, 0.02, 0, 0.015, 0.06, 0.14, 0.24];
  return [
    gridMesh(
      across.length,
      steps,
      (row, column) => {
        const angle = Math.PI * (1.02 - 1.04 * (column / (steps - 1)));
        const reach = RADIUS + 0.17;
        const x = Math.cos(angle) * reach * (angle > Math.PI / 2 ? 1.32 : 1.12);
        const z = RADIUS + Math.sin(angle) * reach;
        const down = drop[row] ?? 0;
        return [x * (1 - down * 0.25), across[row] ?? 0, z - down * Math.max(0.15, Math.sin(angle)), row / 6];
      },
      { skin: paint, mirrored: true, inside: Material.lining },
    ),
    ...[-1, 1].flatMap((side) => [
      roundedBox([NOSE + 0.02, side * 0.9, 1.02], [0.3, 0.46, 0.3], 0.09, (point) => lampSkin(point, side)),
      roundedBox([0.98, side * 1.02, 0.72], [0.55, 0.36, 0.5], 0.05, ({ z }) =>
        Math.abs(z - 0.72) < 0.02 || z > 0.94 ? Material.steel : Material.plastic,
      ),
    ]),
  ];
}

function lampSkin({ y, z, nx }: SurfacePoint, side: number): Material {
  if (nx > -0.5) return Material.paint;
  const edge = rectangleEdge(y * side, z, [0.71, 1.09], [0.91, 1.13], 0.05);
  if (edge > 0.012) return Material.paint;
  if (edge > -0.012) return Material.chrome;
  for (const at of [0.81, 0.99]) {
    const away = Math.hypot(y * side - at, z - 1.02);
    if (away < 0.06) return Material.lampClear;
    if (away < 0.075) return Material.chrome;
  }
  return Material.glossBlack;
}

/** A wedge that lifts the air over the sleeper's roof. */
function fairing(): Mesh {
  return gridMesh(
    20,
    60,
    (row, column) => {
      const t = row / 19;
      const angle = (column / 60) * Math.PI * 2;
      const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.4;
      const cap = row < 17 ? 1 : (19 - row) / 3;
      const front = 1.75 + t * 0.85;
      const [from, to] = [front, 3.5];
      const half = 0.98 - 0.12 * t;
      return [
        (from + to) / 2 + (bend(Math.cos(angle)) * cap * (to - from)) / 2,
        bend(Math.sin(angle)) * half * cap,
        2.82 + Math.min(1, row / 16) * 0.66 + (row > 16 ? 0.02 * (row - 16) : 0),
        t,
      ];
    },
    { skin: paint, closed: true },
  );
}

/** What hangs on each side: tank, stack, air cleaner, steps, mirror, mudguards. */
function sides(side: number, back: number): Mesh[] {
  const stack = back + 0.12;
  return [
    tube(
      [
        [1.5, side * 0.9, 0.72],
        [1.53, side * 0.9, 0.72],
        [back - 0.05, side * 0.9, 0.72],
        [back - 0.02, side * 0.9, 0.72],
      ],
      (share) => (share < 0.02 || share > 0.98 ? 0.29 : 0.31),
      ({ x }) =>
        Math.abs(x - 1.72) < 0.03 || Math.abs(x - back + 0.28) < 0.03 ? Material.plastic : Material.chrome,
      false,
    ),
    roundedBox([(1.5 + back) / 2, side * 1.06, 1.02], [back - 1.6, 0.22, 0.03], 0.01, () => Material.steel),
    tube(
      [
        [stack, side * 0.94, 0.95],
        [stack, side * 0.94, 1.3],
        [stack, side * 0.94, 3.2],
        [stack, side * 0.94, 3.42],
        [stack + 0.16, side * 0.94, 3.6],
      ],
      0.075,
      chrome,
    ),
    tube(
      [
        [stack, side * 0.94, 1.35],
        [stack, side * 0.94, 2.5],
      ],
      0.115,
      ({ x, y }) => (Math.abs(Math.sin(Math.atan2(y - side * 0.94, x - stack) * 9)) < 0.3 ? Material.darkAlloy : Material.chrome),
      false,
    ),
    tube(
      [
        [1.02, side * 1.08, 1.28],
        [1.02, side * 1.08, 1.3],
        [1.02, side * 1.08, 1.86],
        [1.02, side * 1.08, 1.9],
      ],
      (share) => (share < 0.03 || share > 0.97 ? 0.13 : 0.165),
      ({ z }) => (Math.abs(z - 1.42) < 0.012 || Math.abs(z - 1.74) < 0.012 ? Material.plastic : Material.chrome),
      false,
    ),
    tube(
      [
        [1.36, side * (HALF - 0.04), 2.5],
        [1.24, side * (HALF + 0.2), 2.52],
        [1.22, side * (HALF + 0.24), 2.2],
        [1.24, side * (HALF + 0.2), 1.74],
        [1.34, side * (HALF - 0.02), 1.72],
      ],
      0.017,
      chrome,
    ),
    roundedBox([1.22, side * (HALF + 0.24), 2.14], [0.09, 0.2, 0.52], 0.04, chrome),
    ...AXLES.map((x) =>
      gridMesh(
        5,
        24,
        (row, column) => {
          const angle = Math.PI * (0.88 - 0.76 * (column / 23));
          const reach = RADIUS + 0.1 - (row === 0 || row === 4 ? 0.03 : 0);
          return [
            x + Math.cos(angle) * reach,
            side * (0.56 + row * 0.165),
            RADIUS + Math.sin(angle) * reach,
            row / 4,
          ];
        },
        { skin: plastic, inside: Material.lining },
      ),
    ),
  ];
}

function cabSkin(point: SurfacePoint): Material {
  const { x, y, z, t, nx, ny } = point;
  const across = Math.abs(y);
  if (t > 1) return Material.paint;
  if (nx < -0.3) {
    const screen = rectangleEdge(y, z, [-HALF + 0.1, HALF - 0.1], [2.0, 2.62], 0.08);
    if (screen < -0.02) return across < 0.018 ? Material.glossBlack : Material.glass;
    if (screen < 0.005) return Material.glossBlack;
  }
  if (Math.abs(ny) > 0.6) {
    const glass = rectangleEdge(x, z, [1.5, 2.26], [1.92 - (x - 1.5) * 0.04, 2.58], 0.08);
    if (glass < -0.015) return Math.abs(x - 1.72) < 0.014 ? Material.glossBlack : Material.glass;
    if (glass < 0.01) return Material.glossBlack;
    if (Math.abs(rectangleEdge(x, z, [1.4, 2.38], [1.0, 2.68], 0.08)) < 0.006) return Material.seam;
    if (rectangleEdge(x, z, [2.12, 2.32], [1.72, 1.77], 0.02) < 0) return Material.chrome;
  }
  return Material.paint;
}

const smooth = (share: number): number => share * share * (3 - 2 * share);
