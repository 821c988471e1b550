import { Material } from "../studio/material.ts";
import { madeOf, type Mesh, type Skin } from "../studio/mesh.ts";
import { roundedBox, turned } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";
import { BIKE } from "./bike-sizes.ts";

const steel = madeOf(Material.steel);
const alloy = madeOf(Material.alloy);
const black = madeOf(Material.glossBlack);
const chrome = madeOf(Material.chrome);

const fins: Skin = ({ z }) => ((z * 42) % 1 < 0.42 ? Material.seam : Material.steel);

const cover = (side: number) =>
  turned(
    [0.92, side * 0.2 - (side < 0 ? 0.05 : 0), 0.42],
    [
      [0, 0],
      [0.09, 0],
      [0.105, 0.01],
      [0.11, 0.05],
      [0, 0.05],
    ],
    ({ x, z }) => (Math.hypot(x - 0.92, z - 0.42) < 0.06 ? Material.alloy : Material.darkAlloy),
    40,
  );

/** Frame, engine, exhaust and swing arm. */
export function bikeEngine(): Mesh[] {
  const frame = [-1, 1].flatMap((side) => [
    tube(
      [
        [0.37, side * 0.05, 0.94],
        [0.5, side * 0.15, 0.83],
        [0.85, side * 0.17, 0.7],
        [1.03, side * 0.15, 0.5],
        [1.0, side * 0.13, 0.36],
      ],
      0.024,
      black,
    ),
    tube(
      [
        [0.4, side * 0.05, 0.84],
        [0.46, side * 0.13, 0.6],
        [0.52, side * 0.13, 0.33],
        [0.75, side * 0.13, 0.26],
      ],
      0.018,
      black,
    ),
    tube(
      [
        [1.0, side * 0.11, 0.44],
        [1.2, side * 0.125, 0.39],
        [BIKE.rear, side * 0.125, BIKE.radius],
      ],
      (share) => 0.038 - 0.012 * share,
      alloy,
    ),
    tube(
      [
        [0.95, side * 0.12, 0.7],
        [1.3, side * 0.1, 0.86],
        [1.55, side * 0.08, 0.92],
      ],
      0.015,
      black,
    ),
    tube(
      [
        [0.98, side * 0.14, 0.34],
        [1.0, side * 0.26, 0.34],
      ],
      0.012,
      steel,
      false,
    ),
  ]);
  const headers = [-0.09, 0.09].map((y) =>
    tube(
      [
        [0.53, y, 0.62],
        [0.45, y, 0.58],
        [0.44, y * 1.1, 0.4],
        [0.56, y * 0.8 - 0.05, 0.23],
        [0.86, -0.13, 0.22],
        [1.08, -0.19, 0.3],
      ],
      0.026,
      steel,
    ),
  );
  return [
    ...frame,
    ...headers,
    roundedBox([0.8, 0, 0.42], [0.5, 0.36, 0.3], 0.08, madeOf(Material.darkAlloy)),
    roundedBox([0.64, 0, 0.62], [0.24, 0.32, 0.26], 0.04, fins, 0.25),
    roundedBox([0.67, 0, 0.77], [0.26, 0.34, 0.1], 0.04, madeOf(Material.darkAlloy), 0.25),
    roundedBox(
      [0.43, 0, 0.58],
      [0.05, 0.3, 0.28],
      0.015,
      ({ z, nx }) => (nx < -0.5 && (z * 60) % 1 < 0.5 ? Material.seam : Material.plastic),
      0.3,
    ),
    cover(-1),
    cover(1),
    tube(
      [
        [1.06, -0.19, 0.3],
        [1.16, -0.21, 0.34],
        [1.6, -0.22, 0.5],
      ],
      (share) => (share < 0.12 ? 0.03 : 0.058),
      ({ t }) => (t > 0.96 ? Material.seam : t < 0.2 ? Material.steel : Material.darkAlloy),
    ),
    tube(
      [
        [1.59, -0.22, 0.497],
        [1.63, -0.221, 0.511],
      ],
      0.05,
      chrome,
      false,
    ),
    tube(
      [
        [1.06, 0, 0.62],
        [1.2, 0, 0.82],
      ],
      0.045,
      ({ t }) => ((t * 9) % 1 < 0.5 ? Material.paint : Material.seam),
      false,
    ),
  ];
}
