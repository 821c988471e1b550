import { loft } from "../studio/loft.ts";
import { Material } from "../studio/material.ts";
import { gridMesh, madeOf, type Mesh } from "../studio/mesh.ts";
import { roundedBox } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";

const dark = madeOf(Material.plastic);
const steel = madeOf(Material.steel);
const paint = madeOf(Material.paint);

/** Screen, beak, cases and crash bars of a tourer. */
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
  const cases = [-1, 1].map((side) =>
    roundedBox([1.42, side * 0.29, 0.68], [0.46, 0.18, 0.36], 0.04, ({ x, z, ny }) =>
      Math.abs(ny) > 0.7 && (Math.abs(Math.abs(x - 1.42) - 0.17) < 0.014 || Math.abs(z - 0.8) < 0.006)
        ? Material.plastic
        : Material.alloy,
    ),
  );
  return [
    screen,
    ...cases,
    roundedBox([1.55, 0, 1.12], [0.36, 0.4, 0.26], 0.05, ({ z, nx }) =>
      Math.abs(z - 1.16) < 0.006 ? Material.seam : nx > 0.6 && z < 1.12 ? Material.plastic : Material.alloy,
    ),
    loft(
      {
        bottom: [
          [-0.26, 0.82],
          [0.0, 0.8],
          [0.24, 0.84],
        ],
        top: [
          [-0.26, 0.825],
          [0.0, 0.84],
          [0.24, 0.92],
        ],
        half: [
          [-0.26, 0.015],
          [0.0, 0.06],
          [0.24, 0.1],
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
