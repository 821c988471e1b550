import { z } from "zod";
import { colour } from "../settings/setting-values.ts";
import type { ThemeSettings } from "./theme-settings.ts";

/** The schema of the config section `theme`. */
export const themeSchema = z.strictObject({
  ground: colour.describe("The colour of the page."),
  surface: colour.describe("The colour of quiet panels."),
  line: colour.describe("The colour of hairlines."),
  lineStrong: colour.describe("The colour of field borders; at least 3 to 1 against the page."),
  ink: colour.describe("The colour of text; at least 4.5 to 1 against page and panels."),
  inkQuiet: colour.describe("The colour of quiet text; at least 4.5 to 1 against page and panels."),
  accent: colour.describe("The dealer's colour: buttons, links, bars."),
  accentInk: colour.describe("The colour of words on the accent; at least 4.5 to 1 against it."),
  positive: colour.describe("The colour of good news, such as 'Open now'."),
  danger: colour.describe("The colour of errors."),
  scheme: z.enum(["light", "dark"]).describe("Whether browsers draw their own controls light or dark."),
  radius: z.number().min(0).max(40).describe("Corners of cards in pixels; small and large corners follow."),
  displayWeight: z.int().min(300).max(900).describe("Weight of headings, 300 to 900."),
  displayTracking: z
    .number()
    .min(-6)
    .max(12)
    .describe("Letter spacing of headings in hundredths of an em; negative is tighter."),
  displayFont: z
    .enum(["text", "serif", "condensed", "rounded", "mono"])
    .describe("The kind of letters in headings; 'text' is the same as everywhere."),
  displayCase: z.enum(["none", "uppercase"]).describe("Whether headings are set in capitals."),
}) satisfies z.ZodType<ThemeSettings>;

/** Calm, light and neutral, with one blue. */
export const THEME_DEFAULTS: ThemeSettings = {
  ground: "#ffffff",
  surface: "#f5f5f3",
  line: "#e3e3df",
  lineStrong: "#82827c",
  ink: "#16181a",
  inkQuiet: "#5b6066",
  accent: "#0b5fa5",
  accentInk: "#ffffff",
  positive: "#13693a",
  danger: "#b3261e",
  scheme: "light",
  radius: 10,
  displayWeight: 640,
  displayTracking: -2,
  displayFont: "text",
  displayCase: "none",
};
