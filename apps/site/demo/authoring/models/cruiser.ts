import type { DrawnVariant } from "../drawn-car.ts";
import { loft } from "../studio/loft.ts";
import { Material } from "../studio/material.ts";
import { gridMesh, madeOf, type Mesh, type Skin } from "../studio/mesh.ts";
import { blob, roundedBox, turned } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";
import { indicators, mirrors, mudguard, plateAt, wheelAt } from "./bike-parts.ts";

const dark = madeOf(Material.plastic);
const paint = madeOf(Material.paint);
const black = madeOf(Material.glossBlack);
const chrome = madeOf(Material.chrome);
const steel = madeOf(Material.steel);
const leather = madeOf(Material.canvas);
const alloy = madeOf(Material.darkAlloy);

const FRONT = 0.335;
const REAR = { x: 1.6, radius: 0.325 } as const;

/** A low cruiser with a V-twin: raked fork, teardrop tank, wide rear guard. The second design has a screen and two seats. */
export function buildCruiser(variant: DrawnVariant): Mesh[] {
  return [
    ...wheelAt(0, FRONT, 0.11),
    ...wheelAt(REAR.x, REAR.radius, 0.2),
    ...front(variant),
    ...engine(),
    ...frame(),
    ...body(variant),
    ...pipes(),
  ];
}

function front(variant: DrawnVariant): Mesh[] {
  const sides = [-1, 1].flatMap((side) => [
    tube(
      [
        [0, side * 0.105, FRONT - 0.02],
        [0.24, side * 0.105, 0.66],
      ],
      0.027,
      madeOf(Material.alloy),
      false,
    ),
    tube(
      [
        [0.22, side * 0.105, 0.63],
        [0.44, side * 0.105, 0.93],
      ],
      0.036,
      black,
      false,
    ),
    tube(
      [
        [0.45, side * 0.03, 0.97],
        [0.46, side * 0.18, 1.06],
        [0.56, side * 0.36, 1.07],
        [0.7, side * 0.4, 1.03],
      ],
      0.014,
      dark,
    ),
    tube(
      [
        [0.66, side * 0.393, 1.045],
        [0.79, side * 0.41, 1.0],
      ],
      0.02,
      leather,
      false,
    ),
    roundedBox([0.1, side * 0.09, 0.45], [0.08, 0.04, 0.11], 0.02, black, 0.5),
  ]);
  const lamp = blob(
    [0.27, 0, 0.88],
    [0.2, 0.19, 0.19],
    ({ nx, y, z }) => {
      const away = Math.hypot(y, z - 0.88);
      if (nx > -0.5) return Material.glossBlack;
      return away < 0.06 ? Material.lampClear : Material.chrome;
    },
    2.3,
  );
  const clock = turned(
    [0.5, 0, 1.0],
    [
      [0, -0.03],
      [0.05, -0.03],
      [0.055, 0],
      [0.05, 0.03],
      [0, 0.03],
    ],
    black,
    40,
  );
  const screen = gridMesh(
    9,
    11,
    (row, column) => {
      const up = row / 8;
      const across = (column / 10 - 0.5) * 2;
      return [
        0.24 + 0.2 * up + 0.1 * across * across,
        across * (0.24 - 0.05 * up),
        0.98 + 0.36 * up - 0.04 * across * across * up,
        up,
      ];
    },
    { skin: () => Material.glass, inside: Material.glass },
  );
  return [
    ...sides,
    lamp,
    clock,
    mudguard({ x: 0, radius: FRONT, wide: 0.085, from: 0.75, to: 2.7 }, paint),
    roundedBox([0.46, 0, 0.945], [0.1, 0.27, 0.03], 0.012, black),
    roundedBox([0.36, 0, 0.79], [0.1, 0.27, 0.03], 0.012, black),
    ...mirrors([0.62, 0.36, 1.06], [0.58, 0.42, 1.2]),
    ...indicators([0.4, 0.24, 0.9]),
    ...(variant === 2 ? [screen] : []),
  ];
}

const fins: Skin = ({ t }) => ((t * 13) % 1 < 0.42 ? Material.seam : Material.steel);

function engine(): Mesh[] {
  const middle = [0.86, 0.4] as const;
  const cylinder = (lean: number): Mesh[] => {
    const [dx, dz] = [Math.sin(lean), Math.cos(lean)];
    const at = (along: number): readonly [number, number, number] => [
      middle[0] + dx * along,
      0,
      middle[1] + dz * along,
    ];
    return [
      tube([at(0.08), at(0.26)], 0.105, fins, false),
      tube([at(0.24), at(0.35)], (share) => 0.105 - 0.02 * share, madeOf(Material.darkAlloy), false),
      tube([at(0.34), at(0.36)], 0.07, chrome, false),
    ];
  };
  const cover = (side: number): Mesh =>
    turned(
      [0.84, side * 0.19 - (side < 0 ? 0.05 : 0), 0.36],
      [
        [0, 0],
        [0.1, 0],
        [0.115, 0.01],
        [0.12, 0.05],
        [0, 0.05],
      ],
      ({ x, z }) => (Math.hypot(x - 0.84, z - 0.36) < 0.07 ? Material.chrome : Material.darkAlloy),
      40,
    );
  return [
    ...cylinder(-0.42),
    ...cylinder(0.42),
    roundedBox([0.86, 0, 0.36], [0.5, 0.34, 0.22], 0.08, alloy),
    roundedBox([1.14, 0, 0.4], [0.24, 0.26, 0.2], 0.06, alloy),
    cover(-1),
    cover(1),
    // The air box between the cylinders, on the near side.
    blob(
      [0.87, -0.15, 0.66],
      [0.2, 0.12, 0.18],
      ({ ny }) => (ny < -0.8 ? Material.chrome : Material.glossBlack),
      2.6,
    ),
  ];
}

