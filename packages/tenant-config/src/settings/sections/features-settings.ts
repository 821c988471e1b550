import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

/** The section `features` of a tenant's settings. */
export const featuresSchema = z.strictObject({
  splitTest: z
    .boolean()
    .describe(
      "Show half the shoppers the other words on the enquiry button, the same half every time, and count who saw which.",
    ),
  authentication: z.boolean().describe("Let shoppers sign in. It needs garage.enabled as well."),
  stockOnHomepage: z
    .boolean()
    .describe(
      "List the latest cars on the home page, and put the stock list's keyword search there, above make, body and budget.",
    ),
});

/** Features that are switched for named sites: the config section `features`. */
export type FeatureSettings = SettingsOf<typeof featuresSchema>;
