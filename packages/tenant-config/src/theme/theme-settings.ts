/** A site's look, by the names of the design tokens: the config section `theme`. */
export interface ThemeSettings {
  /** The page. */
  readonly ground: string;
  /** Quiet panels on the page. */
  readonly surface: string;
  /** Hairlines. */
  readonly line: string;
  /** Borders of fields and controls. */
  readonly lineStrong: string;
  readonly ink: string;
  readonly inkQuiet: string;
  readonly accent: string;
  /** Words on the accent. */
  readonly accentInk: string;
  readonly positive: string;
  readonly danger: string;
  /** Tells browsers to draw their own controls dark. */
  readonly scheme: "light" | "dark";
  /** Corners in pixels, of a card; small and large ones follow. */
  readonly radius: number;
  /** Weight of headings, 300 to 900. */
  readonly displayWeight: number;
  /** Letter spacing of headings in hundredths of an em; negative is tighter. */
  readonly displayTracking: number;
  readonly displayFont: "text" | "serif" | "condensed" | "rounded" | "mono";
  readonly displayCase: "none" | "uppercase";
}
