import { z } from "zod";
import type { ConsentPolicy } from "./consent-policy.ts";

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
}) satisfies z.ZodType<ConsentPolicy>;

/** The specification's defaults: the marketing box comes ticked. */
export const consentDefaults: ConsentPolicy = {
  optInTicked: true,
  optInText: "Email me similar stock and latest offers.",
  optInVersion: "1",
  termsRequired: false,
  termsText: "I agree to the terms of use.",
  termsVersion: "1",
};
