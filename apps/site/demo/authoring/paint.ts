import type { DrawnColour } from "./drawn-car.ts";

/** Linear red, green and blue of each paint, as the light it gives back. */
export const PAINTS: Record<DrawnColour, readonly [number, number, number]> = {
  white: [0.76, 0.77, 0.78],
  pearl: [0.7, 0.67, 0.61],
  silver: [0.42, 0.43, 0.445],
  grey: [0.16, 0.165, 0.175],
  graphite: [0.055, 0.058, 0.064],
  black: [0.006, 0.006, 0.008],
  blue: [0.012, 0.09, 0.36],
  navy: [0.008, 0.022, 0.085],
  sky: [0.2, 0.36, 0.5],
  teal: [0.01, 0.12, 0.14],
  green: [0.018, 0.085, 0.045],
  khaki: [0.12, 0.125, 0.08],
  sand: [0.44, 0.37, 0.26],
  bronze: [0.2, 0.11, 0.05],
  yellow: [0.75, 0.46, 0.02],
  orange: [0.62, 0.14, 0.012],
  red: [0.42, 0.012, 0.018],
  maroon: [0.11, 0.006, 0.014],
};
