import type { DrawnVariant } from "../drawn-car.ts";
import { loft } from "../studio/loft.ts";
import { Material } from "../studio/material.ts";
import { gridMesh, type Mesh, placeMesh, type Skin } from "../studio/mesh.ts";
import { blob, roundedBox, tube, turned } from "../studio/solids.ts";
import { bikeWheel } from "./bike-wheel.ts";

const of =
  (material: Material): Skin =>
  () =>
    material;
const [dark, steel, alloy, paint] = [
  of(Material.plastic),
  of(Material.steel),
  of(Material.alloy),
  of(Material.paint),
];
const [black, leather, chrome] = [of(Material.glossBlack), of(Material.canvas), of(Material.chrome)];

const REAR = 1.44;
const RADIUS = 0.315;

/** A naked roadster, or (second design) an adventure tourer with screen, beak and cases. */
export function buildMotorcycle(variant: DrawnVariant): Mesh[] {
  return [
    ...placeWheel(0, 0.12),
    ...placeWheel(REAR, 0.18),
    ...frontEnd(),
    ...engine(),
    ...bodywork(variant),
    ...(variant === 2 ? touringParts() : []),
  ];
}

function placeWheel(x: number, width: number): Mesh[] {
  return bikeWheel(RADIUS, width).map((part) => placeMesh(part, x, 0, RADIUS));
}

function frontEnd(): Mesh[] {
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
    blob([0.25, side * 0.19, 0.93], [0.09, 0.06, 0.05], of(Material.lampAmber)),
  ]);
  const fender = gridMesh(
    26,
    11,
    (row, column) => {
      const angle = 0.55 + (row / 25) * 1.75;
      const across = (column / 10 - 0.5) * 2;
      const radius = RADIUS + 0.035 - 0.028 * across * across;
      return [Math.cos(angle) * -radius, across * 0.078, RADIUS + Math.sin(angle) * radius, row / 25];
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

function engine(): Mesh[] {
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
        [REAR, side * 0.125, RADIUS],
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
    roundedBox([0.8, 0, 0.42], [0.5, 0.36, 0.3], 0.08, of(Material.darkAlloy)),
    roundedBox([0.64, 0, 0.62], [0.24, 0.32, 0.26], 0.04, fins, 0.25),
    roundedBox([0.67, 0, 0.77], [0.26, 0.34, 0.1], 0.04, of(Material.darkAlloy), 0.25),
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

function bodywork(variant: DrawnVariant): Mesh[] {
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
    roundedBox([1.66, 0, 0.82], [0.3, 0.03, 0.04], 0.012, dark, -0.5),
    roundedBox([1.8, 0, 0.68], [0.012, 0.2, 0.2], 0.008, ({ nx, y, z }) =>
      nx > 0.5 && Math.abs(y) < 0.09 && Math.abs(z - 0.68) < 0.09 ? Material.plate : Material.plastic,
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

function touringParts(): Mesh[] {
  const screen = gridMesh(
    8,
    9,
    (row, column) => {
      const up = row / 7;
      const across = (column / 8 - 0.5) * 2;
      return [0.2 + 0.13 * up + 0.07 * across * across, across * (0.17 - 0.05 * up), 1.02 + 0.32 * up, up];
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
