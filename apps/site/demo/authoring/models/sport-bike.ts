import type { DrawnVariant } from "../drawn-car.ts";
import { loft } from "../studio/loft.ts";
import { Material } from "../studio/material.ts";
import { gridMesh, madeOf, type Mesh, placeMesh, type Skin } from "../studio/mesh.ts";
import { blob, roundedBox } from "../studio/solids.ts";
import { tube } from "../studio/tube.ts";
import { bikeEngine } from "./bike-engine.ts";
import { indicators, mudguard, plateAt, wheelAt } from "./bike-parts.ts";
import { BIKE } from "./bike-sizes.ts";

const dark = madeOf(Material.plastic);
const paint = madeOf(Material.paint);
const black = madeOf(Material.glossBlack);
const leather = madeOf(Material.canvas);

/** A fully faired sports motorcycle: low bars, a pointed nose, a high tail. */
export function buildSportBike(variant: DrawnVariant): Mesh[] {
  return [
    ...wheelAt(0, BIKE.radius, 0.12),
    ...wheelAt(BIKE.rear, BIKE.radius, 0.19),
    ...bikeEngine(),
    ...fork(),
    ...nose(variant),
    ...sides(variant),
    ...tankAndTail(),
  ];
}

function fork(): Mesh[] {
  return [
    ...[-1, 1].flatMap((side) => [
      tube(
        [
          [0, side * 0.105, 0.3],
          [0.17, side * 0.105, 0.66],
        ],
        0.027,
        madeOf(Material.alloy),
        false,
      ),
      tube(
        [
          [0.15, side * 0.105, 0.62],
          [0.34, side * 0.105, 1.0],
        ],
        0.033,
        black,
        false,
      ),
      tube(
        [
          [0.33, side * 0.1, 0.99],
          [0.4, side * 0.24, 0.975],
          [0.45, side * 0.3, 0.965],
        ],
        0.014,
        dark,
      ),
      tube(
        [
          [0.42, side * 0.27, 0.97],
          [0.49, side * 0.39, 0.955],
        ],
        0.02,
        leather,
        false,
      ),
      roundedBox([0.115, side * 0.098, 0.43], [0.075, 0.05, 0.13], 0.018, black, 0.42),
      tube(
        [
          [0.16, side * 0.19, 0.95],
          [0.2, side * 0.34, 1.1],
        ],
        0.01,
        black,
        false,
      ),
      blob(
        [0.2, side * 0.37, 1.12],
        [0.045, 0.15, 0.07],
        ({ nx }) => (nx > 0.45 ? Material.chrome : Material.glossBlack),
        2.6,
      ),
      tube(
        [
          [0.98, side * 0.14, 0.42],
          [1.03, side * 0.26, 0.42],
        ],
        0.012,
        madeOf(Material.steel),
        false,
      ),
    ]),
    mudguard({ x: 0, radius: BIKE.radius, wide: 0.08, from: 0.75, to: 2.75 }, paint),
    roundedBox([0.34, 0, 1.02], [0.1, 0.26, 0.03], 0.012, black),
  ];
}

/** The cowl around the lamps, and the screen over it. */
function nose(variant: DrawnVariant): Mesh[] {
  const lamps: Skin = ({ x, y, z, nx }) => {
    const side = Math.abs(y);
    if (variant === 1) {
      // Two slits that rise outwards.
      const line = 0.85 + side * 0.42;
      if (nx < -0.12 && side > 0.025 && side < 0.15 && z > line - 0.014 && z < line + 0.02)
        return z > line + 0.008 ? Material.daylight : Material.lampClear;
    } else if (nx < -0.2 && Math.hypot((side - 0.075) * 1.1, z - 0.885) < 0.034) {
      return Math.hypot((side - 0.075) * 1.1, z - 0.885) < 0.018 ? Material.lampClear : Material.glossBlack;
    }
    // The mouth under the lamps.
    if (nx < -0.1 && side < 0.07 && z < 0.835 && x < 0.14) return Material.seam;
    return Material.paint;
  };
  const cowl = loft(
    {
      bottom: [
        [-0.13, 0.82],
        [-0.02, 0.76],
        [0.2, 0.7],
        [0.5, 0.68],
      ],
      top: [
        [-0.13, 0.86],
        [-0.03, 0.93],
        [0.12, 1.0],
        [0.3, 1.02],
        [0.5, 0.98],
      ],
      half: [
        [-0.13, 0.03],
        [-0.03, 0.12],
        [0.12, 0.19],
        [0.3, 0.22],
        [0.5, 0.2],
      ],
      power: 2.5,
    },
    lamps,
  );
  const screen = gridMesh(
    10,
    13,
    (row, column) => {
      const up = row / 9;
      const across = (column / 12 - 0.5) * 2;
      const wide = 0.165 - 0.045 * up;
      return [
        0.0 + 0.33 * up + 0.13 * across * across,
        across * wide,
        0.945 + 0.2 * up - 0.05 * across * across,
        up,
      ];
    },
    { skin: () => Material.glass, inside: Material.lining },
  );
  const clocks = roundedBox(
    [0.27, 0, 1.045],
    [0.03, 0.17, 0.09],
    0.012,
    ({ nx, y }) => (nx > 0.5 && Math.abs(y) < 0.07 ? Material.screen : Material.plastic),
    -0.5,
  );
  return [cowl, screen, clocks, ...indicators([0.14, 0.245, 0.86])];
}

