import { Material } from "../studio/material.ts";
import { gridMesh, madeOf, type Mesh } from "../studio/mesh.ts";
import { blob, roundedBox } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";
import { BIKE } from "./bike-sizes.ts";

const dark = madeOf(Material.plastic);
const steel = madeOf(Material.steel);
const alloy = madeOf(Material.alloy);
const paint = madeOf(Material.paint);
const black = madeOf(Material.glossBlack);
const leather = madeOf(Material.canvas);

/** Fork, handlebar, lamp, mirrors and front mudguard. */
export function bikeFront(): Mesh[] {
  const sides = [-1, 1].flatMap((side) => [
    tube(
      [
        [0.0, side * 0.105, 0.3],
        [0.17, side * 0.105, 0.66],
      ],
      0.026,
      alloy,
      false,
    ),
    tube(
      [
        [0.15, side * 0.105, 0.62],
        [0.35, side * 0.105, 1.04],
      ],
      0.033,
      black,
      false,
    ),
    tube(
      [
        [0.4, side * 0.02, 1.07],
        [0.4, side * 0.2, 1.12],
        [0.46, side * 0.34, 1.1],
        [0.5, side * 0.4, 1.09],
      ],
      0.013,
      dark,
    ),
    tube(
      [
        [0.47, side * 0.31, 1.1],
        [0.52, side * 0.43, 1.085],
      ],
      0.02,
      leather,
      false,
    ),
    tube(
      [
        [0.42, side * 0.25, 1.1],
        [0.36, side * 0.36, 1.09],
        [0.4, side * 0.43, 1.07],
      ],
      0.006,
      steel,
    ),
    roundedBox([0.08, side * 0.088, 0.545], [0.05, 0.02, 0.2], 0.008, paint, 0.3),
    tube(
      [
        [0.42, side * 0.22, 1.12],
        [0.38, side * 0.3, 1.24],
      ],
      0.007,
      dark,
      false,
    ),
    blob(
      [0.38, side * 0.32, 1.26],
      [0.03, 0.14, 0.08],
      ({ nx }) => (nx > 0.4 ? Material.chrome : Material.plastic),
      2.6,
    ),
    tube(
      [
        [0.3, side * 0.1, 0.955],
        [0.29, side * 0.24, 0.955],
      ],
      0.009,
      dark,
      false,
    ),
    blob([0.285, side * 0.26, 0.955], [0.035, 0.085, 0.035], madeOf(Material.lampAmber), 3),
    roundedBox([0.115, side * 0.098, 0.43], [0.075, 0.05, 0.13], 0.018, black, 0.42),
    roundedBox([0.115, side * 0.125, 0.43], [0.04, 0.012, 0.08], 0.006, madeOf(Material.darkAlloy), 0.42),
    tube(
      [
        [0.14, side * 0.1, 0.48],
        [0.2, side * 0.13, 0.62],
        [0.31, side * 0.12, 0.86],
        [0.38, side * 0.16, 1.06],
      ],
      0.006,
      dark,
    ),
  ]);
  const fender = gridMesh(
    26,
    11,
    (row, column) => {
      const angle = 0.98 + (row / 25) * 1.62;
      const across = (column / 10 - 0.5) * 2;
      const radius = BIKE.radius + 0.028 - 0.03 * across * across;
      return [Math.cos(angle) * -radius, across * 0.078, BIKE.radius + Math.sin(angle) * radius, row / 25];
    },
    { skin: paint, inside: Material.plastic },
  );
  const lamp = blob(
    [0.2, 0, 0.93],
    [0.2, 0.21, 0.22],
    ({ nx, y, z }) => {
      const away = Math.hypot(y, z - 0.93);
      if (nx > -0.55) return Material.glossBlack;
      if (away < 0.05) return Material.lampClear;
      return away < 0.075 ? Material.daylight : Material.chrome;
    },
    2.3,
  );
  const clocks = roundedBox(
    [0.33, 0, 1.12],
    [0.03, 0.19, 0.11],
    0.012,
    ({ nx, y, z }) =>
      nx > 0.5 && Math.abs(y) < 0.08 && Math.abs(z - 1.12) < 0.045 ? Material.screen : Material.plastic,
    -0.4,
  );
  return [
    ...sides,
    fender,
    lamp,
    clocks,
    roundedBox([0.36, 0, 1.03], [0.12, 0.27, 0.035], 0.012, black),
    roundedBox([0.28, 0, 0.85], [0.12, 0.27, 0.035], 0.012, black),
  ];
}
