import { loft } from "../studio/loft.ts";
import { Material } from "../studio/material.ts";
import { gridMesh, madeOf, type Mesh } from "../studio/mesh.ts";
import { tube } from "../studio/tube.ts";

const dark = madeOf(Material.plastic);
const steel = madeOf(Material.steel);
const paint = madeOf(Material.paint);

/** Screen, beak and crash bars of an adventure bike. */
export function bikeTouringParts(): Mesh[] {
  const screen = gridMesh(
    8,
    9,
    (row, column) => {
      const up = row / 7;
      const across = (column / 8 - 0.5) * 2;
      return [0.2 + 0.13 * up + 0.07 * across * across, across * (0.17 - 0.06 * up), 1.02 + 0.23 * up, up];
    },
    { skin: () => Material.glass, inside: Material.lining },
  );
  return [
    screen,
    loft(
      {
        bottom: [
          [-0.16, 0.815],
          [0.02, 0.8],
          [0.24, 0.82],
        ],
        top: [
          [-0.16, 0.835],
          [0.02, 0.875],
          [0.24, 0.95],
        ],
        half: [
          [-0.16, 0.03],
          [0.02, 0.085],
          [0.24, 0.125],
        ],
      },
      paint,
    ),
    ...[-1, 1].flatMap((side) => [
      tube(
        [
          [0.42, side * 0.17, 0.86],
          [0.36, side * 0.22, 0.6],
          [0.5, side * 0.24, 0.36],
          [0.85, side * 0.22, 0.3],
        ],
        0.014,
        steel,
      ),
      loft(
        {
          bottom: [
            [0.4, 1.02],
            [0.52, 1.03],
          ],
          top: [
            [0.4, 1.12],
            [0.52, 1.15],
          ],
          half: [
            [0.4, 0.01],
            [0.52, 0.02],
          ],
        },
        dark,
      ),
    ]),
  ];
}
