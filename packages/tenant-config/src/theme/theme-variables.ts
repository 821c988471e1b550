import type { ThemeSettings } from "../settings/theme-settings.ts";

/** Fonts every system has, so that a heading of another kind costs no download. */
const DISPLAY_FONTS = new Map<ThemeSettings["displayFont"], string>([
  ["text", "var(--fc-font)"],
  ["serif", 'ui-serif, "Iowan Old Style", "Palatino Linotype", Georgia, serif'],
  ["condensed", '"Avenir Next Condensed", "Arial Narrow", "Roboto Condensed", var(--fc-font)'],
  ["rounded", 'ui-rounded, "SF Pro Rounded", Nunito, var(--fc-font)'],
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
    "color-scheme": theme.scheme,
  };
}
