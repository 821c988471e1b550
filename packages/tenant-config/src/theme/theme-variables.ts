import type { ThemeSettings } from "../settings/theme-settings.ts";

/**
 * The face of each kind of letters: the product's own where a site brings it, then what systems have. A site without
 * it falls back at no cost.
 */
const DISPLAY_FONTS = new Map<ThemeSettings["displayFont"], string>([
  ["text", "var(--fc-font)"],
  ["serif", 'var(--fc-face-serif, ui-serif), "Iowan Old Style", Georgia, serif'],
  ["slab", "var(--fc-face-slab, ui-serif), Rockwell, Georgia, serif"],
  ["soft", 'var(--fc-face-soft, ui-serif), "Palatino Linotype", Georgia, serif'],
  ["condensed", 'var(--fc-face-condensed, "Arial Narrow"), "Arial Narrow", var(--fc-font)'],
  ["angular", "var(--fc-face-angular, var(--fc-font-latin, system-ui)), var(--fc-font)"],
  ["rounded", "var(--fc-face-rounded, ui-rounded), var(--fc-font)"],
  [
    "geometric",
    "var(--fc-face-geometric-extended, system-ui), var(--fc-face-geometric, system-ui), var(--fc-font)",
  ],
  ["technical", "var(--fc-face-technical, system-ui), var(--fc-font)"],
  ["mono", 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, monospace'],
]);

/**
 * A theme as CSS custom properties, to be put on `:root`. Every value has passed the schema (hex colours,
 * numbers, names from a list), so none can end the declaration it stands in.
 *
 * @example
 * themeVariables(config)["--fc-accent"] // "#0b5fa5"
 */
export function themeVariables({ theme }: { readonly theme: ThemeSettings }): Record<string, string> {
  return {
    "--fc-ground": theme.ground,
    "--fc-surface": theme.surface,
    "--fc-line": theme.line,
    "--fc-line-strong": theme.lineStrong,
    "--fc-ink": theme.ink,
    "--fc-ink-quiet": theme.inkQuiet,
    "--fc-accent": theme.accent,
    "--fc-accent-ink": theme.accentInk,
    "--fc-positive": theme.positive,
    "--fc-danger": theme.danger,
    "--fc-radius-s": `${Math.round(theme.radius * 0.6)}px`,
    "--fc-radius-m": `${theme.radius}px`,
    "--fc-radius-l": `${Math.round(theme.radius * 1.6)}px`,
    "--fc-weight-display": String(theme.displayWeight),
    "--fc-tracking-display": `${theme.displayTracking / 100}em`,
    "--fc-font-display": DISPLAY_FONTS.get(theme.displayFont) ?? "var(--fc-font)",
    "--fc-case-display": theme.displayCase,
    "--fc-style-display": theme.displayStyle,
    "color-scheme": theme.scheme,
  };
}
