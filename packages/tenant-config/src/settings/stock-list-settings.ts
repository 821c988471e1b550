import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { sitePath } from "./setting-values.ts";

/** The section `stockList` of a tenant's settings. */
export const stockListSchema = z.strictObject({
  callToActionPosition: z
    .int()
    .min(0)
    .max(500)
    .describe("At which card of a stock list the call to action stands; 0 shows none."),
  callToActionHref: sitePath.describe("Where the call to action of a stock list leads."),
});

/** What else stands on a stock list: the config section `stockList`. */
export type StockListSettings = SettingsOf<typeof stockListSchema>;
