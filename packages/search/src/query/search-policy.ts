import { z } from "zod";
import type { SettingsOf } from "../kernel/settings-of.ts";
import { facetRows, valueFacets } from "./fields/facets.ts";
import { sortOptions } from "./fields/sort-options.ts";

const facet = z.enum(facetRows.map((row) => row.facet));
const filterField = z.enum(facetRows.map((row) => row.filter));
const sortKey = z.enum(sortOptions.map(({ key }) => key));

const presetFilters = z.partialRecord(z.enum(valueFacets), z.array(z.string().min(1)).min(1));

const scope = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("all") }),
  z.strictObject({
    kind: z.literal("conditions"),
    conditions: z.array(z.enum(["new", "used", "demo"])).min(1),
  }),
  z.strictObject({ kind: z.literal("dealership"), slug: z.string().min(1) }),
  z.strictObject({ kind: z.literal("filters"), filters: presetFilters }),
]);

const pathSegment = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/, "One part of an address: small letters, digits and hyphens.");

/** The section `search`. */
export const searchSchema = z.strictObject({
  filters: z.array(filterField).describe("Which filters shoppers see, in this order."),
  facetLabels: z
    .partialRecord(facet, z.string().min(1))
    .describe('Own words for filters, for example { "colour": "Color" }.'),
  sortLabels: z
    .partialRecord(sortKey, z.string().min(1))
    .describe('Own words for sort options, for example { "latest": "Just in" }.'),
  rangeLabels: z
    .strictObject({
      from: z.string().min(1).describe("With a lower end alone: From {from}."),
      upTo: z.string().min(1).describe("With an upper end alone: Up to {to}."),
      between: z.string().min(1).describe("With both ends: {from} to {to}."),
      not: z.string().min(1).describe("A value that is not wanted: Not {value}."),
    })
    .describe("How a chosen range is written, {from} and {to} being its ends, and a value that is refused."),
  valueLabels: z
    .array(z.strictObject({ facet, value: z.string().min(1), label: z.string().min(1) }))
    .describe(
      "Own words for values, for example Petrol shown as Gas. Links and filters keep the stock's value.",
    ),
  sortOptions: z
    .union([z.enum(["full", "basic"]), z.array(sortKey).min(1)])
    .describe("Which sort options shoppers see: full, basic, or a list of them."),
  defaultSort: sortKey.describe("The order of the stock list when the shopper chose none."),
  bestMatch: z
    .boolean()
    .describe(
      "Order Most Relevant by a blend of price, kilometres, age and pictures instead of custom_rank; `forecourt stock why-ranked` explains a car's place. A search server has the blend of when a car was last written, and must be set for it first (`forecourt stock settings`).",
    ),
  soldLast: z
    .boolean()
    .describe(
      "While the shopper has chosen no order, cars sold lately stand after those for sale. A search server must be set for it first (`forecourt stock settings`).",
    ),
  defaultPath: pathSegment
    .nullable()
    .describe("The site's main stock list, for example used-cars. It wins over the template's."),
  templatePath: pathSegment.nullable().describe("The template's main stock list. Templates set it."),
  paths: z
    .array(z.strictObject({ path: pathSegment, title: z.string().min(1), scope }))
    .describe("Every stock list with an address of its own, /search/{path}."),
  dealerships: z
    .array(z.strictObject({ slug: z.string().min(1), name: z.string().min(1) }))
    .describe("Dealerships with a stock list of their own, /search/{slug}."),
  presetFilters: presetFilters.describe(
    'Only cars with these values are ever listed, for example { "city": ["Newcastle", "Maitland"] }.',
  ),
  requireMinimumPhotos: z
    .number()
    .int()
    .min(0)
    .describe("Cars with fewer photos are not listed; 0 asks for none."),
  pageSize: z.number().int().min(1).max(500).describe("How many cars a page of the stock list has."),
  queryEveryFacet: z
    .boolean()
    .describe(
      "Ask the search server once for each filter there is, shown or not, instead of for those in use alone. The counts are the same.",
    ),
  strictSort: z
    .boolean()
    .describe(
      "With keywords, order strictly by the chosen sort instead of only among equally relevant cars.",
    ),
  matching: z
    .enum(["last", "all"])
    .describe("With keywords: all requires every word; last also finds cars with only the first words."),
  quoteCodesInside: z
    .boolean()
    .describe(
      "Match a word that looks like a stock number exactly even inside other keywords; otherwise only when it is all that was typed.",
    ),
  synonyms: z
    .array(
      z.strictObject({
        words: z.string().trim().min(1).max(60).describe("What shoppers say: bakkie."),
        means: z.string().trim().min(1).max(60).describe("What the stock calls it: ute."),
      }),
    )
    .max(200)
    .describe(
      'Words of this dealer\'s shoppers, for example [{ "words": "bakkie", "means": "ute" }]. They are searched for, and read in sentences, as what they mean.',
    ),
  facetOrder: z
    .enum(["policy", "narrowing"])
    .describe(
      "Show filters in the given order (policy), or those that split the list best first (narrowing).",
    ),
  histogramBuckets: z
    .number()
    .int()
    .min(0)
    .max(100)
    .describe("About how many bars the price and kilometre histograms have; 0 draws none."),
  highlight: z
    .enum(["all", "name"])
    .describe(
      "With keywords, in which fields the search marks matched words: all, or only the name, the one that a page shows.",
    ),
});

/** A site's stock search: the section `search`. */
export type SearchPolicy = SettingsOf<typeof searchSchema>;

/** One stock list with an address of its own: /search/{path}. */
export type StockPath = SearchPolicy["paths"][number];

/** Which part of the stock a list shows before the shopper filters anything. */
export type StockScope = StockPath["scope"];

/** Values a car must have, whatever the shopper picks. Within a facet any value will do. */
export type PresetFilters = SearchPolicy["presetFilters"];
