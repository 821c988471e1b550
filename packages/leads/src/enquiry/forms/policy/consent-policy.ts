import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

const sentence = z.string().trim().min(1).max(1000);
const version = z.string().min(1).max(40);

/** Config section `consent`. */
export const consentSchema = z.strictObject({
  optInTicked: z
    .boolean()
    .describe(
      "The marketing box comes ticked. Australian law does not accept that as consent; false is safer.",
    ),
  optInText: sentence.describe("The sentence beside the marketing box."),
  optInVersion: version.describe("Version of that sentence, kept as evidence; change both together."),
  termsRequired: z.boolean().describe("Forms cannot be sent without agreeing to the terms of use."),
  termsText: sentence.describe("The sentence beside the terms box."),
  termsVersion: version.describe("Version of that sentence, kept as evidence; change both together."),
});

/** Config section `consent`: what a shopper is asked to agree to, and how. */
export type ConsentPolicy = SettingsOf<typeof consentSchema>;
