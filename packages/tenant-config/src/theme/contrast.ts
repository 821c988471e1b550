import type { ThemeSettings } from "../settings/sections/theme-settings.ts";

/** One pair of colours a reader must be able to tell apart. */
export interface ContrastProblem {
  readonly setting: keyof ThemeSettings;
  readonly against: keyof ThemeSettings;
  /** As measured, for example 3.2. */
  readonly ratio: number;
  /** As required by WCAG 2.2 AA: 4.5 for text, 3 for the borders of controls. */
  readonly needed: number;
}

const PAIRS = [
  ["ink", "ground", 4.5],
  ["ink", "surface", 4.5],
  ["inkQuiet", "ground", 4.5],
  ["inkQuiet", "surface", 4.5],
  ["accent", "ground", 4.5],
  ["accent", "surface", 4.5],
  ["accentInk", "accent", 4.5],
  ["positive", "ground", 4.5],
  ["danger", "ground", 4.5],
  ["lineStrong", "ground", 3],
] as const;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two hex colours, from 1 (the same) to 21 (black on white).
 *
 * @example
 * contrastRatio("#000000", "#ffffff") // 21
 */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Every pair of a theme's colours that some shoppers could not read.
 *
 * @example
 * contrastProblems(config.theme) // []
 */
export function contrastProblems(theme: ThemeSettings): ContrastProblem[] {
  return PAIRS.flatMap(([setting, against, needed]) => {
    const ratio = contrastRatio(theme[setting], theme[against]);
    return ratio < needed ? [{ setting, against, ratio: Math.floor(ratio * 100) / 100, needed }] : [];
  });
}
