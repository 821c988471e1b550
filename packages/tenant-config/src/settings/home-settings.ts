import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { publicId } from "./setting-values.ts";

/** The section `home` of a tenant's settings. */
export const homeSchema = z.strictObject({
  overridePrimaryVehicle: publicId
    .nullable()
    .describe("Id of the car whose picture leads the home page. Left out, the newest car with a picture."),
  sections: z
    .array(z.enum(["bodyTypes", "latestStock", "offers", "locations", "reviews", "posts"]))
    .describe("What the home page shows below its picture, in this order."),
  latestCars: z.int().min(0).max(24).describe("How many of the latest cars the home page shows."),
});

/** The home page: the config section `home`. */
export type HomeSettings = SettingsOf<typeof homeSchema>;

/** A part of the home page. */
export type HomeSection = HomeSettings["sections"][number];
