import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { colour } from "./setting-values.ts";

/** The section `theme` of a tenant's settings. */
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
  displayWeight: z
    .int()
    .min(300)
    .max(900)
    .describe("Weight of headings, 300 to 900. Of the faces of displayFont only 'text' has every weight."),
  displayTracking: z
    .number()
    .min(-6)
    .max(12)
    .describe("Letter spacing of headings in hundredths of an em; negative is tighter."),
  displayFont: z
    .enum([
      ...(["text", "serif", "slab", "soft", "condensed", "angular"] as const),
      ...(["rounded", "geometric", "technical", "mono"] as const),
    ])
    .describe("The kind of letters in headings; 'text' is the same as everywhere."),
  displayStyle: z.enum(["normal", "italic"]).describe("Whether headings lean."),
  displayCase: z.enum(["none", "uppercase"]).describe("Whether headings are set in capitals."),
});

/** A site's look, by the names of the design tokens: the config section `theme`. */
export type ThemeSettings = SettingsOf<typeof themeSchema>;
