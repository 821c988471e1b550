import type { ThemeSettings } from "../settings/sections/theme-settings.ts";

/**
 * The face of each kind of letters: `fc-display`, which a site may bring as a font of its own, then what systems have. A
 * site without it falls back at no cost.
 */
const DISPLAY_FONTS = new Map<ThemeSettings["displayFont"], string>([
  ["text", "var(--fc-font)"],
  ["serif", 'fc-display, "Iowan Old Style", Georgia, serif'],
  ["slab", "fc-display, Rockwell, Georgia, serif"],
  ["soft", 'fc-display, "Palatino Linotype", Georgia, serif'],
  ["condensed", 'fc-display, "Arial Narrow", var(--fc-font)'],
  ["angular", "fc-display, var(--fc-font)"],
  ["rounded", "fc-display, ui-rounded, var(--fc-font)"],
  ["geometric", "fc-display, var(--fc-font)"],
  ["technical", "fc-display, var(--fc-font)"],
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
