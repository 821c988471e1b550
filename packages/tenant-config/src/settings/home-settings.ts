import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { publicId, sitePath, webAddress, words } from "./setting-values.ts";

/** The section `home` of a tenant's settings. */
export const homeSchema = z.strictObject({
  overridePrimaryVehicle: publicId
    .nullable()
    .describe("Id of the car whose picture leads the home page. Left out, the newest car with a picture."),
  sections: z
    .array(
      z.enum([
        ...(["promotions", "bodyTypes", "latestStock", "makes", "offers"] as const),
        ...(["tradeIn", "finance", "locations", "reviews", "posts"] as const),
      ]),
    )
    .describe(
      "What the home page shows below its picture, in this order. A part there is nothing for is left out.",
    ),
  latestCars: z.int().min(0).max(24).describe("How many of the latest cars the home page shows."),
  promotions: z
    .array(
      z.strictObject({
        title: words.describe("What is promoted, in a line."),
        text: words.max(200).optional().describe("A sentence more."),
        href: sitePath.describe("Where it leads."),
        image: z
          .union([sitePath, webAddress])
          .describe("Its picture, 1920 wide and 540 high; another shape is cut to that."),
      }),
    )
    .max(8)
    .describe(
      "The promotions slider of the home page: pictures of 1920 by 540 that do not move by themselves.",
    ),
});

/** The home page: the config section `home`. */
export type HomeSettings = SettingsOf<typeof homeSchema>;

/** A part of the home page. */
export type HomeSection = HomeSettings["sections"][number];
