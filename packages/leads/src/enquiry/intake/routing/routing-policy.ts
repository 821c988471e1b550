import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

const names = (what: string) => z.array(z.string().min(1)).min(1).describe(what);

const routeSchema = z.strictObject({
  name: z.string().min(1).describe("What people call this route; shown when routing is explained."),
  to: names("Names of the sinks a matching lead goes to."),
  categories: names("Only leads of these categories, in their wire spelling.").optional(),
  conditions: z
    .array(z.enum(["new", "used", "demo"]))
    .min(1)
    .describe("Only leads about cars in these conditions.")
    .optional(),
  makes: names("Only leads about cars of these makes.").optional(),
  locations: names("Only leads for these locations, by id.").optional(),
});

/** Which leads go to which sinks: part `routing` of config section `leads`. */
export const routingSchema = z.strictObject({
  routes: z.array(routeSchema).describe("Routes; every one that fits adds its sinks."),
});

/** Where a tenant's leads go. */
export type RoutingPolicy = SettingsOf<typeof routingSchema>;

/** Sends some leads to some sinks. A condition left out takes every lead; several must all hold. */
export type LeadRoute = RoutingPolicy["routes"][number];
