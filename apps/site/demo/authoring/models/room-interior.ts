import type { DrawnVariant } from "../drawn-car.ts";
import { Material } from "../studio/material.ts";
import type { Mesh, Skin, SurfacePoint } from "../studio/mesh.ts";
import { blob, roundedBox } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";
import { rectangleEdge } from "./boxes.ts";

const of =
  (material: Material): Skin =>
  () =>
    material;
const [white, cloth, steel, dark] = [
  of(Material.shell),
  of(Material.fabric),
  of(Material.steel),
  of(Material.plastic),
];

/** The living room of a caravan or motorhome, seen from the door end: kitchen left, seats right, bed behind. */
export function buildRoomInterior(variant: DrawnVariant): Mesh[] {
  const wood: Skin = variant === 1 ? of(Material.timber) : white;
  return [...room(), ...kitchen(wood), ...dinette(variant), ...bed(), ...cupboards(wood)];
}

const boards: Skin = ({ y, x }) =>
  Math.abs((y * 6) % 1) < 0.03 || Math.abs(((x + Math.floor(y * 6) * 0.37) * 1.1) % 1) < 0.008
    ? Material.seam
    : Material.timber;

function room(): Mesh[] {
  const walls = [-1, 1].map((side) =>
    roundedBox([2.4, side * 1.12, 1], [5.4, 0.08, 2.1], 0.02, ({ x, z }) => wallMaterial(x, z)),
  );
  return [
    roundedBox([2.4, 0, -0.03], [5.4, 2.3, 0.06], 0.01, boards),
    ...walls,
    roundedBox([4.98, 0, 1], [0.08, 2.3, 2.1], 0.02, ({ y, z }) => {
      const edge = rectangleEdge(y, z, [-0.5, 0.5], [1.1, 1.6], 0.08);
      return edge < -0.02 ? Material.none : edge < 0.02 ? Material.plastic : Material.shell;
    }),
    roundedBox([1.9, 0, 2.06], [6.4, 2.3, 0.06], 0.02, ({ y }) =>
      Math.abs(Math.abs(y) - 0.42) < 0.025 ? Material.daylight : Material.shell,
    ),
  ];
}

function wallMaterial(x: number, z: number): Material {
  for (const [from, to] of [
    [0.5, 1.5],
    [1.9, 2.9],
    [3.4, 4.5],
  ] as const) {
    const edge = rectangleEdge(x, z, [from, to], [0.95, 1.5], 0.08);
    if (edge < -0.025) return Material.none;
    if (edge < 0.015) return Material.plastic;
  }
  return Material.shell;
}

/** Doors drawn on a cupboard's face, each with a slim handle. */
function doorsOn(wood: Skin, width: number, low: number, high: number): Skin {
  return (point: SurfacePoint) => {
    const into = (((point.x / width) % 1) + 1) % 1;
    if (Math.abs(point.ny) < 0.6) return wood(point);
    if (into < 0.008 / width || point.z < low + 0.008) return Material.seam;
    if (Math.abs(into - 0.5) < 0.09 && Math.abs(point.z - (high - 0.05)) < 0.009) return Material.chrome;
    return wood(point);
  };
}

function kitchen(wood: Skin): Mesh[] {
  return [
    roundedBox([2.0, -0.8, 0.45], [1.9, 0.56, 0.86], 0.02, doorsOn(wood, 0.475, 0.06, 0.86)),
    roundedBox([2.0, -0.79, 0.9], [1.94, 0.6, 0.04], 0.012, white),
    roundedBox([1.5, -0.82, 0.922], [0.42, 0.34, 0.012], 0.005, ({ x, y }) =>
      rectangleEdge(x, y, [1.33, 1.67], [-0.95, -0.69], 0.05) < 0 ? Material.seam : Material.steel,
    ),
    tube(
      [
        [1.5, -1.0, 0.92],
        [1.5, -1.0, 1.14],
        [1.5, -0.92, 1.2],
        [1.5, -0.84, 1.14],
      ],
      0.012,
      of(Material.chrome),
    ),
    roundedBox([2.35, -0.82, 0.925], [0.5, 0.42, 0.014], 0.006, ({ x, y }) =>
      Math.abs(Math.hypot(Math.abs(x - 2.35) - 0.12, Math.abs(y + 0.82) - 0.1) - 0.07) < 0.007
        ? Material.steel
        : Material.glossBlack,
    ),
    roundedBox([3.25, -0.8, 0.86], [0.6, 0.6, 1.72], 0.02, ({ ny, z, x }) =>
      ny > 0.6 && (Math.abs(z - 1.2) < 0.005 || Math.abs(x - 3.02) < 0.006)
        ? Material.chrome
        : Material.darkAlloy,
    ),
    blob([2.75, -0.8, 1.0], [0.13, 0.13, 0.16], white, 3),
  ];
}

function dinette(variant: DrawnVariant): Mesh[] {
  const seat: Skin = variant === 1 ? cloth : of(Material.seat);
  const bench = (x: number, lean: number) => [
    roundedBox([x, 0.78, 0.24], [0.56, 0.62, 0.44], 0.02, of(Material.timber)),
    roundedBox([x, 0.78, 0.52], [0.58, 0.64, 0.13], 0.055, seat),
    roundedBox([x + lean * 0.26, 0.78, 0.8], [0.13, 0.64, 0.5], 0.055, seat, lean * 0.14),
  ];
  return [
    ...bench(1.35, -1),
    ...bench(2.75, 1),
    roundedBox([2.05, 0.76, 0.74], [0.72, 0.6, 0.035], 0.015, of(Material.timber)),
    tube(
      [
        [2.05, 0.82, 0],
        [2.05, 0.82, 0.73],
      ],
      0.04,
      steel,
      false,
    ),
    roundedBox([1.32, 0.9, 0.72], [0.14, 0.34, 0.3], 0.07, of(Material.paint), -0.3),
    roundedBox([2.72, 0.9, 0.72], [0.14, 0.34, 0.3], 0.07, of(Material.paint), 0.3),
    tube(
      [
        [2.05, 0.7, 0.76],
        [2.05, 0.7, 0.86],
      ],
      (share) => 0.028 + share * 0.008,
      white,
      false,
    ),
  ];
}

function bed(): Mesh[] {
  return [
    roundedBox([4.25, 0, 0.3], [1.36, 1.5, 0.5], 0.03, of(Material.timber)),
    roundedBox([4.25, 0, 0.63], [1.34, 1.5, 0.2], 0.08, white),
    roundedBox([4.05, 0, 0.72], [0.96, 1.56, 0.1], 0.05, cloth),
    roundedBox([3.85, 0, 0.745], [0.34, 1.58, 0.09], 0.045, of(Material.paint)),
    roundedBox([4.74, -0.38, 0.82], [0.34, 0.56, 0.17], 0.08, white, -0.3),
    roundedBox([4.74, 0.38, 0.82], [0.34, 0.56, 0.17], 0.08, white, -0.3),
    roundedBox([4.9, 0, 0.9], [0.06, 1.7, 0.5], 0.03, cloth),
  ];
}

function cupboards(wood: Skin): Mesh[] {
  return [-1, 1]
    .map((side) =>
      roundedBox([2.6, side * 0.94, 1.8], [4.2, 0.3, 0.36], 0.04, doorsOn(wood, 0.7, 1.62, 1.72)),
    )
    .concat([
      roundedBox([3.62, 0.86, 1], [0.05, 0.44, 2], 0.01, wood),
      tube(
        [
          [3.58, -1.08, 1.5],
          [3.58, -0.96, 1.46],
        ],
        0.03,
        dark,
        false,
      ),
    ]);
}
