import type { CarShape } from "./car-shape.ts";
import { SEDAN } from "./sedan.ts";
import { WHEELS } from "./wheel.ts";

/** A panel van with a short bonnet and a sliding door. */
export const VAN: CarShape = {
  ...SEDAN,
  wheelbase: 3.15,
  frontOverhang: 0.95,
  rearOverhang: 1.1,
  halfWidth: 0.965,
  wheel: { radius: 0.345, width: 0.225, arch: 0.4 },
  low: [
    [-0.95, 0.32],
    [-0.5, 0.25],
    [0.6, 0.23],
    [2.5, 0.24],
    [3.4, 0.28],
    [4.25, 0.38],
  ],
  top: [
    [-0.95, 0.96],
    [-0.6, 1.05],
    [-0.2, 1.12],
    [0.3, 1.16],
    [1.4, 1.17],
    [4.25, 1.17],
  ],
  crown: [
    [-0.95, 0.01],
    [-0.5, 0.05],
    [0, 0.06],
    [1, 0.03],
    [4, 0.02],
  ],
  nose: [
    [0, 0.12],
    [0.15, 0.03],
    [0.32, 0],
    [0.6, 0.01],
    [0.82, 0.05],
    [0.93, 0.1],
    [1, 0.2],
  ],
  tail: [
    [0, 0.08],
    [0.1, 0.01],
    [0.28, 0],
    [0.32, 0.04],
    [0.6, 0.05],
    [1, 0.06],
  ],
  side: [
    [0, 0.965],
    [0.08, 0.985],
    [0.3, 0.985],
    [0.5, 0.985],
    [0.7, 0.997],
    [0.82, 1],
    [0.9, 0.99],
    [1, 0.97],
  ],
  taper: [
    [-0.95, 0.95],
    [0, 0.99],
    [1.4, 1],
    [4.25, 0.985],
  ],
  corner: { front: [0.8, 2.9], rear: [0.25, 3.4] },
  flare: 0.012,
  seams: [
    [
      [0.52, 0.35],
      [0.5, 0.7],
      [0.42, 1.2],
    ],
    [
      [1.48, 0.3],
      [1.48, 1.25],
    ],
    [
      [2.62, 0.3],
      [2.62, 1.25],
    ],
    [
      [0.52, 0.36],
      [2.62, 0.31],
    ],
    [
      [2.62, 1.0],
      [3.9, 1.0],
    ],
  ],
  handles: [
    [1.28, 1.0],
    [1.66, 1.0],
  ],
  mirror: [0.52, 1.27],
  bonnetEnd: -0.3,
  bootFrom: null,
  cabin: {
    roof: [
      [-0.5, 1.86],
      [0.6, 1.93],
      [2, 1.965],
      [3.4, 1.96],
      [4.2, 1.93],
    ],
    windscreen: [
      [0, -0.46],
      [0.5, -0.02],
      [0.85, 0.27],
      [1, 0.5],
    ],
    backlight: [
      [0, 4.19],
      [0.5, 4.17],
      [0.9, 4.12],
      [1, 3.98],
    ],
    width: [
      [0, 0.93],
      [0.3, 0.91],
      [0.7, 0.865],
      [0.88, 0.83],
      [0.96, 0.785],
      [1, 0.7],
    ],
    taper: [
      [-0.5, 0.97],
      [0.6, 1],
      [4.2, 0.985],
    ],
    corner: { front: [0.62, 2.7], rear: [0.2, 3.2] },
    crown: 0.03,
    sunk: 0.04,
    panes: { bottom: 0.09, top: 0.72, front: 0.36, rear: 0.2, splits: [], lean: 0, until: 1.4 },
    rearGlass: { bottom: 0.12, top: 0.7, inset: 0.16 },
    trim: "black",
    seams: [
      [
        [1.48, 1.1],
        [1.48, 1.86],
      ],
      [
        [2.62, 1.1],
        [2.62, 1.86],
      ],
      [
        [1.48, 1.86],
        [2.62, 1.87],
      ],
    ],
  },
  noses: [
    {
      lamp: {
        from: 0.48,
        to: 0.88,
        z: 0.88,
        rise: 0.06,
        height: [0.11, 0.19],
        wrap: 0.56,
        signature: "bottom",
      },
      grille: { half: [0.44, 0.4], top: 0.9, bottom: 0.74, pattern: "bars", frame: "chrome" },
      intake: { half: 0.6, top: 0.54, bottom: 0.36 },
      fog: true,
    },
    {
      lamp: { from: 0.5, to: 0.88, z: 0.87, rise: 0.05, height: [0.13, 0.17], wrap: 0.5, signature: "top" },
      grille: { half: [0.46, 0.46], top: 0.88, bottom: 0.78, pattern: "mesh", frame: "black" },
      intake: { half: 0.64, top: 0.6, bottom: 0.36 },
      fog: false,
    },
  ],
  tails: [
    {
      lamp: { from: 0.8, to: 0.95, z: 0.95, height: 0.42, wrap: 0.14, bar: false, upright: true },
      plateZ: 0.7,
      lowerFrom: 0.5,
      exhausts: 0,
    },
    {
      lamp: { from: 0.8, to: 0.95, z: 1.0, height: 0.3, wrap: 0.14, bar: false, upright: true },
      plateZ: 0.7,
      lowerFrom: 0.5,
      exhausts: 0,
    },
  ],
  wheels: [WHEELS.van, WHEELS.sixTwin],
  seats: [1.1],
  seatZ: 0.72,
};
