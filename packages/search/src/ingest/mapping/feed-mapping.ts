import { z } from "zod";
import { cellStepSchema } from "../cells/cell-step.ts";
import { FEED_ENCODINGS } from "../feed/decode-feed.ts";
import { DELIMITERS } from "../feed/recognise-file.ts";
import { standardColumnNames } from "../cells/standard-columns.ts";

const columnName = z.string().min(1).max(500).describe("A column of the feed, spelt as in its header.");

const conditionSchema = z
  .strictObject({
    column: columnName,
    is: z
      .array(z.string())
      .min(1)
      .max(500)
      .optional()
      .describe("The cell is one of these, whatever its case."),
    isNot: z.array(z.string()).min(1).max(500).optional().describe("The cell is none of these."),
  })
  .refine((condition) => (condition.is === undefined) !== (condition.isNot === undefined), {
    error: "A condition says either `is` or `isNot`.",
  });

const ruleSchema = z
  .strictObject({
    column: columnName.optional(),
    columns: z
      .array(columnName)
      .min(1)
      .max(100)
      .optional()
      .describe("For lists: several columns joined. 'image[*].url' takes every column of that pattern."),
    template: z.string().max(2_000).optional().describe("Text with {Column} and {car.field} filled in."),
    constant: z
      .union([z.string(), z.number(), z.boolean(), z.array(z.string())])
      .optional()
      .describe("The same value for every row."),
    separator: z.string().min(1).optional().describe("For lists: what stands between the items of one cell."),
    when: conditionSchema.optional().describe("Use this rule only for rows where this holds."),
    steps: z.array(cellStepSchema).max(50).optional().describe("Changes to the text, in order."),
  })
  .refine(
    (rule) =>
      [rule.column, rule.columns, rule.template, rule.constant].filter((way) => way !== undefined).length ===
      1,
    { error: "A rule has exactly one of `column`, `columns`, `template` and `constant`." },
  );

const fieldSchema = z.union([columnName.transform((column): FieldRule => ({ column })), ruleSchema]);

const fieldRulesSchema = z.union([
  fieldSchema.transform((rule) => [rule]),
  z.array(fieldSchema).min(1).max(50),
]);

const fieldsSchema = z.partialRecord(z.enum(standardColumnNames), fieldRulesSchema);

/** Where one field's value comes from. */
export type FieldRule = z.output<typeof ruleSchema>;

/** A test on one column of a row. */
export type RowCondition = z.output<typeof conditionSchema>;

const encoding = z
  .enum(FEED_ENCODINGS)
  .optional()
  .describe("How the file's text is coded; recognised when left out.");

const formatSchema = z.union([
  z.strictObject({
    kind: z.literal("csv").optional(),
    delimiter: z
      .enum(DELIMITERS)
      .optional()
      .describe("What stands between two cells; recognised by the header when left out."),
    encoding,
  }),
  z
    .strictObject({ kind: z.literal("json-lines"), encoding })
    .describe("One JSON object a line; inner fields are columns named 'a.b' and 'a[0].b'."),
]);

/** How a feed's files are written; what is left out is recognised. */
export type FeedFormat = z.output<typeof formatSchema>;

/**
 * A feed mapping: how the rows of one feed become cars. It is data, stored in a
 * JSON file beside the tenant that uses it; every field of this schema is
 * described, and FEEDS.md shows one of each.
 *
 * @example
 * feedMappingSchema.safeParse({ name: "yard", fields: { make: "Brand" } }).success; // true
 */
export const feedMappingSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().min(1).describe("Name of the feed. A full feed retires only cars that came by this name."),
  description: z.string().optional(),
  extends: z
    .string()
    .optional()
    .describe("Name of a preset this mapping starts from; fields here replace its fields."),
  format: formatSchema
    .default({})
    .describe(
      "How the files are written, where it should not be recognised: a file that differs is refused.",
    ),
  feed: z
    .enum(["full", "incremental"])
    .default("full")
    .describe("full: a car that is missing has left and becomes sold. incremental: missing means unchanged."),
  empty: z
    .array(z.string())
    .default(["-", "NA", "N/A", "null", "nan", "none"])
    .describe("Cells that mean 'nothing', whatever their case. An empty cell always does."),
  identity: z
    .strictObject({
      id: fieldSchema.optional().describe("The feed's own id of a car."),
      ignore: z
        .array(columnName)
        .default([])
        .describe(
          "Without an id: columns that may change while the car stays the same car, besides price and kilometres.",
        ),
      repeats: z
        .enum(["keep", "refuse"])
        .default("keep")
        .describe(
          "Without an id: a row equal to an earlier one is a further car (keep), or a mistake of the feed (refuse).",
        ),
    })
    .prefault({}),
  delete: conditionSchema.optional().describe("Rows that ask for their car to be removed altogether."),
  skip: z
    .array(conditionSchema)
    .default([])
    .describe("Rows that are left out on purpose, by any of these conditions."),
  optional: z
    .array(columnName)
    .default([])
    .describe("Columns that a file may lack. Any other column named here and lacking stops the import."),
  required: z
    .array(z.enum(standardColumnNames))
    .default([])
    .describe("Fields a row must have besides make, model and car_type; without one it is refused."),
  fields: fieldsSchema.describe(
    "For each standard column: a column name, one rule, or rules of which the first with a value counts.",
  ),
});

/** A checked mapping with every default filled in. */
export type FeedMapping = z.output<typeof feedMappingSchema>;

/** A mapping as a person writes it. */
export type FeedMappingInput = z.input<typeof feedMappingSchema>;
