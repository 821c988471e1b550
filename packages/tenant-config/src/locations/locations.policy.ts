import { z } from "zod";
import type { LocationsPolicy } from "./locations-policy.ts";

/** The `locations` section of a tenant's settings. */
export const locationsPolicySchema = z.strictObject({
  fullHours: z
    .boolean()
    .describe("Always list opening hours one line a day instead of joining days that are alike."),
  showOpenNow: z.boolean().describe("Say beside the hours whether the location is open now and until when."),
  holidayDays: z
    .int()
    .min(0)
    .max(366)
    .describe("How many coming special days the holiday-hours dialog lists."),
  searchBox: z.boolean().describe("Show the 'Search locations...' box on the locations screen."),
  picture: z.enum(["map", "image", "none"]).describe("What a location card shows above its address."),
  formButtons: z
    .array(z.enum(["contact", "service", "parts", "enquiry"]))
    .describe("Buttons on each location that open a form titled with its name, in this order."),
}) satisfies z.ZodType<LocationsPolicy>;

/** The specification's defaults. */
export const LOCATIONS_DEFAULTS: LocationsPolicy = {
  fullHours: false,
  showOpenNow: true,
  holidayDays: 20,
  searchBox: false,
  picture: "map",
  formButtons: [],
};