function frame(): Mesh[] {
  return [-1, 1].flatMap((side) => [
    tube(
      [
        [0.46, side * 0.04, 0.86],
        [0.7, side * 0.06, 0.8],
        [1.05, side * 0.1, 0.68],
        [1.22, side * 0.14, 0.5],
      ],
      0.02,
      black,
    ),
    tube(
      [
        [0.47, side * 0.04, 0.88],
        [0.5, side * 0.1, 0.62],
        [0.62, side * 0.15, 0.24],
        [1.0, side * 0.16, 0.2],
        [1.2, side * 0.15, 0.32],
      ],
      0.018,
      black,
    ),
    tube(
      [
        [1.14, side * 0.15, 0.4],
        [1.4, side * 0.15, 0.36],
        [REAR.x, side * 0.15, REAR.radius],
      ],
      0.026,
      black,
    ),
    tube(
      [
        [1.24, side * 0.155, 0.66],
        [1.52, side * 0.16, 0.4],
      ],
      0.028,
      ({ t }) => ((t * 11) % 1 < 0.45 && t < 0.7 ? Material.chrome : Material.seam),
      false,
    ),
    // Pegs ahead of the engine.
    tube(
      [
        [0.58, side * 0.14, 0.34],
        [0.54, side * 0.3, 0.34],
      ],
      0.014,
      steel,
      false,
    ),
    tube(
      [
        [0.5, side * 0.29, 0.34],
        [0.62, side * 0.29, 0.34],
      ],
      0.016,
      leather,
      false,
    ),
  ]);
}

function body(variant: DrawnVariant): Mesh[] {
  const tank = loft(
    {
      bottom: [
        [0.48, 0.8],
        [0.65, 0.75],
        [0.9, 0.73],
        [1.12, 0.72],
      ],
      top: [
        [0.48, 0.88],
        [0.58, 0.95],
        [0.72, 0.97],
        [0.92, 0.9],
        [1.12, 0.76],
      ],
      half: [
        [0.48, 0.09],
        [0.6, 0.16],
        [0.75, 0.165],
        [0.95, 0.12],
        [1.12, 0.05],
      ],
      power: 2.3,
    },
    paint,
  );
  const seat = loft(
    {
      bottom: [
        [1.0, 0.66],
        [1.2, 0.61],
        [1.42, 0.66],
      ],
      top: [
        [1.0, 0.73],
        [1.16, 0.69],
        [1.3, 0.71],
        [1.42, 0.8],
      ],
      half: [
        [1.0, 0.08],
        [1.18, 0.17],
        [1.32, 0.17],
        [1.42, 0.13],
      ],
      power: 2.8,
    },
    leather,
  );
  const second = loft(
    {
      bottom: [
        [1.4, 0.7],
        [1.55, 0.71],
        [1.72, 0.7],
      ],
      top: [
        [1.4, 0.78],
        [1.55, 0.8],
        [1.72, 0.78],
      ],
      half: [
        [1.4, 0.1],
        [1.55, 0.12],
        [1.72, 0.08],
      ],
      power: 2.8,
    },
    leather,
  );
  const flankBox = (side: number): Mesh => blob([1.16, side * 0.13, 0.54], [0.26, 0.08, 0.18], paint, 3);
  return [
    tank,
    seat,
    ...(variant === 2 ? [second] : []),
    flankBox(-1),
    flankBox(1),
    blob([0.74, 0, 0.975], [0.1, 0.1, 0.025], chrome),
    mudguard(
      { x: REAR.x, radius: REAR.radius, wide: 0.125, from: 0.5, to: 3.0, gap: 0.045, flare: 0.055 },
      paint,
    ),
    blob([1.96, 0, 0.55], [0.06, 0.12, 0.07], madeOf(Material.lampRed), 2.8),
    ...plateAt(2.0, 0.43),
    ...indicators([1.93, 0.18, 0.6]),
  ];
}

/** Two pipes down the near side. */
function pipes(): Mesh[] {
  const hot: Skin = ({ t }) => (t < 0.42 ? Material.chrome : t > 0.985 ? Material.seam : Material.chrome);
  return [
    tube(
      [
        [0.72, -0.09, 0.6],
        [0.66, -0.17, 0.5],
        [0.72, -0.21, 0.34],
        [1.0, -0.225, 0.25],
        [1.4, -0.23, 0.27],
        [1.92, -0.23, 0.32],
      ],
      (share) => (share < 0.45 ? 0.026 : 0.046),
      hot,
    ),
    tube(
      [
        [1.0, -0.09, 0.6],
        [0.98, -0.18, 0.5],
        [1.04, -0.22, 0.4],
        [1.25, -0.235, 0.36],
        [1.5, -0.24, 0.37],
        [1.9, -0.24, 0.42],
      ],
      (share) => (share < 0.45 ? 0.026 : 0.042),
      hot,
    ),
  ];
}
