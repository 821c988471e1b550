import { factRows } from "@forecourt/search/car";
import { z } from "zod";

/** The section `modelPage` of a tenant's settings. */
export const modelPageSchema = z.strictObject({
  figures: z
    .array(z.enum(factRows.map(({ fact }) => fact)))
    .max(12)
    .describe(
      "Which facts stand large on a model's page, in this order: the first four that are known of it.",
    ),
  gradesAs: z
    .enum(["rows", "columns"])
    .describe(
      "How the grades of a model stand. rows: a line each with its price and what it adds, and all of them side by side below when they are unfolded. columns: side by side at once.",
    ),
});
