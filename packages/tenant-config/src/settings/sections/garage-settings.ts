import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

/** The section `garage` of a tenant's settings. */
export const garageSchema = z.strictObject({
  enabled: z
    .boolean()
    .describe("Shoppers may sign in and keep a watchlist. Off, favourites stay in their browser."),
  recentlySeenOn: z
    .array(z.enum(["home", "stock", "car"]))
    .describe(
      "Pages that show the cars this browser has looked at, below everything else. The garage shows them anyway; they never leave the browser.",
    ),
});

/** A shopper's garage: the config section `garage`. */
export type GarageSettings = SettingsOf<typeof garageSchema>;
