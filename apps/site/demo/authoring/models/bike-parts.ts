import { Material } from "../studio/material.ts";
import { gridMesh, madeOf, type Mesh, placeMesh, type Skin } from "../studio/mesh.ts";
import { blob, roundedBox } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";
import { bikeWheel } from "./bike-wheel.ts";

type Spot = readonly [number, number, number];

/** A wheel standing at x. */
export const wheelAt = (x: number, radius: number, width: number): Mesh[] =>
  bikeWheel(radius, width).map((part) => placeMesh(part, x, 0, radius));

/** A mudguard around a wheel at x, from one angle to another; 0 is the front, half a turn the rear. */
export function mudguard(
  {
    x,
    radius,
    wide,
    from,
    to,
    gap = 0.03,
    flare = 0.03,
  }: {
    x: number;
    radius: number;
    wide: number;
    from: number;
    to: number;
    gap?: number;
    flare?: number;
  },
  skin: Skin,
): Mesh {
  return gridMesh(
    34,
    13,
    (row, column) => {
      const angle = from + (row / 33) * (to - from);
      const across = (column / 12 - 0.5) * 2;
      const away = radius + gap - flare * across * across;
      return [x - Math.cos(angle) * away, across * wide, radius + Math.sin(angle) * away, row / 33];
    },
    { skin, inside: Material.plastic },
  );
}

/** A mirror on a stalk, both sides. */
export const mirrors = (root: Spot, head: Spot): Mesh[] =>
  [-1, 1].flatMap((side) => [
    tube(
      [
        [root[0], side * root[1], root[2]],
        [head[0], side * head[1], head[2]],
      ],
      0.007,
      madeOf(Material.plastic),
      false,
    ),
    blob(
      [head[0], side * head[1], head[2] + 0.02],
      [0.03, 0.14, 0.08],
      ({ nx }) => (nx > 0.4 ? Material.chrome : Material.plastic),
      2.6,
    ),
  ]);

/** Indicators on stalks, both sides. */
export const indicators = (at: Spot): Mesh[] =>
  [-1, 1].flatMap((side) => [
    tube(
      [
        [at[0], side * (at[1] - 0.1), at[2]],
        [at[0], side * at[1], at[2]],
      ],
      0.008,
      madeOf(Material.plastic),
      false,
    ),
    blob([at[0], side * at[1], at[2]], [0.035, 0.075, 0.035], madeOf(Material.lampAmber), 3),
  ]);

/** A number plate behind, tilted. */
export const plateAt = (x: number, z: number): Mesh[] => [
  roundedBox([x - 0.06, 0, z + 0.07], [0.14, 0.03, 0.04], 0.012, madeOf(Material.plastic), -0.5),
  roundedBox([x, 0, z], [0.012, 0.19, 0.15], 0.008, ({ nx, y, z: up }) =>
    nx > 0.5 && Math.abs(y) < 0.09 && Math.abs(up - z) < 0.06 ? Material.plate : Material.plastic,
  ),
];
