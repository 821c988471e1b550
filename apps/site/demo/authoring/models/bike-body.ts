import type { DrawnVariant } from "../drawn-car.ts";
import { loft } from "../studio/loft.ts";
import { Material } from "../studio/material.ts";
import { madeOf, type Mesh, placeMesh } from "../studio/mesh.ts";
import { blob, roundedBox } from "../studio/solids.ts";

const dark = madeOf(Material.plastic);
const paint = madeOf(Material.paint);
const black = madeOf(Material.glossBlack);
const leather = madeOf(Material.canvas);

/** Tank, seat and tail. */
export function bikeBody(variant: DrawnVariant): Mesh[] {
  const tank = loft(
    {
      bottom: [
        [0.38, 0.9],
        [0.5, 0.8],
        [0.8, 0.76],
        [1.0, 0.79],
      ],
      top: [
        [0.38, 0.95],
        [0.44, 1.02],
        [0.58, 1.08],
        [0.75, 1.06],
        [0.9, 0.95],
        [1.0, 0.86],
      ],
      half: [
        [0.38, 0.07],
        [0.46, 0.15],
        [0.6, 0.19],
        [0.75, 0.17],
        [0.92, 0.1],
        [1.0, 0.07],
      ],
      power: 2.8,
    },
    paint,
  );
  const shrouds = [-1, 1].map((side) =>
    placeMesh(
      loft(
        {
          bottom: [
            [0.34, 0.74],
            [0.5, 0.7],
            [0.72, 0.74],
          ],
          top: [
            [0.34, 0.82],
            [0.46, 0.93],
            [0.72, 0.84],
          ],
          half: [
            [0.34, 0.01],
            [0.5, 0.035],
            [0.72, 0.012],
          ],
        },
        paint,
      ),
      0,
      side * 0.185,
      0,
    ),
  );
  const seat = loft(
    {
      bottom: [
        [0.88, 0.84],
        [1.1, 0.8],
        [1.4, 0.84],
        [1.62, 0.93],
      ],
      top: [
        [0.88, 0.88],
        [1.02, 0.88],
        [1.2, 0.865],
        [1.32, 0.9],
        [1.45, 0.955],
        [1.62, 0.975],
      ],
      half: [
        [0.88, 0.08],
        [1.1, 0.14],
        [1.4, 0.12],
        [1.62, 0.07],
      ],
      power: 3,
    },
    leather,
  );
  const tailpiece = loft(
    {
      bottom: [
        [1.05, 0.75],
        [1.3, 0.78],
        [1.6, 0.88],
        [1.76, 0.94],
      ],
      top: [
        [1.05, 0.8],
        [1.3, 0.84],
        [1.6, 0.94],
        [1.76, 0.965],
      ],
      half: [
        [1.05, 0.06],
        [1.25, 0.125],
        [1.55, 0.1],
        [1.76, 0.05],
      ],
      power: 2.8,
    },
    ({ nx }) => (nx > 0.5 ? Material.lampRed : Material.paint),
  );
  return [
    tank,
    ...shrouds,
    seat,
    tailpiece,
    roundedBox([1.64, 0, 0.83], [0.16, 0.03, 0.04], 0.012, dark, -0.5),
    roundedBox([1.72, 0, 0.75], [0.012, 0.19, 0.17], 0.008, ({ nx, y, z }) =>
      nx > 0.5 && Math.abs(y) < 0.09 && Math.abs(z - 0.75) < 0.07 ? Material.plate : Material.plastic,
    ),
    blob([0.6, 0, 1.075], [0.09, 0.09, 0.02], black),
    ...(variant === 1
      ? [
          loft(
            {
              bottom: [
                [0.14, 1.0],
                [0.3, 1.02],
              ],
              top: [
                [0.14, 1.01],
                [0.22, 1.1],
                [0.3, 1.13],
              ],
              half: [
                [0.14, 0.03],
                [0.24, 0.12],
                [0.3, 0.1],
              ],
            },
            black,
          ),
        ]
      : []),
  ];
}
