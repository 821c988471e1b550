import type { DrawnVariant } from "../drawn-car.ts";
import { loft } from "../studio/loft.ts";
import { Material } from "../studio/material.ts";
import { gridMesh, madeOf, type Mesh, type Skin } from "../studio/mesh.ts";
import { blob, roundedBox } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";
import { indicators, mirrors, mudguard, plateAt, wheelAt } from "./bike-parts.ts";

const dark = madeOf(Material.plastic);
const paint = madeOf(Material.paint);
const black = madeOf(Material.glossBlack);
const chrome = madeOf(Material.chrome);
const leather = madeOf(Material.canvas);

const WHEEL = 0.245;
const REAR = 1.3;

/** A step-through scooter: small wheels, a shield for the legs, a flat floor. The second design has a low screen. */
export function buildScooter(variant: DrawnVariant): Mesh[] {
  return [
    ...wheelAt(0, WHEEL, 0.11),
    ...wheelAt(REAR, WHEEL, 0.13),
    ...front(variant),
    ...floor(),
    ...rear(variant),
    ...drive(),
  ];
}

function front(variant: DrawnVariant): Mesh[] {
  // The shield: a curved sheet from the floor to the bars, rounded towards the rider at its edges.
  const shield = gridMesh(
    26,
    21,
    (row, column) => {
      const up = row / 25;
      const across = (column / 20 - 0.5) * 2;
      const wide = 0.2 + 0.05 * Math.sin(up * Math.PI * 0.9) - 0.1 * Math.max(0, up - 0.7);
      return [
        0.25 + 0.1 * up + 0.12 * Math.pow(Math.abs(across), 2.4) - 0.05 * Math.sin(up * Math.PI),
        across * wide,
        0.3 + 0.63 * up,
        up,
      ];
    },
    { skin: paint, inside: Material.plastic },
  );
  const nose = loft(
    {
      bottom: [
        [0.1, 0.56],
        [0.2, 0.42],
        [0.36, 0.36],
      ],
      top: [
        [0.1, 0.64],
        [0.2, 0.84],
        [0.36, 0.94],
      ],
      half: [
        [0.1, 0.03],
        [0.2, 0.1],
        [0.36, 0.15],
      ],
      power: 2.4,
    },
    ({ nx, z, y }) =>
      nx < -0.4 && z > 0.55 && z < 0.68 && Math.abs(y) < 0.05 ? Material.seam : Material.paint,
  );
  const lampLook: Skin = ({ nx, y, z }) => {
    const away = Math.hypot(y, (z - 1.0) * 1.15);
    if (nx > -0.35) return Material.paint;
    if (away < 0.062) return variant === 2 && z > 1.02 ? Material.daylight : Material.lampClear;
    return away < 0.075 ? Material.chrome : Material.paint;
  };
  const head = blob([0.31, 0, 1.0], [0.24, 0.3, 0.17], lampLook, 2.5);
  const sides = [-1, 1].flatMap((side) => [
    tube(
      [
        [0, side * 0.085, WHEEL],
        [0.13, side * 0.085, 0.5],
      ],
      0.024,
      madeOf(Material.alloy),
      false,
    ),
    tube(
      [
        [0.34, side * 0.1, 1.0],
        [0.4, side * 0.24, 1.03],
        [0.44, side * 0.33, 1.02],
      ],
      0.016,
      dark,
    ),
    tube(
      [
        [0.43, side * 0.29, 1.02],
        [0.47, side * 0.4, 1.01],
      ],
      0.021,
      leather,
      false,
    ),
    tube(
      [
        [0.39, side * 0.25, 1.02],
        [0.35, side * 0.34, 1.0],
        [0.38, side * 0.4, 0.99],
      ],
      0.006,
      madeOf(Material.steel),
    ),
  ]);
  const screen = gridMesh(
    8,
    9,
    (row, column) => {
      const up = row / 7;
      const across = (column / 8 - 0.5) * 2;
      return [
        0.2 + 0.1 * up + 0.08 * across * across,
        across * (0.16 - 0.03 * up),
        1.05 + 0.2 * up - 0.03 * across * across * up,
        up,
      ];
    },
    { skin: () => Material.glass, inside: Material.glass },
  );
  return [
    shield,
    nose,
    head,
    ...sides,
    tube(
      [
        [0.13, 0, 0.5],
        [0.31, 0, 0.95],
      ],
      0.03,
      dark,
      false,
    ),
    roundedBox([0.11, 0, 0.5], [0.06, 0.19, 0.05], 0.02, dark),
    mudguard({ x: 0, radius: WHEEL, wide: 0.09, from: 0.5, to: 2.9, gap: 0.04, flare: 0.04 }, paint),
    ...mirrors([0.4, 0.22, 1.04], [0.38, 0.32, 1.2]),
    ...indicators([0.2, 0.19, 0.8]),
    ...(variant === 2 ? [screen] : []),
  ];
}