/** The panels down the flanks and the keel under the engine. */
function sides(variant: DrawnVariant): Mesh[] {
  const panel: Skin = ({ x, z, ny }) => {
    const out = Math.abs(ny) > 0.3;
    // A slim vent behind the front wheel, and a shut line above the keel.
    const gill = x - 0.6 + (z - 0.56) * 0.62;
    if (out && Math.abs(gill) < 0.022 && z > 0.45 && z < 0.66) return Material.seam;
    if (out && Math.abs(z - (0.33 + (x - 0.5) * 0.08)) < 0.005) return Material.seam;
    if (variant === 2 && z < 0.36) return Material.glossBlack;
    return Material.paint;
  };
  const flank = (side: number): Mesh =>
    placeMesh(
      loft(
        {
          bottom: [
            [0.2, 0.66],
            [0.34, 0.48],
            [0.5, 0.3],
            [0.7, 0.21],
            [1.0, 0.19],
            [1.18, 0.22],
          ],
          top: [
            [0.2, 0.86],
            [0.42, 0.88],
            [0.6, 0.82],
            [0.74, 0.66],
            [0.84, 0.47],
            [1.0, 0.36],
            [1.18, 0.26],
          ],
          half: [
            [0.2, 0.02],
            [0.42, 0.05],
            [0.7, 0.05],
            [0.95, 0.04],
            [1.18, 0.012],
          ],
          power: 3.2,
        },
        panel,
      ),
      0,
      side * 0.185,
      0,
    );
  const keel = loft(
    {
      bottom: [
        [0.46, 0.24],
        [0.7, 0.17],
        [1.0, 0.17],
        [1.14, 0.24],
      ],
      top: [
        [0.46, 0.3],
        [0.7, 0.3],
        [1.0, 0.28],
        [1.14, 0.28],
      ],
      half: [
        [0.46, 0.1],
        [0.7, 0.2],
        [1.0, 0.19],
        [1.14, 0.12],
      ],
      power: 3,
    },
    variant === 2 ? black : paint,
  );
  return [flank(-1), flank(1), keel];
}

function tankAndTail(): Mesh[] {
  const tank = loft(
    {
      bottom: [
        [0.4, 0.84],
        [0.55, 0.76],
        [0.85, 0.74],
        [1.02, 0.78],
      ],
      top: [
        [0.4, 0.95],
        [0.48, 1.02],
        [0.6, 1.06],
        [0.74, 1.03],
        [0.9, 0.9],
        [1.02, 0.83],
      ],
      half: [
        [0.4, 0.09],
        [0.5, 0.17],
        [0.62, 0.195],
        [0.78, 0.16],
        [0.92, 0.1],
        [1.02, 0.08],
      ],
      power: 2.9,
    },
    paint,
  );
  const seat = loft(
    {
      bottom: [
        [0.96, 0.8],
        [1.1, 0.79],
        [1.3, 0.81],
      ],
      top: [
        [0.96, 0.845],
        [1.1, 0.835],
        [1.22, 0.85],
        [1.3, 0.9],
      ],
      half: [
        [0.96, 0.08],
        [1.12, 0.15],
        [1.3, 0.13],
      ],
      power: 3,
    },
    leather,
  );
  const pillion = loft(
    {
      bottom: [
        [1.3, 0.9],
        [1.5, 0.94],
      ],
      top: [
        [1.3, 0.96],
        [1.38, 0.985],
        [1.5, 1.0],
      ],
      half: [
        [1.3, 0.09],
        [1.4, 0.1],
        [1.5, 0.07],
      ],
      power: 3,
    },
    leather,
  );
  const tail = loft(
    {
      bottom: [
        [1.05, 0.72],
        [1.3, 0.77],
        [1.55, 0.87],
        [1.78, 0.96],
      ],
      top: [
        [1.05, 0.8],
        [1.22, 0.83],
        [1.32, 0.92],
        [1.52, 0.98],
        [1.78, 1.0],
      ],
      half: [
        [1.05, 0.08],
        [1.25, 0.15],
        [1.45, 0.13],
        [1.65, 0.085],
        [1.78, 0.04],
      ],
      power: 2.6,
    },
    ({ nx, x }) => (nx > 0.45 && x > 1.74 ? Material.lampRed : Material.paint),
  );
  return [
    tank,
    seat,
    pillion,
    tail,
    blob([0.58, 0, 1.058], [0.1, 0.1, 0.02], black),
    ...plateAt(1.76, 0.76),
    ...indicators([1.7, 0.16, 0.86]),
    mudguard({ x: BIKE.rear, radius: BIKE.radius, wide: 0.09, from: 0.55, to: 1.75 }, black),
  ];
}
