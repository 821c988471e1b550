import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

/** The section `locations` of a tenant's settings. */
export const locationsSchema = z.strictObject({
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
  arrangement: z
    .enum(["tabs", "departments", "desk", "showroom", "workshop"])
    .describe(
      "How a place and its departments stand. tabs: one department at a time. departments: all of them beside each other, each beginning with its own hours. desk: how to find the place first, large, then the hours for picking up and bringing back. showroom: the place as a sign, its name and address large, how to reach it beside them. workshop: what stands in it as tiles, with its hours and the way to book.",
    ),
  picture: z.enum(["map", "image", "none"]).describe("What a location card shows above its address."),
  formButtons: z
    .array(z.enum(["contact", "service", "parts", "enquiry"]))
    .describe("Buttons on each location that open a form titled with its name, in this order."),
});

/** How a site shows its locations: the config section `locations`. */
export type LocationsSettings = SettingsOf<typeof locationsSchema>;

/** Buttons a location may carry; each opens a form titled with the location's name. */
export type LocationFormButton = LocationsSettings["formButtons"][number];