function floor(): Mesh[] {
  return [
    roundedBox([0.57, 0, 0.3], [0.62, 0.38, 0.09], 0.03, ({ nz }) =>
      nz > 0.6 ? Material.rubber : Material.paint,
    ),
    // The tunnel's foot behind the shield, and the panel under the seat.
    roundedBox([0.33, 0, 0.36], [0.1, 0.36, 0.16], 0.04, dark, 0.3),
    roundedBox([0.84, 0, 0.5], [0.06, 0.3, 0.4], 0.03, dark, 0.12),
  ];
}

function rear(variant: DrawnVariant): Mesh[] {
  const hull: Skin = ({ x, z, ny }) => {
    // A chrome line along the flank, and the shut line of the panel below the seat.
    if (Math.abs(ny) > 0.5 && Math.abs(z - (0.5 + (x - 0.8) * 0.1)) < 0.008)
      return variant === 1 ? Material.chrome : Material.seam;
    return Material.paint;
  };
  const shell = loft(
    {
      bottom: [
        [0.78, 0.32],
        [1.0, 0.38],
        [1.25, 0.5],
        [1.62, 0.6],
      ],
      top: [
        [0.78, 0.7],
        [0.95, 0.76],
        [1.25, 0.76],
        [1.5, 0.74],
        [1.62, 0.66],
      ],
      half: [
        [0.78, 0.14],
        [0.95, 0.19],
        [1.2, 0.19],
        [1.45, 0.14],
        [1.62, 0.06],
      ],
      power: 2.9,
    },
    hull,
  );
  const seat = loft(
    {
      bottom: [
        [0.76, 0.7],
        [1.0, 0.74],
        [1.5, 0.73],
      ],
      top: [
        [0.76, 0.76],
        [0.92, 0.83],
        [1.1, 0.82],
        [1.22, 0.85],
        [1.42, 0.86],
        [1.5, 0.8],
      ],
      half: [
        [0.76, 0.08],
        [0.95, 0.15],
        [1.2, 0.16],
        [1.42, 0.13],
        [1.5, 0.08],
      ],
      power: 2.8,
    },
    leather,
  );
  return [
    shell,
    seat,
    blob([1.6, 0, 0.655], [0.07, 0.16, 0.08], madeOf(Material.lampRed), 2.8),
    tube(
      [
        [1.42, -0.12, 0.8],
        [1.62, -0.11, 0.84],
        [1.66, 0, 0.845],
        [1.62, 0.11, 0.84],
        [1.42, 0.12, 0.8],
      ],
      0.013,
      chrome,
    ),
    mudguard({ x: REAR, radius: WHEEL, wide: 0.085, from: 1.3, to: 3.0, gap: 0.04 }, black),
    ...plateAt(1.66, 0.5),
    ...indicators([1.56, 0.19, 0.62]),
  ];
}

/** Engine and drive hang on the rear wheel, the silencer on the near side. */
function drive(): Mesh[] {
  return [
    roundedBox([1.06, 0.1, 0.3], [0.5, 0.14, 0.17], 0.06, madeOf(Material.darkAlloy)),
    roundedBox([0.96, -0.02, 0.33], [0.24, 0.22, 0.18], 0.05, madeOf(Material.steel)),
    tube(
      [
        [1.0, -0.1, 0.3],
        [1.08, -0.15, 0.24],
        [1.2, -0.165, 0.26],
      ],
      0.022,
      madeOf(Material.steel),
    ),
    tube(
      [
        [1.18, -0.165, 0.26],
        [1.56, -0.17, 0.35],
      ],
      0.058,
      ({ t }) => (t > 0.95 ? Material.seam : Material.plastic),
      false,
    ),
    tube(
      [
        [1.2, -0.205, 0.29],
        [1.48, -0.21, 0.36],
      ],
      0.03,
      chrome,
      false,
    ),
    tube(
      [
        [1.22, 0.14, 0.62],
        [1.3, 0.15, 0.36],
      ],
      0.026,
      ({ t }) => ((t * 9) % 1 < 0.5 ? Material.chrome : Material.seam),
      false,
    ),
    tube(
      [
        [0.92, 0.1, 0.24],
        [0.86, 0.16, 0.06],
      ],
      0.012,
      madeOf(Material.steel),
      false,
    ),
  ];
}
