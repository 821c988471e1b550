import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

/** Where suspicion begins: part `spam` of config section `leads`. */
export const spamSchema = z.strictObject({
  minimumSeconds: z
    .number()
    .min(0)
    .describe("A form sent sooner than this is kept back; 0 switches the sign off."),
  suspectAfter: z
    .int()
    .min(1)
    .describe("Leads of one shopper in the window before further ones are kept back."),
  refuseAfter: z
    .int()
    .min(1)
    .describe(
      "Leads from one network address in the window before further ones are refused. Many shoppers of a mobile carrier share one.",
    ),
  windowMinutes: z.number().positive().describe("Length of the window that leads are counted in."),
  sameTextAfter: z
    .int()
    .min(1)
    .describe("Shoppers who may send one and the same text in the window before further ones are kept back."),
  whenVerificationIsDown: z
    .enum(["quarantine", "accept"])
    .describe("What happens to leads while the human verification service is down."),
});

/** Where suspicion begins. */
export type SpamPolicy = SettingsOf<typeof spamSchema>;
