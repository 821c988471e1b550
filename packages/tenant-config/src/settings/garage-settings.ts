import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

/** The section `garage` of a tenant's settings. */
export const garageSchema = z.strictObject({
  enabled: z
    .boolean()
    .describe("Shoppers may sign in and keep a watchlist. Off, favourites stay in their browser."),
});

/** A shopper's garage: the config section `garage`. */
export type GarageSettings = SettingsOf<typeof garageSchema>;
