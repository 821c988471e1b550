import type { CarShape } from "./car-shape.ts";
import { SEDAN } from "./sedan.ts";
import { WHEELS } from "./wheel.ts";

const { cabin } = SEDAN;

/** The sedan's front with a long roof. */
export const WAGON: CarShape = {
  ...SEDAN,
  tail: [
    [0, 0.16],
    [0.15, 0.06],
    [0.35, 0.01],
    [0.55, 0.01],
    [0.8, 0.06],
    [1, 0.12],
  ],
  top: [
    [-0.94, 0.735],
    [-0.6, 0.8],
    [0, 0.88],
    [0.6, 0.935],
    [1.6, 0.958],
    [2.8, 0.985],
    [3.92, 1.01],
  ],
  crown: [
    [-0.9, 0.015],
    [-0.4, 0.05],
    [0.4, 0.07],
    [1, 0.06],
    [3.2, 0.03],
    [3.9, 0.02],
  ],
  bootFrom: null,
  cabin: cabin && {
    ...cabin,
    roof: [
      [0.3, 1.38],
      [1.1, 1.42],
      [1.75, 1.455],
      [2.6, 1.45],
      [3.2, 1.42],
      [3.8, 1.37],
    ],
    backlight: [
      [0, 3.82],
      [0.4, 3.68],
      [0.8, 3.44],
      [1, 3.22],
    ],
    corner: { front: [0.62, 2.5], rear: [0.52, 2.8] },
    panes: { bottom: 0.13, top: 0.86, front: 0.3, rear: 0.42, splits: [1.6, 2.54], lean: 0.95 },
    rearGlass: { bottom: 0.1, top: 0.86, inset: 0.1 },
    rails: "silver",
  },
  tails: [
    {
      lamp: { from: 0.44, to: 0.86, z: 0.85, height: 0.14, wrap: 0.42, bar: true, upright: false },
      plateZ: 0.7,
      lowerFrom: 0.42,
      exhausts: 2,
    },
    {
      lamp: { from: 0.48, to: 0.86, z: 0.86, height: 0.15, wrap: 0.36, bar: false, upright: false },
      plateZ: 0.68,
      lowerFrom: 0.4,
      exhausts: 1,
    },
  ],
  wheels: [WHEELS.tenThin, WHEELS.fiveTwin],
};
