import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

/** The section `prompts` of a tenant's settings. */
export const promptsSchema = z.strictObject({
  minimumHoursBetween: z
    .number()
    .min(0)
    .max(8760)
    .describe("Hours between two popups of any kind for one shopper; 0 sets no limit."),
  neverOverForms: z.boolean().describe("Hold popups back while a form is being filled in."),
  textUs: z
    .strictObject({
      enabled: z.boolean().describe("Show the 'Text us' button."),
      phone: z
        .string()
        .regex(/^\+?[\d ]{6,20}$/, "must be a phone number")
        .nullable()
        .describe("The number texts go to. Left out, the site's own."),
      popup: z.boolean().describe("Greet the shopper with a small popup beside the button."),
      popupDelayMs: z.int().min(0).max(600_000).describe("Milliseconds before the popup comes."),
      openDelayMs: z.int().min(0).max(60_000).describe("Milliseconds the chat widget is given to open."),
      closedForDays: z
        .number()
        .positive()
        .nullable()
        .describe("Days a popup that was closed stays closed. Left out, for good."),
    })
    .describe("The 'Text us' button and its popup."),
});

/** The one governor of everything that pops up: the config section `prompts`. */
export type PromptSettings = SettingsOf<typeof promptsSchema>;
