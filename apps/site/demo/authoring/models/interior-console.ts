import { Material } from "../studio/material.ts";
import { madeOf, type Mesh, type Skin } from "../studio/mesh.ts";
import { blob, roundedBox } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";

const alloy = madeOf(Material.alloy);
const lining = madeOf(Material.seat);
const gloss = madeOf(Material.glossBlack);

/** What lies between the seats. */
export function centreConsole(trim: Skin): Mesh[] {
  return [
    roundedBox([1.25, 0, 0.56], [0.95, 0.27, 0.24], 0.05, lining),
    roundedBox([1.12, 0, 0.675], [0.62, 0.22, 0.025], 0.012, gloss),
    roundedBox([1.12, 0, 0.672], [0.66, 0.25, 0.02], 0.01, trim),
    blob([1.1, 0.0, 0.735], [0.075, 0.06, 0.09], madeOf(Material.seat), 2.4),
    tube(
      [
        [1.1, 0, 0.68],
        [1.1, 0, 0.72],
      ],
      0.018,
      alloy,
      false,
    ),
    ...[1.27, 1.37].map((x) => turnedUp(x, 0, 0.69)),
    roundedBox([1.66, 0, 0.7], [0.4, 0.24, 0.12], 0.05, madeOf(Material.seat)),
  ];
}

function turnedUp(x: number, y: number, z: number): Mesh {
  return tube(
    [
      [x, y, z - 0.02],
      [x, y, z + 0.003],
    ],
    0.04,
    ({ t }) => (t > 0.9 ? Material.seam : Material.alloy),
    false,
  );
}
