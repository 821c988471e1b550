import { z } from "zod";
import { modelWire, navigationWire, offerWire, reviewListWire } from "../content/wire/content-wire.ts";
import { specialHoursWire } from "../locations/wire/hours-wire.ts";
import { locationWire } from "../locations/wire/location-wire.ts";
import { pageHead, postHead } from "./article-wire.ts";

/** The content files of a tenant's folder beside `tenant.json`, and what each may say. */
const FILES: readonly (readonly [string, string, z.ZodType])[] = [
  ["locations", "The places shoppers can drive to, with their hours.", z.array(locationWire("strict"))],
  ["special-hours", "Holidays and other days with hours of their own.", specialHoursWire("strict")],
  ["models", "The models the dealer presents.", z.array(modelWire("strict"))],
  ["offers", "Special offers.", z.array(offerWire("strict"))],
  ["reviews", "What shoppers wrote; count and average are of all reviews.", reviewListWire("strict")],
  ["navigation", "Menu entries beyond the configured ones.", z.array(navigationWire("strict"))],
  ["page", "The head of a page in pages/*.md.", pageHead],
  ["post", "The head of a post in posts/*.md.", postHead],
];

/**
 * JSON Schemas for editors, by the file's name without its ending: what `locations.json` and the others
 * may say, and the heads of Markdown pages and posts. The reader checks more than they can express.
 *
 * @example
 * contentFileSchemas().get("offers") // { $schema: …, title: "offers.json", type: "array", … }
 */
export function contentFileSchemas(): ReadonlyMap<string, z.core.JSONSchema.BaseSchema> {
  return new Map(
    FILES.map(([name, description, schema]) => {
      const plain = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
      const title = name === "page" || name === "post" ? `${name} head` : `${name}.json`;
      return [name, { ...plain, title, description }];
    }),
  );
}
